import { describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { BOTH_ENGINES, ENGINES } from "../db/testing/test-database.ts";
import { serviceUnderTest } from "../testing/service-under-test.ts";

const views = { mine: [{ name: "Été 🥐", filters: null }] };

describe.each(ENGINES)("on %s", (engine) => {
  test("a document comes back as it went, with an ETag that moves with every real change", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("PUT", "/settings/views", views);
    const read = () => call("GET", "/settings/views");
    expect(created).toMatchObject({ status: 201, body: views });
    expect(created.headers["etag"]).toMatch(/^"[^"]+"$/);
    expect(await read()).toMatchObject({
      status: 200,
      body: views,
      headers: {
        etag: created.headers["etag"],
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
      },
    });
    const same = await call("PUT", "/settings/views", views);
    expect([same.status, same.headers["etag"]]).toEqual([200, created.headers["etag"]]);
    const changed = await call("PUT", "/settings/views", []);
    expect(changed).toMatchObject({ status: 200, body: [] });
    expect(changed.headers["etag"]).not.toBe(created.headers["etag"]);
    expect((await read()).headers["etag"]).toBe(changed.headers["etag"]);
  });

  test.each([
    ["the ETag that is there", "if-match", "CURRENT", 200],
    ["it and others", "if-match", '"a", CURRENT', 200],
    ["it, weakened by a proxy", "if-match", "W/CURRENT", 200],
    ["whatever is there", "if-match", "*", 200],
    ["an ETag from before", "if-match", "STALE", 412],
    ["only what is new", "if-none-match", "*", 412],
  ])("PUT over %s: %s %s is %d", async (_what, name, value, status) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const stale = String((await call("PUT", "/settings/views", {})).headers["etag"]);
    const current = String((await call("PUT", "/settings/views", views)).headers["etag"]);
    const written = value.replace("CURRENT", current).replace("STALE", stale);
    const answer = await call("PUT", "/settings/views", [1], { [name]: written });
    expect(answer.status).toBe(status);
    expect((await call("GET", "/settings/views")).body).toEqual(status === 200 ? [1] : views);
  });

  test.each<[Record<string, string>, number]>([
    [{ "if-none-match": "*" }, 201],
    [{ "if-match": "*" }, 412],
    [{ "if-match": '"views-1"' }, 412],
  ])("PUT where there is none, with %o, is %d", async (headers, status) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    expect((await call("PUT", "/settings/views", views, headers)).status).toBe(status);
    expect((await call("GET", "/settings/views")).status).toBe(status === 201 ? 200 : 204);
  });

  test("a deleted document is gone, and none of its ETags is one of the next document", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const first = String((await call("PUT", "/settings/views", views)).headers["etag"]);
    const remove = (headers = {}) => call("DELETE", "/settings/views", undefined, headers);
    expect((await remove({ "if-match": '"views-1"' })).status).toBe(412);
    expect((await remove({ "if-match": first })).status).toBe(204);
    expect((await call("GET", "/settings/views")).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect((await remove({ "if-match": first })).status).toBe(412);
    expect((await call("PUT", "/settings/views", [1])).status).toBe(201);
    expect((await remove({ "if-match": first })).status).toBe(412);
    expect((await call("GET", "/settings/views")).body).toEqual([1]);
  });

  test("204 tells a setting that is not there from a service without settings", async () => {
    const { employer } = await serviceUnderTest(engine);
    expect((await (await employer()).call("GET", "/settings/views")).status).toBe(204);
    const plain = await (await serviceUnderTest(engine, { plain: true })).employer();
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await plain.call(method, "/settings/views", method === "PUT" ? {} : undefined);
      expect(answer.status).toBe(404);
    }
  });

  test.each<[string, string, unknown, number, object]>([
    ["GET", "/settings/Views", undefined, 400, { errors: [{ field: "name" }] }],
    ["PUT", "/settings/2", {}, 400, { errors: [{ field: "name" }] }],
    ["PUT", `/settings/${"a".repeat(65)}`, {}, 400, { errors: [{ field: "name" }] }],
    ["GET", "/settings/a%00", undefined, 400, { errors: [{ field: "name" }] }],
    ["PUT", "/settings/views", undefined, 400, { message: /object or a list/, errors: [] }],
    ["PUT", "/settings/views", '"text"', 400, { message: /object or a list/, errors: [] }],
    ["PUT", "/settings/views", "null", 400, { message: /object or a list/, errors: [] }],
    ["PUT", "/settings/views", "{", 400, { message: /not valid JSON/ }],
    ["PUT", "/settings/views", ["x".repeat(LIMITS.settingBytes)], 413, { message: /256 KiB/ }],
    ["GET", "/settings", undefined, 404, { message: /nothing at/ }],
    ["DELETE", "/settings/Views", undefined, 400, { errors: [{ field: "name" }] }],
    ["POST", "/settings/views", {}, 405, { message: /GET, HEAD, PUT, DELETE/ }],
  ])("%s %s with %j is %d", async (method, path, body, status, problem) => {
    const { employer } = await serviceUnderTest(engine);
    const answer = await (await employer()).call(method, path, body);
    const { message, ...rest } = problem as { message?: RegExp };
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: rest });
    expect(answer.body.message).toMatch(message ?? /./);
  });

  test("the largest document is kept, whatever is in it", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const document = ["\u0000\ud800".repeat(10)];
    const room = LIMITS.settingBytes - Buffer.byteLength(JSON.stringify(document)) - 3;
    document.push("x".repeat(room));
    expect((await call("PUT", "/settings/views", document)).status).toBe(201);
    expect((await call("GET", "/settings/views")).body).toEqual(document);
  });

  test("a client that cannot send PUT overrides POST", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const override = { "x-http-method-override": "PUT" };
    expect((await call("POST", "/settings/views", views, override)).status).toBe(201);
    expect((await call("GET", "/settings/views")).body).toEqual(views);
  });

  test("another employer's settings are never seen, and do not count", async () => {
    const { employer } = await serviceUnderTest(engine);
    const [one, other] = [await employer(), await employer()];
    await one.call("PUT", "/settings/views", views);
    expect((await other.call("GET", "/settings/views")).status).toBe(204);
    expect((await other.call("PUT", "/settings/views", [2])).status).toBe(201);
    expect((await other.call("DELETE", "/settings/views")).status).toBe(204);
    expect((await one.call("GET", "/settings/views")).body).toEqual(views);
  });

  test("a 51st name is 400, and the 50 can be written", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (let n = 1; n <= LIMITS.settings; n++)
      expect((await call("PUT", `/settings/a${n}`, {})).status).toBe(201);
    const { status, body } = await call("PUT", "/settings/more", {});
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [] } });
    expect(body.message).toContain("You have 50 settings");
    expect((await call("PUT", "/settings/a1", [])).status).toBe(200);
    expect((await call("DELETE", "/settings/a1")).status).toBe(204);
    expect((await call("PUT", "/settings/more", {})).status).toBe(201);
  });
});

test.each(BOTH_ENGINES)("on %s, of parallel creations one is done", async (engine) => {
  const { employer } = await serviceUnderTest(engine);
  const { call } = await employer();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => call("PUT", "/settings/views", [n], { "if-none-match": "*" })),
  );
  const refused = answers.filter(({ status }) => status === 412);
  expect(refused).toHaveLength(3);
  const won = answers.find(({ status }) => status === 201);
  expect((await call("GET", "/settings/views")).body).toEqual(won?.body);
});
