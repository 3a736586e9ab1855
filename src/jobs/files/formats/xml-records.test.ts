import { expect, it } from "vitest";
import { readTable } from "../testing/read-table.ts";
import { textsOf } from "../testing/texts-of.ts";
import type { BadFile } from "../bad-file.ts";
import { readXml } from "./xml-records.ts";
import capitals from "../testing/cases/feed-capitals.xml?raw";
import entities from "../testing/cases/feed-entities.xml?raw";
import nested from "../testing/cases/feed-nested-place.xml?raw";

const read = (xml: string) => textsOf(readXml(xml));

it("reads elements inside others by their paths", () => {
  expect(read(nested)).toEqual([
    "title|category|jobtype|email|location.city|location.state|location.country|description".split(
      "|",
    ),
    [
      "Line cook",
      "Retail",
      "full-time",
      "jobs@example.ca",
      "Vancouver",
      "BC",
      "Canada",
      "<p>Soup and bread.</p>",
    ],
    ["Night baker", "Retail", "full-time", "jobs@example.ca", "Kelowna", "BC", "", "<p>Bread.</p>"],
  ]);
});

it("finds jobs whatever the case of their element", () => {
  expect(read(capitals)).toEqual([["Title"], ["Cook"]]);
});

it("leaves the text of CDATA as it is", () => {
  expect(read(entities)[1]?.slice(0, 2)).toEqual([
    "Cook &amp; Server &#8211; nights",
    "Montr&eacute;al, QC",
  ]);
});

it.each<[string, string, string[][]]>([
  [
    "attributes",
    '<jobs><job id="5"><pay unit="hour">20</pay></job></jobs>',
    [
      ["id", "pay.unit", "pay"],
      ["5", "hour", "20"],
    ],
  ],
  [
    "elements that repeat",
    "<jobs><job><place><city>A</city></place><place><city>B</city></place></job></jobs>",
    [["place.city"], ["A; B"]],
  ],
  [
    "markup that is not escaped",
    "<jobs><job><description><p>Soup &amp; <b>bread</b></p></description></job></jobs>",
    [["description"], ["<p>Soup &amp; <b>bread</b></p>"]],
  ],
  [
    "a job inside the element of a job",
    "<jobs><job><title>Cook</title><position><title>Head</title></position></job></jobs>",
    [
      ["title", "position.title"],
      ["Cook", "Head"],
    ],
  ],
  [
    "names that objects have themselves",
    "<jobs><job><constructor>a</constructor><__proto__>b</__proto__></job></jobs>",
    [
      ["constructor", "__proto__"],
      ["a", "b"],
    ],
  ],
  [
    "other names of jobs",
    "<r><x><title>a</title></x><x><title>b</title></x></r>",
    [["title"], ["a"], ["b"]],
  ],
  [
    "pairs of name and value",
    '<jobs><job><f name="Shift">Night</f><f name="Pay">20</f></job></jobs>',
    [
      ["f.Shift", "f.Pay"],
      ["Night", "20"],
    ],
  ],
  [
    "text beside elements",
    "<jobs><job><place>Laval<code>QC</code></place></job></jobs>",
    [
      ["place.code", "place"],
      ["QC", "Laval"],
    ],
  ],
])("reads %s", (_, xml, expected) => {
  expect(read(xml)).toEqual(expected);
});

it.each([
  ["<a>\n<b>", "xml", "2"],
  ["<a>\n<b></c></b></a>", "xml", "2"],
  ["<a>\n<b>one\ntwo\nthree</c></a>", "xml", "4"],
  ["<a>\n<b>\none\ntwo &nope; three</b></a>", "xml", "4"],
  ["<a>\r\n<b>one &amp;\r\nAT&T</b></a>", "xml", "3"],
  ["<a>\n<b\nx='y'\nhref='?a=1&b=2'/></a>", "xml", "4"],
  ["<a><b>c</b></a>", "xmlJobs", ""],
] as const)("refuses %s", (xml, reason, place) => {
  expect(() => readXml(xml)).toThrow(
    expect.objectContaining({ name: "BadFile", reason, place }) as BadFile,
  );
});

it("tells of a lost character", () => {
  expect(
    readTable("feed.xml", "<jobs><job><title>Comm\uFFFDs</title></job></jobs>").warnings,
  ).toEqual([{ what: "replacement", row: 1, column: 0, example: "Comm\uFFFDs" }]);
});
