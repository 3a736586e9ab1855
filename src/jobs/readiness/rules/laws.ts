import type { Law } from "../rule.ts";

/** ESA, Part III.1, and O. Reg. 476/24. Employers with 25 employees or more in Ontario. */
export const ONTARIO: Law = {
  province: "ON",
  since: "2026-01-01",
  source: "https://www.ontario.ca/laws/statute/00e41",
};

export const ONTARIO_REGULATION: Law = {
  ...ONTARIO,
  source: "https://www.ontario.ca/laws/regulation/240476",
};

/** Pay Transparency Act, s. 2. Also for remote work that is open to residents. */
export const BRITISH_COLUMBIA: Law = {
  province: "BC",
  since: "2023-11-01",
  source:
    "https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings",
};

/** Employment Standards Act, s. 5.9. */
export const PRINCE_EDWARD_ISLAND: Law = {
  province: "PE",
  since: "2022-06-01",
  source:
    "https://www.princeedwardisland.ca/sites/default/files/legislation/e-06-2-employment_standards_act.pdf",
};

/** Charter of the French language, s. 41. */
export const QUEBEC: Law = {
  province: "QC",
  since: "2022-06-01",
  source: "https://www.oqlf.gouv.qc.ca/francisation/travailleurs/publication.html",
};

/** Pay Transparency and Pay Equity Act: passed in 2022, its part on postings not proclaimed. */
export const NEWFOUNDLAND: Law = {
  province: "NL",
  since: null,
  source: "https://www.assembly.nl.ca/legislation/",
};
