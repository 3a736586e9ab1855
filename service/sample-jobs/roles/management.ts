import type { Role } from "../role.ts";

export const management: readonly Role[] = [
  {
    titles: ["Operations Manager", "Plant Manager"],
    onePlace: true,
    categories: ["Management and Executive"],
    ladder: "none",
    setting: "shop",
    pay: { period: "Yearly", low: 95_000, high: 125_000 },
    summaries: [
      "You will be responsible for safety, quality, delivery and cost at a site of 80 people, in that order.",
      "You will lead our {city} plant through a change from one shift to two, and from spreadsheets to a real planning system.",
    ],
    duties: [
      "Lead supervisors in production, shipping and maintenance",
      "Plan capacity and staffing with sales",
      "Walk the floor every day and act on what you see",
      "Own the operating budget",
      "Lead improvement projects with the people who do the work",
      "Be accountable for health and safety",
    ],
    needs: [
      "Experience in leading a production or logistics site",
      "Success with lean methods, in substance rather than slogans",
      "Strong skills with budgets and data",
      "Visible, respectful leadership",
    ],
    assets: ["A degree in engineering or business", "Experience in a unionized workplace"],
    hours: ["Your core hours are days, and the afternoon shift should know you too."],
  },
  {
    titles: ["Project Manager"],
    categories: ["Management and Executive", "Engineering"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 86_000, high: 110_000 },
    types: { "Full Time": 6, Contract: 4 },
    summaries: [
      "You will bring three or four projects at a time to a successful close, and tell bad news early.",
    ],
    duties: [
      "Define scope, schedule and budget with clients",
      "Lead teams that do not report to you",
      "Track progress and costs, and correct course",
      "Manage risks, changes and suppliers",
      "Report in one page",
      "Close projects properly and pass on what was learned",
    ],
    needs: [
      "Experience in managing projects from start to finish",
      "Clear communication with technical and other people",
      "Financial sense",
    ],
    assets: ["PMP designation", "Public sector experience"],
  },
  {
    titles: ["Human Resources Manager", "Human Resources Business Partner"],
    categories: ["Management and Executive", "Administrative"],
    ladder: "none",
    setting: "office",
    pay: { period: "Yearly", low: 82_000, high: 102_000 },
    summaries: [
      "You will advise managers, look after 220 people and keep our workplace one that they recommend to friends.",
    ],
    duties: [
      "Advise managers on hiring, performance and conflict",
      "Lead recruitment and onboarding",
      "Interpret policies, collective agreements and the law",
      "Manage disability and return-to-work cases",
      "Review pay and benefits every year",
      "Support the joint health and safety committee",
    ],
    needs: [
      "A degree or diploma in human resources",
      "Current knowledge of employment law in your province",
      "Fairness, discretion and a sense of humour",
    ],
    assets: ["CPHR or CHRP designation", "Experience in labour relations"],
  },
];
