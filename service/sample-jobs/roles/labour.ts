import type { Role } from "../role.ts";

export const labour: readonly Role[] = [
  {
    titles: ["General Labourer", "Construction Labourer"],
    categories: ["Labour", "Construction, Mining and Trades"],
    ladder: "none",
    setting: "site",
    pay: { period: "Hourly", low: 21, high: 27 },
    types: { "Full Time": 5, Temp: 4, Contract: 1 },
    summaries: [
      "You will help the trades on several sites around {city}. The work is physical, the days are never the same, and good people move up quickly.",
      "You will do the work without which nobody else can start: unloading, preparing, digging, cleaning up.",
    ],
    duties: [
      "Load, unload and carry materials",
      "Dig, rake and compact by hand and with small machines",
      "Set up fences, signs and temporary heat",
      "Direct traffic when trained to do so",
      "Keep walkways and work areas clear",
      "Help carpenters and equipment operators",
    ],
    needs: [
      "Fitness to lift 25 kg again and again",
      "Steel-toed boots, and the sense to wear them",
      "Reliability: on time, every day",
    ],
    assets: ["First aid certificate", "Traffic control certificate", "Driver's licence"],
  },
  {
    titles: ["Landscape Labourer", "Grounds Crew Member"],
    categories: ["Labour", "Maintenance and Technicians"],
    ladder: "none",
    setting: "site",
    pay: { period: "Hourly", low: 20, high: 25 },
    types: { Temp: 6, "Full Time": 3, "Part Time": 2 },
    summaries: [
      "You will plant, mow, prune and build in gardens and parks, outdoors all season, in a crew of four.",
    ],
    duties: [
      "Prepare beds, plant shrubs and lay sod",
      "Mow, trim and blow leaves",
      "Build small walls, paths and irrigation lines",
      "Water new plantings in dry weeks",
      "Look after tools and small engines",
    ],
    needs: [
      "Enjoyment of outdoor work, even in the rain",
      "Fitness for bending, lifting and walking all day",
      "Courtesy toward clients and their dogs",
    ],
    assets: ["Driver's licence and experience with a trailer", "Knowledge of plants"],
  },
  {
    titles: ["Production Worker", "Food Production Worker"],
    categories: ["Labour"],
    ladder: "none",
    setting: "shop",
    pay: { period: "Hourly", low: 20, high: 24.5 },
    types: { "Full Time": 6, "Part Time": 2, Temp: 3 },
    summaries: [
      "You will work on a packaging line in a clean, cool plant, and rotate between stations every two hours.",
    ],
    duties: [
      "Feed, watch and clear a packaging line",
      "Check weight, seal and label of finished goods",
      "Stack cases on pallets",
      "Clean equipment at the end of the run",
      "Record counts and temperatures",
      "Follow food safety rules to the letter",
    ],
    needs: [
      "Ability to stand for most of a shift and lift 18 kg",
      "Attention to cleanliness and detail",
      "Basic English for safety instructions",
    ],
    assets: ["Food safety certificate", "Forklift ticket"],
  },
];
