import type { Role } from "../role.ts";

export const science: readonly Role[] = [
  {
    titles: ["Laboratory Technician", "Laboratory Technologist"],
    categories: ["Science"],
    ladder: "office",
    setting: "shop",
    pay: { period: "Hourly", low: 27, high: 35 },
    types: { "Full Time": 7, "Part Time": 1, Contract: 2, Temp: 1 },
    summaries: [
      "You will test water, soil and food samples, and know that somebody decides something important by your results.",
    ],
    duties: [
      "Receive, log and prepare samples",
      "Run analyses by GC, ICP and wet chemistry",
      "Calibrate instruments and keep their records",
      "Check data against quality limits and repeat what fails",
      "Prepare reagents and standards",
      "Keep the laboratory safe and orderly",
    ],
    needs: [
      "A diploma or degree in chemistry, biology or laboratory science",
      "Careful records and steady hands",
      "WHMIS training",
    ],
    assets: ["Experience under ISO/IEC 17025", "Knowledge of a LIMS"],
  },
  {
    titles: ["Environmental Scientist", "Environmental Consultant"],
    categories: ["Science", "Engineering"],
    ladder: "office",
    setting: "site",
    pay: { period: "Yearly", low: 66_000, high: 84_000 },
    types: { "Full Time": 7, Contract: 3 },
    summaries: [
      "You will assess sites, sample soil and groundwater, and write reports that regulators accept the first time.",
    ],
    duties: [
      "Plan and carry out field programs",
      "Supervise drilling and sampling",
      "Interpret laboratory data against provincial standards",
      "Write assessment and remediation reports",
      "Meet clients, regulators and communities",
      "Work respectfully with First Nations on their territories",
    ],
    needs: [
      "A degree in environmental science, geology or a related field",
      "Experience with contaminated sites",
      "Fitness for fieldwork in all weather",
      "A valid driver's licence",
    ],
    assets: ["Professional registration", "GIS skills"],
  },
  {
    titles: ["Agronomist", "Crop Advisor"],
    categories: ["Science", "Sales and Marketing"],
    ladder: "office",
    setting: "road",
    pay: { period: "Yearly", low: 68_000, high: 86_000 },
    provinces: ["AB", "BC", "MB", "ON", "PE", "QC", "SK"],
    summaries: [
      "You will walk fields with growers from seeding to harvest and give advice that pays.",
    ],
    duties: [
      "Scout crops for weeds, insects and disease",
      "Recommend seed, nutrients and protection",
      "Take soil samples and explain the results",
      "Run field trials and share what they show",
      "Keep up with regulations and resistance",
    ],
    needs: [
      "A degree in agriculture",
      "P.Ag. or CCA, completed or under way",
      "A driver's licence and readiness for long days in season",
    ],
    assets: ["A farm background", "Experience with precision agriculture"],
  },
  {
    titles: ["Research Associate", "Research Assistant"],
    categories: ["Science", "Information Technology"],
    ladder: "none",
    setting: "office",
    pay: { period: "Yearly", low: 58_000, high: 72_000 },
    types: { Contract: 6, "Full Time": 3, "Part Time": 2 },
    summaries: [
      "You will support a study on how northern communities adapt to thawing ground, from field data to published papers.",
    ],
    duties: [
      "Collect, clean and document data",
      "Carry out statistical analyses",
      "Review literature and draft sections of papers",
      "Arrange fieldwork and community visits",
      "Follow ethics and data agreements",
    ],
    needs: [
      "A graduate degree in a relevant science",
      "Strong skills in R or Python",
      "Careful, collegial work",
    ],
    assets: ["Experience in the North", "Publications"],
  },
];
