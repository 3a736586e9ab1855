import type { Role } from "../role.ts";

export const maintenance: readonly Role[] = [
  {
    titles: ["Millwright", "Industrial Mechanic (Millwright)"],
    categories: ["Maintenance and Technicians", "Construction, Mining and Trades"],
    ladder: "trade",
    setting: "shop",
    pay: { period: "Hourly", low: 38, high: 48 },
    summaries: [
      "You will keep saws, conveyors and gearboxes running in a mill that works around the clock, and prevent most breakdowns before they happen.",
    ],
    duties: [
      "Carry out preventive maintenance and record it",
      "Find faults in mechanical, hydraulic and pneumatic systems",
      "Align shafts, replace bearings and rebuild pumps",
      "Fabricate brackets and guards",
      "Lead repairs during planned shutdowns",
      "Lock out, tag out and test, every time",
    ],
    needs: [
      "Registration in or completion of a millwright apprenticeship",
      "Welding skills for everyday repairs",
      "Your own hand tools",
    ],
    assets: ["Red Seal certificate", "Laser alignment and vibration analysis"],
  },
  {
    titles: ["HVAC Technician", "Refrigeration and Air Conditioning Mechanic"],
    categories: ["Maintenance and Technicians", "Construction, Mining and Trades"],
    ladder: "trade",
    setting: "road",
    pay: { period: "Hourly", low: 37, high: 47 },
    summaries: [
      "You will service rooftop units, chillers and a growing number of heat pumps for offices, stores and arenas.",
    ],
    duties: [
      "Maintain and repair commercial heating and cooling equipment",
      "Find faults in controls and refrigeration circuits",
      "Commission new heat pumps",
      "Handle refrigerants according to the rules",
      "Explain findings and costs to building managers",
      "Take part in the on-call rotation",
    ],
    needs: [
      "Registration in or completion of a refrigeration apprenticeship",
      "Ozone depletion prevention card",
      "A valid driver's licence; a service van is provided",
    ],
    assets: ["Gas ticket", "Experience with building automation"],
  },
  {
    titles: ["Building Operator", "Facilities Technician"],
    onePlace: true,
    categories: ["Maintenance and Technicians"],
    ladder: "none",
    setting: "shop",
    pay: { period: "Hourly", low: 27, high: 34 },
    types: { "Full Time": 7, "Part Time": 2, Temp: 1 },
    summaries: [
      "You will look after a building of nine storeys: its boilers, its lights, its leaks and the people in it.",
    ],
    duties: [
      "Inspect mechanical and electrical systems on daily rounds",
      "Make small repairs: locks, lights, drywall, plumbing",
      "Operate the building automation system",
      "Supervise contractors on site",
      "Respond to alarms and tenants' requests",
      "Keep maintenance logs",
    ],
    needs: [
      "Handiness in several trades",
      "A service-minded manner",
      "Readiness to be called in now and then",
    ],
    assets: ["Power engineering certificate", "Building operator certificate"],
  },
  {
    titles: ["Automotive Service Technician", "Heavy Duty Mechanic"],
    categories: ["Maintenance and Technicians", "Transportation and Warehousing"],
    ladder: "trade",
    setting: "shop",
    pay: { period: "Hourly", low: 36, high: 46 },
    summaries: [
      "You will diagnose and repair a mixed fleet of vans, trucks and equipment, with time to do it properly.",
    ],
    duties: [
      "Inspect, diagnose and repair engines, brakes and electrical systems",
      "Carry out commercial vehicle inspections",
      "Road-test vehicles after repair",
      "Order parts and record labour",
      "Help drivers by telephone when something fails on the road",
    ],
    needs: [
      "Registration in or completion of an apprenticeship in the trade",
      "Experience with scan tools and wiring diagrams",
      "Your own tools and a valid driver's licence",
    ],
    assets: ["Red Seal certificate", "Inspector's certificate", "High-voltage training"],
  },
  {
    titles: ["Resident Building Manager", "Live-In Building Manager"],
    onePlace: true,
    categories: ["Maintenance and Technicians", "Administrative"],
    ladder: "none",
    setting: "shop",
    pay: { period: "Monthly", low: 3_600, high: 4_400 },
    summaries: [
      "You will live in and look after an apartment building of 64 suites: its tenants, its lobby and its boiler room. A two-bedroom suite comes with the job at a reduced rent.",
    ],
    duties: [
      "Show suites and welcome new tenants",
      "Clean common areas and keep the grounds in order",
      "Make small repairs and arrange larger ones",
      "Collect rent and keep records",
      "Respond to emergencies outside office hours",
    ],
    needs: [
      "Experience in managing or maintaining a building",
      "Basic repair skills",
      "Fairness and patience with people",
      "A criminal record check",
    ],
    assets: ["Residential tenancy training"],
    hours: [
      "You arrange your own day around the needs of the building; a relief manager covers two days a week.",
    ],
  },
];
