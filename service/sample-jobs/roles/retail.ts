import type { Role } from "../role.ts";

export const retail: readonly Role[] = [
  {
    titles: ["Sales Associate", "Retail Sales Associate"],
    categories: ["Retail", "Customer Service and Support"],
    ladder: "none",
    setting: "store",
    pay: { period: "Hourly", low: 18.5, high: 21 },
    types: { "Part Time": 7, "Full Time": 3, Temp: 2 },
    summaries: [
      "You will help people to find what they came for, and sometimes to see that they need something simpler and cheaper.",
      "You will look after customers and shelves in our {city} store, in a team that has fun and still closes on time.",
    ],
    duties: [
      "Greet customers and offer help without hovering",
      "Know the products, and say so when you do not",
      "Operate the till and handle returns",
      "Receive, price and shelve goods",
      "Keep displays neat and labels right",
      "Count stock twice a year",
    ],
    needs: [
      "Friendliness and reliability",
      "Ability to stand for a shift and lift 15 kg",
      "Availability on some evenings and weekends",
    ],
    assets: ["Retail experience", "A second language"],
  },
  {
    titles: ["Store Manager"],
    onePlace: true,
    categories: ["Retail", "Management and Executive"],
    ladder: "none",
    setting: "store",
    pay: { period: "Yearly", low: 54_000, high: 70_000 },
    summaries: [
      "You will run a store of 22 people as if it were your own, with the backing of a regional team when you want it.",
    ],
    duties: [
      "Lead, schedule and develop the team",
      "Own sales, margin and shrinkage",
      "Hire well, and train better",
      "Plan displays and promotions",
      "Look after safety and cash procedures",
      "Make it right when a customer is unhappy",
    ],
    needs: [
      "Experience in leading a retail team",
      "Comfort with sales figures and budgets",
      "An example that others follow",
      "Availability on some evenings and weekends",
    ],
    assets: ["Experience in opening or moving a store"],
  },
  {
    titles: ["Cashier", "Grocery Clerk"],
    categories: ["Retail"],
    ladder: "none",
    setting: "store",
    pay: { period: "Hourly", low: 18, high: 20 },
    types: { "Part Time": 8, "Full Time": 2, Temp: 1 },
    summaries: [
      "You will be the last person that our customers talk to, and one of the reasons why they come back. A good first job: we train you.",
    ],
    duties: [
      "Scan, weigh and pack with care",
      "Take payment and balance your till",
      "Check that prices are right",
      "Stock shelves in quiet hours",
      "Help customers to find things and to carry them",
    ],
    needs: [
      "A smile that you mean",
      "Honesty and accuracy with cash",
      "Availability for at least three shifts a week",
    ],
    assets: ["Food safety certificate"],
  },
  {
    titles: ["Baker", "Meat Cutter"],
    categories: ["Retail", "Other"],
    ladder: "none",
    setting: "store",
    pay: { period: "Hourly", low: 22, high: 28 },
    types: { "Full Time": 7, "Part Time": 3 },
    summaries: [
      "You will make fresh food by hand every morning, to a standard that regular customers will hold you to.",
    ],
    duties: [
      "Prepare and present products to our recipes and cuts",
      "Plan quantities so that little is left over",
      "Keep equipment and surfaces spotless",
      "Advise customers on preparation and storage",
      "Order ingredients and check deliveries",
    ],
    needs: [
      "Training or experience in the trade",
      "Readiness for early mornings",
      "Food safety certificate, or readiness to get one",
    ],
    assets: ["Red Seal certificate", "Experience with special orders"],
  },
];
