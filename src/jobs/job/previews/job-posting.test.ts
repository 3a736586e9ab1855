import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobPosting, markupOf, missingProperties, RECOMMENDED, REQUIRED } from "./job-posting.ts";

const job: Job = {
  ...aJob,
  status: "active",
  title: "Baker",
  publishDate: "2026-11-02",
  closeDate: "2027-01-15",
  employer: { id: 1, name: "Lantern Hill Foods" },
  referenceId: "HR-7",
  locations: [
    { id: 1, name: "Montréal", description: "Montréal, QC", type: "Town" },
    { id: 2, name: "Hope", description: "Hope", type: "Town" },
  ],
  positionType: { id: 1, name: "Full Time" },
  salary: {
    amount: 22.5,
    maxAmount: 25,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
};

it("says all that the job does, in schema.org’s words", () => {
  expect(jobPosting(job)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Baker",
    description: "<p>Bread.</p>",
    datePosted: "2026-11-02",
    hiringOrganization: { "@type": "Organization", name: "Lantern Hill Foods" },
    jobLocation: [
      {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Montréal",
          addressRegion: "QC",
          addressCountry: "CA",
        },
      },
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Hope", addressCountry: "CA" },
      },
    ],
    validThrough: "2027-01-15T23:59:59-05:00",
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "CAD",
      value: { "@type": "QuantitativeValue", minValue: 22.5, maxValue: 25, unitText: "HOUR" },
    },
    employmentType: "FULL_TIME",
    identifier: { "@type": "PropertyValue", name: "Lantern Hill Foods", value: "HR-7" },
  });
  expect(missingProperties(job)).toEqual([]);
});

it.each<[string, Partial<Job>, object]>([
  ["one amount", { salary: { ...job.salary!, maxAmount: null } }, { value: 22.5 }],
  [
    "a year",
    { salary: { ...job.salary!, period: { id: 1, name: "", unit: "" } } },
    { unitText: "YEAR" },
  ],
])("pay: %s", (_, changes, value) => {
  expect(jobPosting({ ...job, ...changes })).toMatchObject({ baseSalary: { value } });
});

it.each([
  ["2027-07-15", ["Laval, QC"], "-04:00"],
  ["2027-01-15", ["Gander, NL"], "-03:30"],
  ["2027-07-15", ["Regina, SK"], "-06:00"],
  ["2027-01-15", ["Hope", "Brandon, MB"], "-06:00"],
  // The clocks change on that day.
  ["2027-03-14", ["Toronto, ON"], "-04:00"],
])("is valid through the end of %s in %s", (closeDate, places, offset) => {
  const locations = places.map((description) => ({ id: 1, name: "", description, type: "Town" }));
  expect(jobPosting({ ...job, closeDate, locations })).toMatchObject({
    validThrough: `${closeDate}T23:59:59${offset}`,
  });
});

it("leaves out what the job does not say", () => {
  const bare: Job = {
    ...job,
    status: "draft",
    title: "",
    closeDate: null,
    employer: null,
    locations: [],
    positionType: { id: 77, name: "Casual" },
    salary: { ...job.salary!, period: { id: 77, name: "", unit: "" } },
  };
  expect(jobPosting(bare)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    description: "<p>Bread.</p>",
    employmentType: "OTHER",
  });
  expect(missingProperties(bare)).toEqual(["title", "hiringOrganization", "jobLocation"]);
});

it("gives no markup for a confidential job, and never says that the page takes the application", () => {
  const confidential = { ...job, confidential: true };
  expect(jobPosting(confidential)).toBeNull();
  expect(missingProperties(confidential)).toEqual(REQUIRED);
  expect(Object.keys(jobPosting(job) ?? {}).filter((name) => !name.startsWith("@"))).toEqual(
    [...REQUIRED, ...RECOMMENDED].filter((name) => name !== "directApply"),
  );
});

type Node = DefaultTreeAdapterTypes.Node;

/** All nodes of a page, in their order. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...("childNodes" in node ? node.childNodes.flatMap(nodesOf) : []),
];

it.each([
  "</script><img src=x onerror=alert(1)>",
  "</SCRIPT >",
  "<!--<script>",
  "<!-- <script> -->",
  "<!--<script></script>",
  "--></script><script>alert(1)</script>",
  "<![CDATA[ ]]>",
  "<",
  "Cook & “baker” > all \u2028 \\u003c \\",
])("is one element of a page, whatever a title says: %s", (title) => {
  const posting = jobPosting({ ...job, title, description: title });
  if (!posting) throw new Error("There is no markup.");
  const page = parse(`<body><h1>Careers</h1>${markupOf(posting)}<p id="rest">Apply</p></body>`);
  const names = nodesOf(page).map(({ nodeName }) => nodeName);
  expect(names.slice(names.indexOf("body"))).toEqual([
    "body",
    "h1",
    "#text",
    "script",
    "#text",
    "p",
    "#text",
  ]);
  const script = nodesOf(page).find(({ nodeName }) => nodeName === "script");
  const [text] = script && "childNodes" in script ? script.childNodes : [];
  expect(JSON.parse(text && "value" in text ? text.value : "")).toEqual(posting);
});

it.each([
  ["Remote", { "@type": "Country", name: "Canada" }],
  ["Télétravail, QC", { "@type": "State", name: "QC, Canada" }],
])("says of %s where applicants may live, and names no town", (description, where) => {
  const remote = { ...job, locations: [{ id: 3, name: description, description, type: "Town" }] };
  const posting = jobPosting(remote);
  expect(posting).not.toHaveProperty("jobLocation");
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: where,
  });
  expect(missingProperties(remote)).toEqual([]);
});
