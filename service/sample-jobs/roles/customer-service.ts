import type { Role } from "../role.ts";

export const customerService: readonly Role[] = [
  {
    titles: ["Customer Service Representative", "Customer Care Representative"],
    categories: ["Customer Service and Support"],
    ladder: "none",
    setting: "office",
    pay: { period: "Hourly", low: 20, high: 25 },
    types: { "Full Time": 6, "Part Time": 3, Temp: 1 },
    summaries: [
      "You will help customers by telephone, chat and e-mail, and be measured by whether their problem was solved and not by how fast you hung up.",
      "You will be the voice of our {city} centre for people who have a question, a complaint or simply a bad day.",
    ],
    duties: [
      "Answer questions about orders, accounts and deliveries",
      "Solve problems on the first contact wherever possible",
      "Record each conversation so that nobody has to explain twice",
      "Arrange returns, credits and replacements",
      "Pass on what customers tell us to the teams that can fix it",
      "Help to write clearer answers for the help pages",
    ],
    needs: [
      "Patience and a friendly voice",
      "Clear spoken and written English",
      "Comfort with several programs open at once",
      "High school completion",
    ],
    assets: ["Fluent French or another second language", "Contact centre experience"],
  },
  {
    titles: ["Contact Centre Team Lead", "Customer Service Team Lead"],
    categories: ["Customer Service and Support", "Management and Executive"],
    ladder: "none",
    setting: "office",
    pay: { period: "Yearly", low: 56_000, high: 67_000 },
    summaries: [
      "You will lead fourteen representatives, coach them on real calls, and clear away what stands between them and good service.",
    ],
    duties: [
      "Coach each team member at least twice a month",
      "Take over the calls that need a second voice",
      "Plan shifts and breaks with the workforce desk",
      "Watch service levels through the day and move people where they are needed",
      "Hire and train new representatives",
      "Report patterns in complaints, with suggestions",
    ],
    needs: [
      "Experience in a contact centre, some of it leading others",
      "A coaching style that people thank you for",
      "Comfort with figures and schedules",
    ],
    assets: ["Fluent French", "Experience with quality monitoring"],
  },
  {
    titles: ["Client Services Coordinator", "Service Coordinator"],
    categories: ["Customer Service and Support", "Administrative"],
    ladder: "office",
    setting: "office",
    pay: { period: "Hourly", low: 25, high: 31 },
    types: { "Full Time": 7, "Part Time": 2, Contract: 1 },
    summaries: [
      "You will book technicians, order parts and keep customers informed, so that a repair promised for Thursday happens on Thursday.",
    ],
    duties: [
      "Schedule service calls for nine technicians",
      "Confirm appointments and let customers know of changes early",
      "Order parts and follow them to delivery",
      "Prepare quotes and invoices",
      "Look after warranty claims",
      "Call customers after the visit to hear how it went",
    ],
    needs: [
      "A talent for juggling schedules",
      "A calm and honest manner with unhappy people",
      "Good computer skills",
    ],
    assets: ["Experience with dispatch software", "Technical interest"],
  },
];
