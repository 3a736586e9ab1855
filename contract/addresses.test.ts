import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkEmail, emailProblem } from "./email-address.ts";
import { tries } from "./testing/tries.ts";
import { checkWebAddress, webAddressProblem } from "./web-address.ts";

/** "" stands for no doubt and no proposal. */
type Row = [text: string, doubt: string, proposal: string];

describe("an e-mail address", () => {
  test.each([
    "jobs@example.com",
    "o'brien+jobs@sub.example.ca",
    "emploi@québec.ca",
    "JOBS@EXAMPLE.COM",
    '"front.desk"@example.com',
    "jobs@[127.0.0.1]",
    "hr@mail.com",
    "x@yahoo.co.uk",
    "x@my_host.example.com",
  ])("%s is taken as it is", (text) =>
    expect(checkEmail(text)).toEqual({ value: text, problem: null, doubt: null, proposal: null }),
  );

  test.each([
    ["jobs@example.com\u200b", "invisible"],
    ["\u202ejobs@example.com", "invisible"],
    ["jobs@exam\u00adple.com", "invisible"],
    ["mailto:jobs@example.com", "format"],
    ["<jobs@example.com>", "format"],
    ["HR Team <jobs@example.com>", "format"],
    ["“jobs@example.com”", "domain"],
    [" (jobs@example.com). ", "format"],
    ["jobs@example.com (Jane Doe)", "format"],
    ["jobs@example.com.", "domain"],
    ["jobs@example.com,", "domain"],
    ["E-mail: jobs@example.com", "format"],
    ["mailto:jobs@example.com?subject=Job", "format"],
    ["jobs＠example.com", "format"],
  ])("%j is refused as %s by the service and repaired by the form", (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
    const { value, problem: left } = checkEmail(text);
    expect([value.replace("exam\u00adple", "example"), left]).toEqual(["jobs@example.com", null]);
  });

  test.each<[string, string, string | null]>([
    ["jobs@example.com;hr", "domain", "jobs@example.com"],
    ["jobs@example.com, hr@example.com", "format", "jobs@example.com"],
    ["jobs@okanagan-orchard,ca", "domain", "jobs@okanagan-orchard.ca"],
    ["jobs@example..com", "domain", "jobs@example.com"],
    ["jobs@@example.com", "format", "jobs@example.com"],
    ["jobs.@example.com", "format", "jobs@example.com"],
    ["jobs @ example.com", "format", "jobs@example.com"],
    ["jobs at example dot com", "format", "jobs@example.com"],
    ["jobs(at)example.com", "format", "jobs@example.com"],
    ["jobs@.com", "domain", null],
    ["jobs@-example.com", "domain", null],
    ["jobs@1.2.3.4", "domain", null],
    ["jobs@", "domain", null],
    ["@example.com", "format", null],
    ["example.com", "format", null],
    ["", "format", null],
    ["<a@".repeat(100_000), "format", null],
  ])("%j is impossible (%s), and %j is proposed", (text, problem, proposal) =>
    expect(checkEmail(text)).toMatchObject({ problem, proposal, doubt: null }),
  );

  test.each<Row>([
    ["hr@company", "ending", ""],
    ["hr@examplecom", "ending", "hr@example.com"],
    ["hr@example.c", "ending", ""],
    ["hr@gmial.com", "slip", "hr@gmail.com"],
    ["hr@gmail.con", "slip", "hr@gmail.com"],
    ["hr@gmail.ca", "slip", "hr@gmail.com"],
    ["hr@hotmial.ca", "slip", "hr@hotmail.ca"],
    ["hr@yaho.com", "slip", "hr@yahoo.com"],
    ["hr@outlook.co", "slip", "hr@outlook.com"],
    ["hr@example.cmo", "slip", "hr@example.com"],
    ["hr@www.example.com", "slip", "hr@example.com"],
  ])("%s is possible and doubtful (%s), and %j is proposed", (text, doubt, proposal) => {
    expect(emailProblem(text)).toBeNull();
    expect(checkEmail(text)).toEqual({
      value: text,
      problem: null,
      doubt,
      proposal: proposal || null,
    });
  });
});

