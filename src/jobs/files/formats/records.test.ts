import { expect, it } from "vitest";
import { caseFile } from "../testing/case-file.ts";
import { readTable } from "../testing/read-table.ts";
import { textsOf } from "../testing/texts-of.ts";

const json = (value: unknown) => readTable("a.json", JSON.stringify(value));
/** The cells of the only entry by their headings. */
const fields = (value: unknown) => {
  const [headings = [], cells = []] = textsOf(json(value));
  return new Map(headings.map((heading, at) => [heading, cells[at]]));
};

it("reads jobs of the interface with the ids of their values", () => {
  const job = {
    id: 7,
    categories: [{ id: 2, name: "Two" }],
    locations: [{ id: 1, description: "Laval, QC" }],
    salary: { amount: 20, period: { id: 5, name: "Hourly" } },
    positionType: { id: 1, name: "Full Time" },
    applicantRoutingType: { id: 1, name: "Email" },
  };
  expect([...fields({ data: [job] })]).toEqual([
    ["id", "7"],
    ["categories", "2"],
    ["locations", "Laval, QC"],
    ["salary.amount", "20"],
    ["salary.period", "5"],
    ["positionType", "1"],
    ["applicantRoutingType", "1"],
  ]);
});

it.each<[string, unknown, [string, string][]]>([
  ["a path of objects", { a: { b: { c: 1 } } }, [["a.b.c", "1"]]],
  [
    "the name of an object",
    { department: { id: 4, name: "Kitchen" } },
    [
      ["department.id", "4"],
      ["department", "Kitchen"],
    ],
  ],
  [
    "several objects",
    { place: [{ city: "Laval", province: "QC" }, { city: "Iqaluit" }] },
    [
      ["place.city", "Laval; Iqaluit"],
      ["place.province", "QC;"],
    ],
  ],
  [
    "names and values",
    {
      metadata: [
        { name: "Type", value: "Casual" },
        { name: "Shift", value: "Night" },
      ],
    },
    [
      ["metadata.Type", "Casual"],
      ["metadata.Shift", "Night"],
    ],
  ],
  [
    "one name and value",
    { identifier: { name: "X", value: "R-9" } },
    [
      ["identifier.name", "X"],
      ["identifier.value", "R-9"],
    ],
  ],
  [
    "lists of values",
    { tags: ["a", "b"], none: [], mixed: ["a", { name: "b" }] },
    [
      ["tags", "a; b"],
      ["none", ""],
      ["mixed", "a; b"],
    ],
  ],
  [
    "properties that objects have themselves",
    JSON.parse('{"constructor":"a","toString":{"__proto__":"b"},"__proto__":"c"}'),
    [
      ["constructor", "a"],
      ["toString.__proto__", "b"],
      ["__proto__", "c"],
    ],
  ],
])("flattens %s", (_, value, expected) => {
  expect([...fields([value])]).toEqual(expected);
});

it("leaves a property that other entries have empty", () => {
  expect(textsOf(json([{ constructor: "a" }, { title: "Cook" }]))).toEqual([
    ["constructor", "title"],
    ["a", ""],
    ["", "Cook"],
  ]);
});

it.each<[string, string]>([
  ["in a list", '[{"title":"Cook","city":"Laval"},{"title":"Baker","city":"Laval"}]'],
  [
    "in a property of any name",
    '{"count":2,"vacancies":[{"title":"Cook","city":"Laval"},{"title":"Baker","city":"Laval"}]}',
  ],
  ["one a line", '{"title":"Cook","city":"Laval"}\r\n{"title":"Baker","city":"Laval"}\n\n'],
])("reads entries %s", (_, text) => {
  expect(textsOf(readTable("a.json", text))).toEqual([
    ["title", "city"],
    ["Cook", "Laval"],
    ["Baker", "Laval"],
  ]);
});

it("reads entries by their ids", () => {
  expect(textsOf(json({ "R-7": { title: "Cook" }, "R-8": { title: "Baker" } }))).toEqual([
    ["id", "title"],
    ["R-7", "Cook"],
    ["R-8", "Baker"],
  ]);
});

it("leaves a posting with a list of other things one posting", () => {
  const job = {
    title: "Cook",
    city: "Laval",
    contacts: [{ title: "Ms", name: "A", city: "Laval" }],
  };
  expect(fields(job).get("title")).toBe("Cook");
});

it("keeps the digits of long numbers", () => {
  const { rows } = readTable(
    "a.json",
    '[{"id": 20261234567890931, "text": "a 20261234567890931", "pay": 20.5}]',
  );
  expect(rows[1]).toEqual([
    "20261234567890931",
    "a 20261234567890931",
    { number: 20.5, text: "20.5" },
  ]);
});

it("tells of properties beyond the columns that are read", () => {
  const entry = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`p${at}`, at]));
  expect(json([entry]).warnings).toEqual([{ what: "beyond", row: 1, example: "p500" }]);
});

it("reads a JobPosting by its paths", () => {
  const [headings = [], cells = []] = textsOf(readTable("a.json", caseFile("jobposting.json")));
  const cell = (heading: string) => cells[headings.indexOf(heading)];
  expect([
    cell("title"),
    cell("jobLocation.address.addressLocality"),
    cell("jobLocation.address.addressRegion"),
    cell("baseSalary.value.minValue"),
    cell("baseSalary.value.unitText"),
    cell("identifier.value"),
  ]).toEqual(["Line cook", "Vancouver", "BC", "20", "HOUR", "R-9"]);
});

it("reads a board's answer by its paths", () => {
  const [headings = [], cells = []] = textsOf(
    readTable("a.json", caseFile("greenhouse-style-board.json")),
  );
  const cell = (heading: string) => cells[headings.indexOf(heading)];
  expect([
    cell("location"),
    cell("departments"),
    cell("metadata.Employment Type"),
    cell("requisition_id"),
  ]).toEqual(["Kamloops, BC, Canada", "Engineering", "Full-time", "GB-1"]);
});
