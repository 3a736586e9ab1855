import fc from "fast-check";
import { parse, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { expectAllowed } from "#contract/testing/expect-allowed.ts";
import { HOSTILE_DESCRIPTIONS } from "#contract/testing/hostile-descriptions.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { tries } from "#contract/testing/tries.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

describe.each(ENGINES)("on %s", (engine) => {
  test("no hostile description is stored, by POST or by PUT, with anything that §4.2 forbids", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body: before } = await call("POST", "/jobs", aJob);
    let description = aJob.description;
    let version: unknown;
    let refused = 0;
    const all = [...HOSTILE_DESCRIPTIONS, ...fc.sample(hostileHtml, tries(500))];
    for (const html of all) {
      const posted = await call("POST", "/jobs", { ...aJob, description: html });
      const put = await call("PUT", `/jobs/${before.id}`, { description: html });
      if (posted.status === 201) {
        expect(posted.body.description).toBe(html);
        expect(put).toMatchObject({ status: 200, body: { description: html } });
        description = html;
        version = put.headers["etag"];
        continue;
      }
      refused += 1;
      for (const answer of [posted, put]) {
        expect({ html, status: answer.status }).toEqual({ html, status: 400 });
        // Text that no database takes (NUL, half a surrogate pair) is refused before it is read as HTML.
        expect(answer.body.errors).not.toHaveLength(0);
        for (const { field } of answer.body.errors) expect(field).toBe("description");
      }
    }
    const after = await call("GET", `/jobs/${before.id}`);
    expect(after.body).toEqual({ ...before, description });
    expect(after.headers["etag"]).toBe(version);

    const stored = await db.query<{ description: string }>({
      text: "SELECT description FROM jobs",
    });
    expect(stored).toHaveLength(all.length - refused + 1);
    for (const { description: html } of stored) {
      expectAllowed(parseFragment(html));
      expectAllowed(parse(html));
    }
    // The corpus is no use if all of it is refused, or all of it is taken.
    expect(refused).toBeGreaterThan(all.length / 3);
    expect(stored.length).toBeGreaterThan(all.length / 20);
  }, 1_000_000);
});