describe("a web address", () => {
  test.each([
    "https://example.com/apply",
    "HTTP://EXAMPLE.COM",
    "https://my_co.example.com:8080/a,b;c?x=1&y=2#z",
    "https://example.com./apply",
    "https://example.com/?next=https://example.ca/",
    "https://en.example.org/wiki/Baker_(job)",
    "https://bücher.example/",
    "https://203.0.113.5/apply",
  ])("%s is taken as it is", (text) =>
    expect(checkWebAddress(text)).toEqual({
      value: text,
      problem: null,
      doubt: null,
      proposal: null,
    }),
  );

  test("a host with accents is possible, however often it is checked", () => {
    const checked = Array.from({ length: 10_000 }, () => webAddressProblem("https://montréal.ca/"));
    expect(checked.every((problem) => problem === null)).toBe(true);
  });

  test.each<[string, string | null, string?]>([
    ["https://example.com/apply\u200b", "invisible"],
    ["https://\u200bexample.com/apply", "invisible"],
    ["https://exam\u00adple.com/apply", "invisible"],
    ["example.com/apply", "format"],
    ["//example.com/apply", "format"],
    ["<https://example.com/apply>", "format"],
    ["(https://example.com/apply)", "format"],
    ["URL: https://example.com/apply.", "format"],
    ["https://example.com/apply.", null],
    ["https://example.com/apply?a=1&amp;b=2", "escaped", "https://example.com/apply?a=1&b=2"],
    ["https://example.com/apply?a=1&amp;", null, "https://example.com/apply?a=1&"],
  ])("%j is %s to the service and repaired by the form", (text, problem, value) => {
    expect(webAddressProblem(text)).toBe(problem);
    expect(checkWebAddress(text)).toMatchObject({
      value: value ?? "https://example.com/apply",
      problem: null,
    });
  });

  test.each<[string, string, string | null]>([
    ["https://https://example.com/apply", "schemeTwice", "https://example.com/apply"],
    ["http://https://example.com/apply", "schemeTwice", "https://example.com/apply"],
    ["https://http://example.com/apply", "schemeTwice", "http://example.com/apply"],
    ["https://mailto:jobs@example.com", "email", null],
    ["jobs@example.com", "email", null],
    ["https://example", "host", null],
    ["https://.com", "host", null],
    ["https://example,com/a", "host", "https://example.com/a"],
    ["https://example..com/a", "host", "https://example.com/a"],
    ["htps://example.com/a", "format", "https://example.com/a"],
    ["https//example.com/a", "format", "https://example.com/a"],
    ["http:example.com/a", "format", "http://example.com/a"],
    ["https:\\\\example.com\\a", "format", "https://example.com/a"],
    ["https://exam ple.com/a b", "format", "https://example.com/a%20b"],
    ["https://example.com/a b", "format", "https://example.com/a%20b"],
    ["example.com/a b", "format", "https://example.com/a%20b"],
    ["example,com/a", "format", "https://example.com/a"],
    ["Apply: https://example.com/a.", "format", "https://example.com/a"],
    ["https://example.com/a, https://example.ca", "format", "https://example.com/a"],
    ["on our site example.com, today", "format", null],
    ["604-555-0142", "format", null],
    ["C:\\jobs\\apply.html", "format", null],
    ["https://example.com:99999/", "format", null],
    ["javascript:alert(1)", "format", null],
    ["ftp://example.com/", "format", null],
    ["example", "format", null],
    ["", "format", null],
    ["https://".repeat(100_000), "format", null],
  ])("%j is impossible (%s), and %j is proposed", (text, problem, proposal) =>
    expect(checkWebAddress(text)).toMatchObject({ problem, proposal, doubt: null }),
  );

  test.each<Row>([
    ["https://example.con/a", "slip", "https://example.com/a"],
    ["https://www.company/", "ending", ""],
    ["https://10.0.0.1/apply", "private", ""],
    ["https://careers.intranet/", "private", ""],
    ["https://jobs@example.com/", "login", ""],
  ])("%s is possible and doubtful (%s), and %j is proposed", (text, doubt, proposal) => {
    expect(webAddressProblem(text)).toBeNull();
    expect(checkWebAddress(text)).toEqual({
      value: text,
      problem: null,
      doubt,
      proposal: proposal || null,
    });
  });
});

const pieces = fc.constantFrom(
  ..."jobs@ @ . , ; : / // https:// http: mailto: < > ( ) [ ] \" ' \u200b & &amp; ? # \\ example .com gmial www. = %".split(
    " ",
  ),
  " ",
  "\n",
  "é",
);
const anyAddress = fc.oneof(
  fc.array(pieces, { maxLength: 10 }).map((some) => some.join("")),
  fc.string({ unit: "binary" }),
);

test.each([
  ["checkEmail", checkEmail, emailProblem],
  ["checkWebAddress", checkWebAddress, webAddressProblem],
] as const)("%s repairs once and proposes only what is possible", (_name, check, problemOf) => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const { value, problem, proposal } = check(text);
      expect(problemOf(value)).toBe(problem);
      expect(check(value)).toMatchObject({ value, problem });
      if (proposal !== null) expect(problemOf(proposal)).toBeNull();
    }),
    tries(2_000),
  );
});
