import type { Law } from "../model/rule.ts";

/** ESA, Part III.1, with the exemptions of O. Reg. 476/24, ss. 1 and 2. */
export const ONTARIO: Law = {
  province: "ON",
  since: "2026-01-01",
  source: "https://www.ontario.ca/laws/statute/00e41",
  work: "paid",
  employees: 25,
  employers: "provincial",
  except: ["general", "internal", "outsideOntario"],
};

export const ONTARIO_REGULATION: Law = {
  ...ONTARIO,
  source: "https://www.ontario.ca/laws/regulation/240476",
};

/** Pay Transparency Act, s. 2. */
export const BRITISH_COLUMBIA: Law = {
  province: "BC",
  since: "2023-11-01",
  source:
    "https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings",
  work: "paid",
  employers: "provincial",
  remote: true,
};

/** Employment Standards Act, s. 5.9. */
export const PRINCE_EDWARD_ISLAND: Law = {
  province: "PE",
  since: "2022-06-01",
  source:
    "https://www.princeedwardisland.ca/sites/default/files/legislation/e-06-2-employment_standards_act.pdf",
  work: "paid",
  employers: "provincial",
};

/** Charter of the French language, s. 41. */
export const QUEBEC: Law = {
  province: "QC",
  since: "2022-06-01",
  source: "https://www.oqlf.gouv.qc.ca/francisation/travailleurs/publication.html",
  employers: "provincial",
};

/** Pay Transparency and Pay Equity Act: passed in 2022, its part on postings not proclaimed. */
export const NEWFOUNDLAND: Law = {
  province: "NL",
  since: null,
  source: "https://www.assembly.nl.ca/legislation/",
  work: "paid",
  employers: "provincial",
};
