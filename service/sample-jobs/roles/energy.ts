import type { Role } from "../role.ts";

export const energy: readonly Role[] = [
  {
    titles: ["Field Operator", "Gas Plant Operator"],
    categories: ["Oil, Gas and Utilities"],
    ladder: "none",
    setting: "camp",
    pay: { period: "Hourly", low: 41, high: 52 },
    provinces: ["AB", "BC", "NL", "SK"],
    summaries: [
      "You will operate compressors, separators and pipelines safely, and know the sound of each when it runs well.",
    ],
    duties: [
      "Monitor and adjust plant and field equipment",
      "Take readings and samples on rounds",
      "Prepare equipment for maintenance and return it to service",
      "Issue safe work permits",
      "Respond to alarms and call-outs",
      "Report emissions and volumes",
    ],
    needs: [
      "Fourth Class Power Engineering certificate",
      "H2S Alive and first aid",
      "A valid driver's licence and winter driving experience",
    ],
    assets: ["Third Class certificate", "Experience with distributed control systems"],
  },
  {
    titles: ["Powerline Technician", "Power Line Technician"],
    categories: ["Oil, Gas and Utilities", "Construction, Mining and Trades"],
    ladder: "trade",
    setting: "site",
    pay: { period: "Hourly", low: 47, high: 58 },
    summaries: [
      "You will build and maintain the lines that keep the lights on, and be out there when a storm has put them off.",
    ],
    duties: [
      "Set poles, string conductor and hang transformers",
      "Work on energized lines with approved methods",
      "Restore power after storms, at any hour",
      "Maintain underground cables and switchgear",
      "Lead tailboard meetings before the work starts",
    ],
    needs: [
      "Registration in or completion of a powerline apprenticeship",
      "A Class 1 or Class 3 licence with air brakes, depending on level",
      "Comfort with heights and winters",
      "Residence within 30 minutes of {city}, or readiness to move",
    ],
    assets: ["Red Seal certificate", "Barehand or live-line training"],
  },
  {
    titles: ["Instrumentation Technician", "Instrumentation and Control Technician"],
    categories: ["Oil, Gas and Utilities", "Maintenance and Technicians"],
    ladder: "trade",
    setting: "shop",
    pay: { period: "Hourly", low: 43, high: 54 },
    provinces: ["AB", "BC", "MB", "NL", "ON", "SK"],
    summaries: [
      "You will calibrate, repair and improve the instruments by which operators see what they are doing.",
    ],
    duties: [
      "Calibrate transmitters, analyzers and control valves",
      "Find faults in control loops and PLC inputs",
      "Install and commission new instruments",
      "Test safety shutdown systems",
      "Keep loop drawings and records up to date",
    ],
    needs: [
      "Registration in or completion of an instrumentation apprenticeship",
      "A good understanding of process control",
      "Safety training for industrial sites",
    ],
    assets: ["Red Seal certificate", "Programming of PLCs"],
  },
];
