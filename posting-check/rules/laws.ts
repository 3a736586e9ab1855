import type { Law } from "../model/rule.ts";

/** ESA, Part III.1, with the exemptions of O. Reg. 476/24, ss. 1 and 2. */
export const ONTARIO: Law = {
  province: "ON",
  since: "2026-01-01",
  source: {
    en: "https://www.ontario.ca/laws/statute/00e41",
    fr: "https://www.ontario.ca/fr/lois/loi/00e41",
  },
  work: "paid",
  employees: 25,
  employers: "provincial",
  except: ["general", "internal", "outsideOntario"],
};

export const ONTARIO_REGULATION: Law = {
  ...ONTARIO,
  source: {
    en: "https://www.ontario.ca/laws/regulation/240476",
    fr: "https://www.ontario.ca/fr/lois/reglement/240476",
  },
};

/** Pay Transparency Act, s. 2. */
export const BRITISH_COLUMBIA: Law = {
  province: "BC",
  since: "2023-11-01",
  source: {
    en: "https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings",
  },
  work: "paid",
  employers: "provincial",
  except: ["general", "internal"],
  remote: true,
};

/** The act that was in force until its successor of 2024; which section of that speaks of postings was not found. */
export const PRINCE_EDWARD_ISLAND: Law = {
  province: "PE",
  since: "2022-06-01",
  source: { en: "https://www.princeedwardisland.ca/en/topic/employment-standards" },
  work: "paid",
  employers: "provincial",
  except: ["general", "internal"],
};

/** Charter of the French language: ss. 41 (in French) and 42 (another language at the same time). */
export const QUEBEC: Law = {
  province: "QC",
  since: "2022-06-01",
  source: {
    en: "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11#se:41",
    fr: "https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-11#se:41",
  },
  employers: "provincial",
};

/** S. 46: the reasons for a knowledge of another language. */
export const QUEBEC_REASONS: Law = {
  ...QUEBEC,
  source: {
    en: "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11#se:46",
    fr: "https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-11#se:46",
  },
};

/** O. Reg. 191/11, s. 22, and Manitoba's employment standard for accessibility: employers notify the public. */
export const ACCOMMODATION: readonly Law[] = [
  {
    province: "ON",
    since: "2016-01-01",
    source: {
      en: "https://www.ontario.ca/laws/regulation/110191",
      fr: "https://www.ontario.ca/fr/lois/reglement/110191",
    },
    employers: "provincial",
  },
  {
    province: "MB",
    since: "2022-05-01",
    source: { en: "https://accessibilitymb.ca/employment.html" },
    employers: "provincial",
  },
];

/** Labour Standards Code: employers must not ask applicants for their pay history. */
export const NOVA_SCOTIA: Law = {
  province: "NS",
  since: "2019-07-01",
  source: { en: "https://novascotia.ca/lae/employmentrights/infoonspecificrules.asp" },
  employers: "provincial",
};

/** Pay Equity and Pay Transparency Act: passed in 2022, its part on postings not proclaimed. */
export const NEWFOUNDLAND: Law = {
  province: "NL",
  since: null,
  source: { en: "https://www.assembly.nl.ca/legislation/" },
  work: "paid",
  employers: "provincial",
};
