import { describe, expect, onTestFinished, test } from "vitest";
import { openApiDocument } from "#contract/openapi.ts";
import { createApp } from "../app.ts";
import { createTestDatabase, ENGINES } from "../db/testing/test-database.ts";
import { type Answer, type Call, aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import {
  type Names,
  type Operation,
  type Probe,
  operationsOf,
  probesOf,
} from "../testing/trespass-probes.ts";

const OPERATIONS = operationsOf(openApiDocument());

test("every path that the service offers is in the document, and so tried below", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  const app = createApp({ db, timeZone: "UTC" });
  const offered = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    const path = url.replace("/api/v1.1", "").replaceAll(/:(\w+)/g, "{$1}");
    // Probes of the process, and the document itself, hold nothing of anybody.
    if (!/^\/(health|ready|openapi\.json)$/.test(path))
      for (const one of [method].flat()) offered.add(`${one} ${path}`);
  });
  await app.ready();
  // Each path also takes the methods that it refuses, to say so (405).
  const documented = new Set(OPERATIONS.map(({ path }) => path));
  for (const route of offered) expect([...documented]).toContain(route.split(" ")[1]);
  for (const { method, path } of OPERATIONS) expect([...offered]).toContain(`${method} ${path}`);
  await app.close();
});

/** Words that stand in what the owner has, and nowhere else. */
const SECRET = "zq7secret";

/** An employer that has everything that can be named, and how to see all of it. */
async function ownerOf(call: Call) {
  const post = (referenceId: string) =>
    call(
      "POST",
      "/jobs",
      {
        ...aJob,
        referenceId,
        title: `Baker ${SECRET}`,
        description: `<p>${SECRET}</p>`,
        locations: [{ description: `${SECRET} Landing, BC` }],
      },
      { "idempotency-key": `key-of-${referenceId}` },
    );
  const { body: job, headers } = await post("owner-1");
  await post("owner-2");
  await call("PUT", "/settings/owners", { words: SECRET });
  const { cursor } = (await call("GET", "/jobs/changes?limit=1")).body as { cursor: string };
  const state = async () => [
    (await call("GET", "/jobs?pageSize=100")).body,
    await call("GET", `/jobs/${job.id}`).then((answer) => [answer.body, answer.headers["etag"]]),
    (await call("GET", `/locations?q=${SECRET}`)).body,
    (await call("GET", "/settings/owners")).body,
  ];
  const names = {
    id: job.id as number,
    placeId: job.locations[0].id as number,
    employerId: job.employer.id as number,
    referenceId: "owner-1",
    etag: String(headers["etag"]),
    idempotencyKey: "key-of-owner-1",
    setting: "owners",
    cursor,
    words: SECRET,
  };
  return { names, state };
}

/** Another employer's data in a response; the request's own values are not secret. */
function leaksIn({ body, headers }: Answer, probe: Probe, { id, placeId }: Names): string[] {
  const exposed = JSON.stringify([body, headers]);
  const said = JSON.stringify([probe.path, probe.headers, probe.body]);
  return [SECRET, `"id":${id},"referenceId"`, `"id":${placeId},"name"`].filter(
    (word) => exposed.includes(word) && !said.includes(word),
  );
}

describe.each(ENGINES)("on %s", (engine) => {
  test("no endpoint, method, parameter or place in a body reaches what is another employer's", async () => {
    const { employer } = await serviceUnderTest(engine);
    const owner = await employer();
    const { names, state } = await ownerOf(owner.call);
    const before = await state();
    const other = await employer();
    let probes = 0;
    for (const operation of OPERATIONS) {
      for (const probe of probesOf(operation, names)) {
        probes += 1;
        const answer = await other.call(probe.method, probe.path, probe.body, probe.headers);
        const what = `${probe.method} ${probe.path} ${JSON.stringify(probe.body)}`;
        expect({ what, leaks: leaksIn(answer, probe, names) }).toEqual({ what, leaks: [] });
        expect({ what, fault: answer.status >= 500 }).toEqual({ what, fault: false });
        // A setting is whatever its writer sent.
        const isJob = !probe.path.startsWith("/settings");
        const missing = isJob ? 404 : 204;
        // An earlier probe may have given its own write that name.
        const isNamed = probe.names && !probe.path.startsWith("/writes");
        if (isNamed) expect({ what, status: answer.status }).toEqual({ what, status: missing });
        const mine = isJob ? answer.body?.employer?.id : undefined;
        if (mine !== undefined) expect({ what, mine }).toEqual({ what, mine: other.employerId });
      }
      // Once for all probes of an operation: to read it takes longer than they do.
      const what = `${operation.method} ${operation.path}`;
      expect({ what, state: await state() }).toEqual({ what, state: before });
    }
    // One endpoint with a body alone has some dozens of places.
    expect(probes).toBeGreaterThan(OPERATIONS.length * 10);
  }, 300_000);
});

test("an endpoint that is new in the document is tried as well", () => {
  const added: Operation = {
    method: "PUT",
    path: "/teams/{id}/jobs",
    parameters: [
      { name: "id", in: "path" },
      { name: "of", in: "query" },
    ],
    body: { job: { id: 7 }, notes: ["a"] },
  };
  const names = {
    id: 1,
    placeId: 2,
    employerId: 3,
    referenceId: "R",
    etag: '"1"',
    idempotencyKey: "K",
    setting: "s",
    cursor: "c",
    words: "w",
  };
  const paths = probesOf(added, names).map(({ path }) => path);
  expect(paths).toContain("/teams/1/jobs");
  expect(paths).toContain("/teams/2000000000/jobs?of=R");
  const bodies = probesOf(added, names).map(({ body }) => body);
  expect(bodies).toContainEqual({ job: { id: 1 }, notes: ["a"] });
  expect(bodies).toContainEqual({ job: { id: 7 }, notes: ["R"] });
});
