import type { Role } from "../role.ts";

export const telecommunications: readonly Role[] = [
  {
    titles: ["Telecommunications Technician", "Installation and Repair Technician"],
    categories: ["Telecommunications", "Maintenance and Technicians"],
    ladder: "none",
    setting: "road",
    pay: { period: "Hourly", low: 29, high: 37 },
    types: { "Full Time": 8, Contract: 2 },
    summaries: [
      "You will install and repair internet, television and telephone service in homes and businesses, and leave only when it works.",
      "You will bring fibre to the communities around {city}, some of which have waited for it for years.",
    ],
    duties: [
      "Install fibre, coaxial and network cabling",
      "Find and repair faults on lines and equipment",
      "Climb poles and work in confined spaces, with training",
      "Show customers how to use what you have installed",
      "Complete work orders and drawings on a tablet",
      "Look after your van, ladder and test sets",
    ],
    needs: [
      "Technical training or experience with cabling",
      "A valid driver's licence and a clean abstract",
      "Comfort with heights",
      "Good manners in people's homes",
    ],
    assets: ["Fibre splicing experience", "Fall protection certificate"],
  },
  {
    titles: ["Fibre Optic Splicer"],
    categories: ["Telecommunications", "Construction, Mining and Trades"],
    ladder: "none",
    setting: "site",
    pay: { period: "Hourly", low: 33, high: 42 },
    types: { "Full Time": 5, Contract: 5 },
    summaries: [
      "You will splice and test long-haul and distribution fibre, often outdoors and sometimes at night, with losses that you can be proud of.",
    ],
    duties: [
      "Prepare, splice and close fibre cables",
      "Test with OTDR and power meter, and document results",
      "Restore service after cuts",
      "Work from buckets, vaults and cabinets",
      "Keep splicing equipment calibrated",
    ],
    needs: [
      "Experience in fusion splicing",
      "The ability to read fibre plans",
      "A valid driver's licence",
    ],
    assets: ["Bucket truck experience", "Confined space training"],
  },
  {
    titles: ["Network Planner", "Network Operations Analyst"],
    categories: ["Telecommunications", "Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 76_000, high: 95_000 },
    summaries: [
      "You will plan where capacity is needed next, and watch over a network that 300,000 people use without thinking about it.",
    ],
    duties: [
      "Monitor traffic and plan upgrades",
      "Design routes and equipment for new areas",
      "Coordinate maintenance windows",
      "Lead the technical response to outages",
      "Keep network records accurate",
    ],
    needs: [
      "A diploma or degree in telecommunications or networking",
      "Strong knowledge of IP routing and optical transport",
      "Calm communication in an outage",
    ],
    assets: ["CCNP or similar", "Experience with rural broadband"],
  },
];
