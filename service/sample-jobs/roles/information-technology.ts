import type { Role } from "../role.ts";

export const informationTechnology: readonly Role[] = [
  {
    titles: ["Systems Administrator", "Infrastructure Administrator"],
    categories: ["Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 72_000, high: 90_000 },
    summaries: [
      "You will look after the servers, cloud services and backups of an organization of 600, and make sure that nobody has to think about them.",
      "You will keep our systems current, secure and boring, and automate what you have done by hand twice.",
    ],
    duties: [
      "Maintain Windows and Linux servers, on site and in the cloud",
      "Patch, monitor and document",
      "Manage identities, permissions and single sign-on",
      "Test backups by restoring them",
      "Automate routine work with scripts",
      "Support the help desk with the harder tickets",
    ],
    needs: [
      "Experience in running production systems",
      "Scripting in PowerShell, Python or Bash",
      "A good understanding of networks and DNS",
      "Documentation that others can follow at three in the morning",
    ],
    assets: ["Cloud certification", "Infrastructure as code"],
  },
  {
    titles: ["Help Desk Analyst", "IT Support Analyst", "Desktop Support Technician"],
    categories: ["Information Technology", "Customer Service and Support"],
    ladder: "office",
    setting: "office",
    pay: { period: "Hourly", low: 25, high: 32 },
    types: { "Full Time": 6, Contract: 3, "Part Time": 1 },
    summaries: [
      "You will help colleagues with laptops, phones, printers and passwords, in person and from a distance, and leave them a little wiser.",
    ],
    duties: [
      "Answer tickets and calls, and solve most of them yourself",
      "Set up, repair and replace laptops and mobile devices",
      "Create accounts and manage access",
      "Write short guides for common questions",
      "Keep the inventory of equipment and licences",
      "Tell the security team about anything strange",
    ],
    needs: [
      "Good knowledge of Windows, and some of macOS",
      "Patience, and no condescension",
      "A diploma in information technology, or equivalent experience",
    ],
    assets: ["ITIL Foundation", "A valid driver's licence for visits to other offices"],
  },
  {
    titles: ["Information Security Analyst", "Cybersecurity Analyst"],
    categories: ["Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 84_000, high: 104_000 },
    summaries: [
      "You will watch for trouble, prepare for it, and help teams to build things that are safe to begin with.",
    ],
    duties: [
      "Investigate alerts and lead the response to incidents",
      "Assess vulnerabilities and see that they are fixed",
      "Review the security of suppliers and projects",
      "Run phishing exercises that teach rather than shame",
      "Maintain policies that people can follow",
      "Report risks to management in business terms",
    ],
    needs: [
      "A solid grounding in networks and operating systems",
      "Experience with a SIEM or endpoint detection platform",
      "Discretion and good judgement under pressure",
    ],
    assets: ["CISSP, GSEC or similar", "Knowledge of Canadian privacy law"],
  },
  {
    titles: ["Database Administrator"],
    categories: ["Information Technology", "Software and Programming"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 82_000, high: 102_000 },
    types: { "Full Time": 7, Contract: 3 },
    summaries: [
      "You will look after some forty PostgreSQL and SQL Server databases, and advise developers before a query becomes a problem.",
    ],
    duties: [
      "Plan, upgrade and monitor database servers",
      "Tune queries and indexes with developers",
      "Design backup and recovery, and rehearse it",
      "Manage access and audit trails",
      "Automate migrations and releases",
    ],
    needs: [
      "Administration of PostgreSQL or SQL Server in production",
      "A deep understanding of SQL and execution plans",
      "Calm and method in an outage",
    ],
    assets: ["Experience with replication across sites", "Python"],
  },
];
