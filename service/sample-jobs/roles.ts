import type { CategoryName, PositionTypeName, SalaryPeriodName } from "#contract/reference.ts";

/** A kind of job, from which postings are made. */
export interface Role {
  /** Names of the same job. */
  titles: readonly [string, ...string[]];
  categories: readonly [CategoryName, ...CategoryName[]];
  types: readonly [PositionTypeName, ...PositionTypeName[]];
  /** Dollars in the middle of the country; `null` where nothing is paid. */
  pay: readonly [SalaryPeriodName, low: number, high: number] | null;
  commission?: true;
  /** Whether titles have levels, such as "Senior Accountant". */
  levels?: true;
  /** English unless given. French postings are in Quebec. */
  language?: "fr";
  summary: string;
  duties: readonly string[];
  needs: readonly string[];
}

export const ROLES: readonly [Role, ...Role[]] = [
  {
    titles: ["Accountant", "Staff Accountant", "Payroll Accountant"],
    categories: ["Accounting", "Banking, Finance and Insurance"],
    types: ["Full Time", "Full Time", "Contract"],
    pay: ["Yearly", 66_000, 84_000],
    levels: true,
    summary: "You will keep the books of three companies and close each month in five days.",
    duties: [
      "Prepare month-end entries and financial statements",
      "Reconcile bank and supplier accounts",
      "File GST and payroll remittances",
      "Support the yearly audit",
    ],
    needs: ["A degree in accounting", "Strong spreadsheet skills", "Progress toward the CPA"],
  },
  {
    titles: ["Administrative Assistant", "Office Coordinator"],
    categories: ["Administrative"],
    types: ["Full Time", "Part Time", "Temp"],
    pay: ["Hourly", 23, 28],
    summary: "You will be the first person whom visitors meet and keep an office of 20 running.",
    duties: [
      "Answer the telephone and welcome visitors",
      "Arrange meetings and travel",
      "Keep files and calendars up to date",
      "Order supplies and check invoices",
    ],
    needs: ["Clear written English", "Good knowledge of office software", "Tact and discretion"],
  },
  {
    titles: ["Financial Advisor", "Insurance Advisor"],
    categories: ["Banking, Finance and Insurance", "Sales and Marketing"],
    types: ["Full Time"],
    pay: ["Monthly", 4_200, 6_000],
    commission: true,
    levels: true,
    summary: "You will help families and small businesses to plan, save and insure themselves.",
    duties: [
      "Meet clients and analyse their needs",
      "Recommend savings, credit and insurance products",
      "Review portfolios every year",
      "Build a network in the community",
    ],
    needs: ["A licence for mutual funds or insurance", "Experience in sales", "A driver's licence"],
  },
  {
    titles: ["Electrician", "Construction Electrician"],
    categories: ["Construction, Mining and Trades", "Maintenance and Technicians"],
    types: ["Full Time", "Contract"],
    pay: ["Hourly", 34, 46],
    summary: "You will wire schools, clinics and apartment buildings with a crew of eight.",
    duties: [
      "Install conduit, cable, panels and fixtures",
      "Read drawings and plan the day's material",
      "Test circuits and correct faults",
      "Work safely and keep the site clean",
    ],
    needs: ["A Red Seal certificate", "Your own hand tools", "Fall protection training"],
  },
  {
    titles: ["Graphic Designer", "Multimedia Designer"],
    categories: ["Creative and Graphic Design", "Sales and Marketing"],
    types: ["Full Time", "Contract", "Part Time"],
    pay: ["Yearly", 58_000, 74_000],
    levels: true,
    summary: "You will design campaigns, packages and exhibits for museums and food producers.",
    duties: [
      "Design for print and screen",
      "Prepare files for production",
      "Present drafts to clients",
      "Keep the image library in order",
    ],
    needs: ["A portfolio", "Adobe Creative Cloud", "Knowledge of accessible design"],
  },
  {
    titles: ["Customer Service Representative", "Client Support Specialist"],
    categories: ["Customer Service and Support", "Telecommunications"],
    types: ["Full Time", "Part Time"],
    pay: ["Hourly", 20, 25],
    summary: "You will solve our customers' internet and telephone problems on the first call.",
    duties: [
      "Answer questions by telephone, e-mail and chat",
      "Find faults and book technicians",
      "Record each conversation",
      "Report what customers ask for",
    ],
    needs: ["A friendly voice and patience", "Basic knowledge of networks", "Evening availability"],
  },
  {
    titles: ["Civil Engineer", "Structural Engineer"],
    categories: ["Engineering", "Construction, Mining and Trades"],
    types: ["Full Time"],
    pay: ["Yearly", 84_000, 112_000],
    levels: true,
    summary: "You will design bridges and water mains and see them built.",
    duties: [
      "Prepare calculations, drawings and specifications",
      "Inspect construction and answer contractors' questions",
      "Estimate costs and schedules",
      "Review the work of technologists",
    ],
    needs: ["Registration as P.Eng. or EIT", "Experience with Civil 3D", "A driver's licence"],
  },
  {
    titles: ["Front-End Developer", "Software Developer", "QA Analyst"],
    categories: ["Software and Programming", "Information Technology"],
    types: ["Full Time", "Full Time", "Contract"],
    pay: ["Yearly", 78_000, 108_000],
    levels: true,
    summary: "You will build accessible software for clinics in a team that ships every week.",
    duties: [
      "Write and test features with TypeScript and React",
      "Review code and have yours reviewed",
      "Measure and improve loading times",
      "Take part in a light on-call rotation",
    ],
    needs: ["Experience with a typed language", "Automated tests as a habit", "SQL & HTML"],
  },
  {
    titles: ["Line Cook", "First Cook", "Baker"],
    categories: ["Other", "Labour"],
    types: ["Full Time", "Part Time", "Temp"],
    pay: ["Hourly", 20, 25],
    summary: "You will cook with local ingredients in an open kitchen.",
    duties: [
      "Prepare stations and cook to order",
      "Keep portions and timing consistent",
      "Receive and store deliveries",
      "Clean as you go",
    ],
    needs: ["Experience in a busy kitchen", "A food safety certificate", "Weekend availability"],
  },
  {
    titles: ["Power Engineer", "Plant Operator"],
    categories: ["Oil, Gas and Utilities", "Maintenance and Technicians"],
    types: ["Full Time", "Contract"],
    pay: ["Hourly", 38, 52],
    summary: "You will run the boilers and turbines of a plant that heats 4,000 homes.",
    duties: [
      "Monitor and adjust plant systems",
      "Take water and fuel samples",
      "Do preventive maintenance",
      "Keep the operating log",
    ],
    needs: ["A Third Class certificate", "H2S training", "Willingness to work 12-hour shifts"],
  },
  {
    titles: ["Store Manager", "Assistant Store Manager"],
    categories: ["Retail", "Management and Executive"],
    types: ["Full Time"],
    pay: ["Yearly", 54_000, 68_000],
    commission: true,
    summary: "You will lead a store of 25 people and answer for its results.",
    duties: [
      "Hire, train and schedule the team",
      "Plan orders, displays and promotions",
      "Manage stock and budget",
      "Resolve complaints",
    ],
    needs: ["Three years in retail", "Experience in leading people", "Good numeracy"],
  },
  {
    titles: ["Volunteer Driver", "Volunteer Visitor", "Food Bank Volunteer"],
    categories: ["Non-profit", "Transportation and Warehousing"],
    types: ["Volunteer"],
    pay: null,
    summary: "You will bring meals and company to older neighbours, two hours a week.",
    duties: ["Collect and deliver meals", "Notice when a person needs help", "Keep a short log"],
    needs: ["A clean driver's abstract", "A criminal record check", "Kindness"],
  },
  {
    titles: ["Laboratory Technician", "Field Biologist"],
    categories: ["Science"],
    types: ["Temp", "Contract", "Full Time"],
    pay: ["Weekly", 1_100, 1_450],
    summary: "You will sample lakes and streams and analyse what lives in them.",
    duties: [
      "Collect samples in the field",
      "Run analyses by standard methods",
      "Calibrate and maintain instruments",
      "Enter and check data",
    ],
    needs: ["A degree or diploma in science", "First aid", "Comfort in boats and bad weather"],
  },
  {
    titles: ["Long-Haul Driver", "Class 1 Driver", "Forklift Operator"],
    categories: ["Transportation and Warehousing", "Labour"],
    types: ["Full Time", "Part Time", "Temp"],
    pay: ["Daily", 230, 310],
    summary: "You will move food and building material on routes that are planned with you.",
    duties: [
      "Load, secure and deliver freight",
      "Inspect the vehicle before each trip",
      "Keep electronic logs",
      "Report damage and delays",
    ],
    needs: ["A valid licence", "The strength to lift 23 kg", "Two years without an accident"],
  },
  {
    titles: ["Développeuse ou développeur Web", "Analyste en assurance qualité"],
    categories: ["Software and Programming", "Information Technology"],
    types: ["Full Time", "Contract"],
    pay: ["Yearly", 76_000, 100_000],
    language: "fr",
    summary: "Vous construirez des services Web fiables avec une équipe de six personnes.",
    duties: [
      "Concevoir, écrire et tester des interfaces",
      "Participer aux revues de code",
      "Améliorer l'accessibilité et les performances",
    ],
    needs: ["La maîtrise de TypeScript ou de Java", "L'habitude des tests automatisés"],
  },
  {
    titles: ["Éducatrice ou éducateur à la petite enfance", "Commis d'entrepôt"],
    categories: ["Other", "Non-profit"],
    types: ["Full Time", "Part Time"],
    pay: ["Hourly", 22, 29],
    language: "fr",
    summary: "Vous travaillerez dans une équipe stable, près de chez vous.",
    duties: [
      "Préparer et organiser les activités de la journée",
      "Tenir les dossiers à jour",
      "Veiller à la sécurité des lieux",
    ],
    needs: ["Un cours de premiers soins à jour", "De la ponctualité et de la patience"],
  },
];
