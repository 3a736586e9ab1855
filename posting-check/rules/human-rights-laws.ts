import type { Law } from "../model/rule.ts";

const code = (province: Law["province"], en: string, fr?: string): Law => ({
  province,
  source: { en, ...(fr !== undefined && { fr }) },
  kind: "humanRights",
  // Older than any posting.
  since: "1986-01-01",
  employers: province === "CA" ? "federal" : "provincial",
});

/** The statutes that forbid advertisements with a preference on a protected ground, unless the job requires it. */
export const HUMAN_RIGHTS: readonly Law[] = [
  // S. 8.
  code(
    "CA",
    "https://laws-lois.justice.gc.ca/eng/acts/h-6/",
    "https://laws-lois.justice.gc.ca/fra/lois/h-6/",
  ),
  // S. 8.
  code(
    "AB",
    "https://albertahumanrights.ab.ca/issues-at-work/job-advertisements-and-applications/",
  ),
  // S. 11.
  code("BC", "http://www.bchrt.gov.bc.ca/human-rights-duties/employment/advertisements/"),
  // S. 14.
  code(
    "MB",
    "https://web2.gov.mb.ca/laws/statutes/ccsm/h175.php?lang=en",
    "https://web2.gov.mb.ca/laws/statutes/ccsm/h175.php?lang=fr",
  ),
  // S. 4.
  code(
    "NB",
    "https://laws.gnb.ca/en/document/cs/2011,%20c.171",
    "https://www2.gnb.ca/content/gnb/fr/ministeres/cdpnb/loi_sur_les_droits_de_la_personne/resume.html",
  ),
  // Ss. 14 and 19.
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
  code(
    "ON",
    "https://www.ontario.ca/laws/statute/90h19",
    "https://www.ontario.ca/fr/lois/loi/90h19",
  ),
  // S. 6.
  code("PE", "https://www.princeedwardisland.ca/en/legislation/human-rights-act"),
  // Charter of human rights and freedoms, ss. 10, 11 and 16.
  code(
    "QC",
    "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-12",
    "https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-12",
  ),
  // S. 19.
  code("SK", "https://saskatchewanhumanrights.ca/"),
  // S. 9.
  code("YT", "https://yukonhumanrights.ca/"),
];

/** No payment is taken from people who look for work: Employment Standards Act, s. 10; Saskatchewan Employment Act, s. 2-5. */
export const FEES: readonly Law[] = [
  {
    province: "BC",
    since: "1995-11-01",
    source: { en: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96113_01" },
    employers: "provincial",
  },
  {
    province: "SK",
    since: "2014-04-29",
    source: { en: "https://www.saskatchewan.ca/business/employment-standards" },
    employers: "provincial",
  },
];
