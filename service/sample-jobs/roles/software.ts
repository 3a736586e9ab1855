import type { Role } from "../role.ts";

export const software: readonly Role[] = [
  {
    titles: ["Software Developer", "Back-End Developer"],
    categories: ["Software and Programming", "Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 84_000, high: 108_000 },
    summaries: [
      "You will build services that hospitals and clinics rely on, in a team of six that ships every week and reviews each other's code kindly.",
      "You will work on the scheduling engine at the heart of our product: correctness first, speed right after.",
    ],
    duties: [
      "Design, write and test services and APIs",
      "Review code and have yours reviewed",
      "Break work down with designers and product owners",
      "Keep builds fast and releases uneventful",
      "Take part in a light on-call rotation",
      "Improve old code while you are there",
    ],
    needs: [
      "Fluency in at least one of TypeScript, C#, Java, Go or Python",
      "Good knowledge of relational databases",
      "Automated tests as a habit",
      "Clear writing, in code and out of it",
    ],
    assets: ["Experience with PostgreSQL", "Contributions to open source"],
  },
  {
    titles: ["Front-End Developer", "Web Developer"],
    categories: ["Software and Programming", "Creative and Graphic Design"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 78_000, high: 98_000 },
    types: { "Full Time": 7, Contract: 3 },
    summaries: [
      "You will build interfaces that people use all day, and care about the half second and the half pixel.",
    ],
    duties: [
      "Build accessible interfaces with TypeScript and React",
      "Turn designs into components, and push back when they would not work",
      "Measure and improve loading and interaction times",
      "Write tests that survive a redesign",
      "Watch people use what you have made",
    ],
    needs: [
      "A thorough knowledge of HTML, CSS and TypeScript",
      "Experience with a modern component framework",
      "Working knowledge of WCAG 2.2",
      "An eye for detail",
    ],
    assets: ["A background in design", "Experience with design systems"],
  },
  {
    titles: ["QA Analyst", "Software Test Analyst"],
    categories: ["Software and Programming", "Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 68_000, high: 86_000 },
    types: { "Full Time": 7, Contract: 3 },
    summaries: [
      "You will find what is wrong before our customers do, and make sure that it stays fixed.",
    ],
    duties: [
      "Plan and carry out exploratory and regression tests",
      "Automate browser and API tests",
      "Write bug reports that can be reproduced",
      "Take part in design reviews and ask the awkward questions",
      "Keep test data and environments in good shape",
    ],
    needs: [
      "Experience in testing web applications",
      "Working knowledge of a test automation tool",
      "Basic SQL",
      "Persistence and tact",
    ],
    assets: ["Performance testing", "Accessibility testing with a screen reader"],
  },
  {
    titles: ["DevOps Engineer", "Platform Engineer"],
    categories: ["Software and Programming", "Information Technology"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 98_000, high: 122_000 },
    summaries: [
      "You will give five development teams a paved road from a commit to production, and the instruments to see what happens there.",
    ],
    duties: [
      "Run and improve our build and deployment pipelines",
      "Manage cloud infrastructure as code",
      "Set up logging, metrics and alerts that mean something",
      "Lead incident reviews without blame",
      "Keep costs visible and sensible",
    ],
    needs: [
      "Experience in running containers in production",
      "Strong Linux and networking skills",
      "Programming ability beyond scripts",
    ],
    assets: ["Kubernetes administration", "Experience with security audits"],
  },
];
