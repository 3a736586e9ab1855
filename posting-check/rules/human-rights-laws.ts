import type { Law } from "../model/rule.ts";

const code = (province: Law["province"], source: string): Law => ({
  province,
  source,
  kind: "humanRights",
  // Older than any posting.
  since: "1986-01-01",
  employers: province === "CA" ? "federal" : "provincial",
});

/** The statutes that forbid advertisements with a preference on a protected ground, unless the job requires it. */
export const HUMAN_RIGHTS: readonly Law[] = [
  // S. 8.
  code("CA", "https://laws-lois.justice.gc.ca/eng/acts/h-6/"),
  // S. 8.
  code(
    "AB",
    "https://albertahumanrights.ab.ca/issues-at-work/job-advertisements-and-applications/",
  ),
  // S. 11.
  code("BC", "http://www.bchrt.gov.bc.ca/human-rights-duties/employment/advertisements/"),
  // S. 14.
  code("MB", "https://web2.gov.mb.ca/laws/statutes/ccsm/h175.php"),
  // S. 4.
  code("NB", "https://laws.gnb.ca/en/document/cs/2011,%20c.171"),
  // S. 16.
  code("NL", "https://www.assembly.nl.ca/legislation/sr/statutes/h13-1.htm"),
  // S. 8.
  code("NS", "https://nslegislature.ca/sites/default/files/legc/statutes/human%20rights.pdf"),
  // S. 7.
  code("NT", "https://www.justice.gov.nt.ca/en/files/legislation/human-rights/human-rights.a.pdf"),
  // S. 9.
  code(
    "NU",
    "https://www.nunavutlegislation.ca/en/consolidated-law/human-rights-act-consolidation",
  ),
  // S. 23.
  code("ON", "https://www.ontario.ca/laws/statute/90h19"),
  // S. 6.
  code("PE", "https://www.princeedwardisland.ca/en/legislation/human-rights-act"),
  // Charter of human rights and freedoms, ss. 10, 11 and 16.
  code("QC", "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-12"),
  // S. 16.
  code("SK", "https://saskatchewanhumanrights.ca/"),
  // S. 9.
  code("YT", "https://yukonhumanrights.ca/"),
];

/** Employment Standards Act, s. 10: an employer takes no payment from people who look for work. */
export const BRITISH_COLUMBIA_FEES: Law = {
  province: "BC",
  since: "1995-11-01",
  source: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96113_01",
  employers: "provincial",
};
