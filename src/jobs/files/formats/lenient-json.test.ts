import { expect, it } from "vitest";
import { readTable } from "../testing/read-table.ts";
import { textsOf } from "../testing/texts-of.ts";

const JOBS = [
  ["title", "city"],
  ["Cook", "Laval"],
  ["Baker", "Laval"],
];
const COOK = '{"title":"Cook","city":"Laval"}';
const BAKER = '{"title":"Baker","city":"Laval"}';

it.each<[string, string]>([
  ["commas at the ends", `[${COOK},\n{"title":"Baker","city":"Laval",},]`],
  ["lines with commas at their ends", `${COOK},\n${BAKER},\n`],
  ["values one after another", `${COOK}${BAKER}`],
  [
    "values over several lines",
    `${COOK.replaceAll(",", ",\r\n")}\r\n${BAKER.replaceAll(",", ",\r\n")}`,
  ],
  ["lists one after another", `[${COOK}]\n[${BAKER}]`],
  ["answers one after another", `{"jobs":[${COOK}],"page":1}\n{"jobs":[${BAKER}],"page":2}`],
  ["files joined with their byte order marks", `\uFEFF${COOK}\n\uFEFF${BAKER}`],
  ["record separators", `\u001E${COOK}\n\u001E${BAKER}\n`],
  ["lines that end with a carriage return", `${COOK}\r${BAKER}\r`],
  ["comments", `// of today\n[${COOK}, /* two */\n# three\n${BAKER}]`],
  ["single quotation marks", `[${COOK},${BAKER}]`.replaceAll('"', "'")],
  [
    "typographic quotation marks",
    "[{“title”: “Cook”, “city”: “Laval”}, {”title”: ”Baker”, ”city”: ”Laval”}]",
  ],
  ["names without quotation marks", `[${COOK}, {title: "Baker", city: "Laval"}]`],
  ["a fence of Markdown", `\`\`\`json\n[${COOK},${BAKER}]\n\`\`\`\n`],
  [
    "a fence within words",
    `Here are the jobs:\n\n\`\`\`json\n[${COOK},\n${BAKER}]\n\`\`\`\nAnything else?`,
  ],
])("reads %s", (_, text) => {
  for (const name of ["a.json", "a.txt"]) expect(textsOf(readTable(name, text))).toEqual(JOBS);
});

it("reads what programs write for values", () => {
  const text =
    "[{'a': True, 'b': None, 'c': NaN, 'd': 007, 'e': 20261234567890931, 'f': 20.1234567890123456, 'g': 'It\\'s \\u00e9\t!'}]";
  expect(readTable("a.json", text).rows[1]).toEqual([
    true,
    null,
    "NaN",
    "007",
    "20261234567890931",
    { number: 20.123456789012344, text: "20.123456789012344" },
    "It's é\t!",
  ]);
});

it("reads a decimal of more than 16 digits", () => {
  const { rows } = readTable("a.json", '[{"a": 0.1234567890123456789}]');
  expect(rows[1]).toEqual([{ number: 0.12345678901234568, text: "0.12345678901234568" }]);
});

it.each<[string, string, string, "json" | "jsonCut"]>([
  ["a last line that was cut in a text", `${COOK}\n{"title":"Bak`, "2", "jsonCut"],
  ["a last line that was cut after a comma", `${COOK}\n{"title":"Baker",\n\n`, "2", "jsonCut"],
  ["a list that was cut", `[\n${COOK},\n${BAKER}`, "3", "jsonCut"],
  ["a line that was cut in a text", `${COOK}\n{"title":"Bak\n${BAKER}`, "2", "json"],
  ["a line that was cut after a text", `${COOK}\n{"title":"Baker"\n${COOK}\n${BAKER}`, "2", "json"],
  [
    "a line that was cut after a comma",
    `${COOK}\n{"title":"Baker",\n${COOK}\n${BAKER}`,
    "2",
    "json",
  ],
  ["a bracket too many", `${COOK}\n${BAKER}}\n${COOK}`, "2", "json"],
  ["another bracket", `${COOK}\n{"a": [1, 2}\n${COOK}`, "2", "json"],
  ["a missing comma", '{\r\n"title": "Cook"\r\n"city": "Laval"\r\n}', "2", "json"],
  ["a missing colon", '{\n"title": "Cook",\n"city" "Laval"\n}', "3", "json"],
  ["a missing value", '{\n"title": ,\n"city": "Laval"\n}', "2", "json"],
  ["two commas", `[\n${COOK},\n,${BAKER}]`, "3", "json"],
  ["a quotation mark in a text", '{"title": "Cook",\n"city": "the "big" one"}', "2", "json"],
  ["a path of Windows", '{"title": "Cook",\n"file": "C:\\jobs"}', "2", "json"],
  ["words around", `${COOK}\n${BAKER}\nDone: 2 jobs`, "3", "json"],
  ["a word without quotation marks", `{"title":\nCook}`, "2", "json"],
  ["damage in a fence", 'Jobs:\n```json\n[{\n"title": oops\n}]\n```', "4", "json"],
])("names the line of %s", (_, text, place, reason) => {
  expect(() => readTable("a.json", text)).toThrow(expect.objectContaining({ place, reason }));
});

it("shows what is near the damage, however long its line is", () => {
  const text = `[${`${COOK},`.repeat(500)}{"title":"Baker" "city":"Laval"},${COOK}]`;
  expect(() => readTable("a.json", text)).toThrow(
    expect.objectContaining({ near: expect.stringContaining('"Baker" "city":"Laval"') }),
  );
});

it("leaves a table whose first cell is in brackets a table", () => {
  expect(textsOf(readTable("a.csv", "[Title],City\nCook,Laval"))).toEqual([
    ["[Title]", "City"],
    ["Cook", "Laval"],
  ]);
});
