import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { brokenRules } from "./field-errors.ts";
import { jobRequest } from "./job-request.ts";

const minimal = {
  title: "Baker",
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 1 }],
  positionType: { id: 1 },
  description: "<p>Bread.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
};

const parsed = {
  ...minimal,
  referenceId: null,
  closeDate: null,
  confidential: false,
  autoRefresh: false,
  status: "draft",
  salary: null,
  applicationUrl: null,
};

function validate(body: unknown) {
  const result = z.safeParse(jobRequest, body, { reportInput: true });
  return result.success
    ? { job: result.data }
    : { errors: brokenRules(result.error).map(({ field, code }) => `${field} ${code}`) };
}

const url = { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" };
const yearly = { amount: 50000, period: { id: 1 } };

describe("what is accepted (§4.2)", () => {
  test.each<[string, object, object]>([
    ["the least", {}, {}],
    [
      "null and blanks for optional properties",
      { referenceId: " ", closeDate: null, salary: "" },
      {},
    ],
    ["read-only and unknown properties", { id: 5, publishDate: "x", employer: 3, zzz: {} }, {}],
    ["the other route's address, whatever it is", { applicationUrl: 12 }, {}],
    ["the URL route", url, { ...url, applicationEmail: null }],
    [
      "a URL in capitals",
      { ...url, applicationUrl: "HTTPS://EXAMPLE.COM" },
      { ...url, applicationEmail: null, applicationUrl: "HTTPS://EXAMPLE.COM" },
    ],
    [
      "50 characters of reference id",
      { referenceId: "é".repeat(50) },
      { referenceId: "é".repeat(50) },
    ],
    ["256 UTF-16 units of title", { title: "😀".repeat(128) }, { title: "😀".repeat(128) }],
    ["line breaks and tabs, which become blanks", { title: "a\r\nb\tc" }, { title: "a b c" }],
    [
      "a reference id in any composition, which is normalized",
      { referenceId: " E\u0301\u00a01\t" },
      { referenceId: "É 1" },
    ],
    ["an address without an ending", { applicationEmail: "a@b" }, { applicationEmail: "a@b" }],
    ["a close date in the past", { closeDate: "2001-02-28" }, { closeDate: "2001-02-28" }],
    ["a leap day", { closeDate: "2028-02-29" }, { closeDate: "2028-02-29" }],
    [
      "a salary of nothing but defaults",
      { salary: { plusCommission: false, maxAmount: null, period: { id: null } } },
      {},
    ],
    [
      "a salary in which nothing is set",
      { salary: { amount: " ", period: { name: "", unit: "" }, plusCommission: "" } },
      {},
    ],
    [
      "an amount of -0, which is 0",
      { salary: { ...yearly, amount: -0 } },
      { salary: { ...yearly, amount: 0, maxAmount: null, plusCommission: false } },
    ],
    [
      "a salary",
      { salary: { ...yearly, amount: 0.29 } },
      { salary: { ...yearly, amount: 0.29, maxAmount: null, plusCommission: false } },
    ],
    [
      "amount equal to maximum",
      { salary: { ...yearly, maxAmount: 50000 } },
      { salary: { ...yearly, maxAmount: 50000, plusCommission: false } },
    ],
    [
      "the largest amount",
      { salary: { ...yearly, amount: 999_999_999_999.99 } },
      { salary: { ...yearly, amount: 999_999_999_999.99, maxAmount: null, plusCommission: false } },
    ],
    [
      "locations as GET answers them",
      { locations: [{ id: 1, name: "Vancouver", description: "Vancouver, BC", type: "Town" }] },
      {},
    ],
  ])("%s", (_name, changes, expected) => {
    expect(validate({ ...minimal, ...changes })).toEqual({ job: { ...parsed, ...expected } });
  });
});

describe("what is refused, with every broken rule named (§7.1)", () => {
  test.each<[string, unknown, string[]]>([
    [
      "an empty body",
      {},
      [
        "title required",
        "locations required",
        "categories required",
        "positionType.id required",
        "description required",
        "applicantRoutingType.id required",
      ],
    ],
    ["a body that is a list", [], [" invalid_type"]],
    ["a body that is null", null, [" invalid_type"]],
    ["a blank title", { ...minimal, title: " \t" }, ["title required"]],
    ["a title of which nothing shows", { ...minimal, title: "\u200b" }, ["title required"]],
    ["a title of another type", { ...minimal, title: 5 }, ["title invalid_type"]],
    ["257 characters of title", { ...minimal, title: "x".repeat(257) }, ["title too_long"]],
    ["258 UTF-16 units of title", { ...minimal, title: "😀".repeat(129) }, ["title too_long"]],
    [
      "a text that is too long, and a missing address",
      { ...minimal, referenceId: "x".repeat(51), applicationEmail: null },
      ["referenceId too_long", "applicationEmail required"],
    ],
    [
      "51 characters of reference id",
      { ...minimal, referenceId: "x".repeat(51) },
      ["referenceId too_long"],
    ],
    ["NUL", { ...minimal, title: "a\0b" }, ["title invalid_text"]],
    ...["title", "referenceId", "applicationEmail"].map((field): [string, unknown, string[]] => [
      `a control character in ${field}`,
      { ...minimal, [field]: "a\u0007b" },
      [`${field} invalid_text`],
    ]),
    [
      "a control character in a location",
      { ...minimal, locations: [{ description: "Ho\u0007pe" }] },
      ["locations[0].description invalid_text"],
    ],
    ["half a surrogate pair", { ...minimal, title: "a\ud800" }, ["title invalid_text"]],
    [
      "a day that does not exist",
      { ...minimal, closeDate: "2026-02-29" },
      ["closeDate invalid_format"],
    ],
    [
      "a date with a time",
      { ...minimal, closeDate: "2026-02-20T00:00:00" },
      ["closeDate invalid_format"],
    ],
    ["an unknown status", { ...minimal, status: "Active" }, ["status not_allowed"]],
    ["no locations", { ...minimal, locations: [] }, ["locations too_few"]],
    [
      "four locations",
      { ...minimal, locations: [1, 2, 3, 4].map(() => ({ description: "Hope, BC" })) },
      ["locations too_many"],
    ],
    [
      "a location without description",
      { ...minimal, locations: [{ description: "Hope" }, {}] },
      ["locations[1].description required"],
    ],
    [
      "301 characters of location",
      { ...minimal, locations: [{ description: "x".repeat(301) }] },
      ["locations[0].description too_long"],
    ],
    ...["12345", "123 BC", "123 BC\u200b, Canada", "'ʼ, BC", ", BC", "\u200b"].map(
      (description): [string, unknown, string[]] => [
        `${JSON.stringify(description)}, which names no place`,
        { ...minimal, locations: [{ description }] },
        ["locations[0].description not_allowed"],
      ],
    ),
    [
      "four categories",
      { ...minimal, categories: [1, 2, 3, 4].map((id) => ({ id })) },
      ["categories too_many"],
    ],
    [
      "wrong categories without end",
      { ...minimal, categories: Array(200_000).fill(0) },
      [
        "categories[0] invalid_type",
        "categories[1] invalid_type",
        "categories[2] invalid_type",
        "categories[3] invalid_type",
        "categories too_many",
      ],
    ],
    [
      "four locations, the first of them empty",
      { ...minimal, locations: ["", "A", "B", "C"].map((description) => ({ description })) },
      ["locations[0].description required", "locations too_many"],
    ],
    [
      "four categories and no address",
      { ...minimal, categories: [1, 2, 3, 4].map((id) => ({ id })), applicationEmail: null },
      ["categories too_many", "applicationEmail required"],
    ],
    [
      "a category id beyond Int32",
      { ...minimal, categories: [{ id: 2 ** 31 }] },
      ["categories[0].id out_of_range"],
    ],
    [
      "a category id beyond all, once",
      { ...minimal, categories: [{ id: 1e300 }] },
      ["categories[0].id out_of_range"],
    ],
    [
      "a category id that is text",
      { ...minimal, categories: [{ id: "1" }] },
      ["categories[0].id invalid_type"],
    ],
    [
      "an amount without period",
      { ...minimal, salary: { amount: 5 } },
      ["salary.period.id required"],
    ],
    [
      "a commission without amount",
      { ...minimal, salary: { plusCommission: true } },
      ["salary.amount required", "salary.period.id required"],
    ],
    [
      "a period that is none of the five",
      { ...minimal, salary: { amount: 5, period: { id: 6 } } },
      ["salary.period.id not_allowed"],
    ],
    [
      "a maximum below the amount, and no period",
      { ...minimal, salary: { amount: 5, maxAmount: 4 } },
      ["salary.period.id required", "salary.maxAmount out_of_range"],
    ],
    [
      "three decimals",
      { ...minimal, salary: { ...yearly, amount: 1.005 } },
      ["salary.amount invalid_format"],
    ],
    [
      "decimals that are written with an exponent",
      { ...minimal, salary: { ...yearly, amount: 1e-7 } },
      ["salary.amount invalid_format"],
    ],
    [
      "a maximum of three decimals",
      { ...minimal, salary: { amount: 1, maxAmount: 1.005, period: { id: 1 } } },
      ["salary.maxAmount invalid_format"],
    ],
    [
      "a negative amount",
      { ...minimal, salary: { ...yearly, amount: -1 } },
      ["salary.amount out_of_range"],
    ],
    [
      "an amount too large to be exact",
      { ...minimal, salary: { ...yearly, amount: 1e21 } },
      ["salary.amount out_of_range"],
    ],
    [
      "a third route",
      { ...minimal, applicantRoutingType: { id: 3 } },
      ["applicantRoutingType.id not_allowed"],
    ],
    [
      "the Email route without address",
      { ...minimal, applicationEmail: "" },
      ["applicationEmail required"],
    ],
    [
      "the Email route without address, and no title",
      { ...minimal, applicationEmail: null, title: null },
      ["title required", "applicationEmail required"],
    ],
    [
      "the URL route without address",
      { ...minimal, ...url, applicationUrl: null },
      ["applicationUrl required"],
    ],
    [
      "a URL without scheme",
      { ...minimal, ...url, applicationUrl: "example.com" },
      ["applicationUrl invalid_format"],
    ],
    [
      "a URL with a blank",
      { ...minimal, ...url, applicationUrl: "https://example.com/a b" },
      ["applicationUrl invalid_format"],
    ],
    [
      "a URL of a port that no server has",
      { ...minimal, ...url, applicationUrl: "https://example.com:99999/" },
      ["applicationUrl invalid_format"],
    ],
    [
      "a URL with a line break",
      { ...minimal, ...url, applicationUrl: "https://example.com/a\nb" },
      ["applicationUrl invalid_format"],
    ],
    [
      "a URL of another scheme",
      { ...minimal, ...url, applicationUrl: "javascript:alert('http://')" },
      ["applicationUrl invalid_format"],
    ],
    [
      "a description with nothing to read",
      { ...minimal, description: "<p><br></p>" },
      ["description required"],
    ],
    [
      "NUL in a description, once",
      { ...minimal, description: "<p>a\0<h1></p>" },
      ["description invalid_text", "description not_allowed"],
    ],
    [
      "a tag that is not allowed, twice",
      { ...minimal, description: "<h1>a</h1>" },
      ["description not_allowed", "description not_allowed"],
    ],
  ])("%s", (_name, body, errors) => {
    expect(validate(body)).toEqual({ errors });
  });

  test("an offence in a description names its line and column", () => {
    const result = z.safeParse(jobRequest, { ...minimal, description: "<p>a</p>\n <img>" });
    expect(brokenRules(result.error!)).toMatchObject([{ line: 2, column: 2 }]);
  });
});
