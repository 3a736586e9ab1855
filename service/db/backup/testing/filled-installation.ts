import { expect, onTestFinished } from "vitest";
import type { JobVersion, VersionHeader } from "#contract/history.ts";
import { createApp } from "../../../app.ts";
import {
  addApiKey,
  addEmployer,
  listApiKeys,
  listEmployers,
  revokeApiKey,
} from "../../../employers/store.ts";
import { aJob } from "../../../testing/service-under-test.ts";
import type { Database, EmbeddedLocation, PostgresqlLocation } from "../../database.ts";
import { openDatabase } from "../../opening/open-database.ts";
import { createTestDatabase, type Engine } from "../../testing/test-database.ts";

type Ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; etag: unknown; location: unknown; body: unknown }>;

/** A client of the service on a database, with a key. */
export function asking(db: Database): (apiKey: string) => Ask {
  const app = createApp({ db, timeZone: "America/Vancouver" });
  return (apiKey) =>
    async (method, url, payload, headers = {}) => {
      const answer = await app.inject({
        method,
        url: `/api/v1.1${url}`,
        headers: { "api-key": apiKey, ...headers },
        ...(payload ? { payload } : {}),
      });
      const { etag, location } = answer.headers;
      return {
        status: answer.statusCode,
        // A copy's ends with a time line of its own.
        etag: String(etag).replace(/-[0-9a-f]{8}"$/, ""),
        location,
        body: answer.payload === "" ? null : answer.json(),
      };
    };
}

/** Those who read an installation: the keys of its employers, and one that was revoked. */
interface Readers {
  keys: string[];
  revoked: string;
}

const retried = { "idempotency-key": "once" };

/** Two employers with everything that an installation can hold. */
export async function fill(db: Database): Promise<Readers> {
  const [one, two] = [
    await addEmployer(db, "Boulangerie Ångström 🥐", "unlimited"),
    await addEmployer(db, 'O\'Hara \\ "Sons"', "limited"),
  ];
  const revoked = await addApiKey(db, one);
  const keys = [await addApiKey(db, one), await addApiKey(db, two)].map(({ apiKey }) => apiKey);
  await revokeApiKey(db, revoked.keyId);
  for (const [index, key] of keys.entries()) {
    const ask = asking(db)(key);
    for (let n = 0; n < 12; n++) {
      const made = await ask("POST", "/jobs", {
        ...aJob,
        title: `Bäcker \u2028 ${"\t\\ \"' %_$1".repeat(n)} ${n}`,
        referenceId: n % 2 ? `R-${n}` : null,
        status: ["active", "archived", "draft"][n % 3],
        autoRefresh: n % 4 === 0,
        salary: n % 2 ? { amount: 123_456_789_012.34 + index, period: { id: 1 } } : null,
        locations: [{ description: n % 5 ? "Vancouver, BC" : "Nowhere Hill, BC" }],
        description: `<p>${"Brot &amp; Salz. \n".repeat(n * 200)}Ende.</p>`,
      });
      expect(made.status).toBe(201);
    }
    expect((await ask("PUT", "/settings/views", { "Été 🥐": ["\0", index] })).status).toBe(201);
    const { location } = await ask("POST", "/jobs", { ...aJob, title: "Retried" }, retried);
    const id = String(location).split("/").at(-1);
    await ask("PUT", `/jobs/${id}`, { title: "Changed since" });
    await ask("DELETE", "/jobs", { referenceId: "R-7" });
    const written = { "change-set-id": "c-1", "change-set-text": encodeURIComponent("Été 🥐") };
    await ask("PUT", "/jobs", { referenceId: "R-9", description: "<p>New.</p>" }, written);
  }
  // The highest id of all goes: it must not come again.
  const last = await asking(db)(keys[1]!)("POST", "/jobs", aJob);
  await asking(db)(keys[1]!)("DELETE", `/jobs/${String(last.location).split("/").at(-1)}`);
  return { keys, revoked: revoked.apiKey };
}

/** All that anybody can read of an installation, and of a repeated POST. */
export async function everything(db: Database, { keys, revoked }: Readers): Promise<unknown[]> {
  const seen: unknown[] = [await asking(db)(revoked)("GET", "/jobs")];
  for (const key of keys) {
    const ask = asking(db)(key);
    for (const query of ["", "&status=active", "&status=archived", "&status=draft", "&q=R-1"]) {
      seen.push(await ask("GET", `/jobs?pageSize=5&page=2${query}`));
    }
    const list = await ask("GET", "/jobs?pageSize=100");
    const { data } = list.body as { data: { id: number }[] };
    expect(data).toHaveLength(12);
    const deleted = await ask("GET", "/jobs/deleted");
    const deletions = (deleted.body as { data: { job: { id: number }; etag: string }[] }).data;
    const gone = deletions.map(({ job }) => job);
    for (const { id } of [...data, ...gone]) {
      const history = await ask("GET", `/jobs/${id}/versions`);
      // As of jobs, a copy's end with a time line of its own.
      const versions = (history.body as { data: VersionHeader[] }).data.map(
        ({ etag: _etag, ...version }) => version,
      );
      seen.push(await ask("GET", `/jobs/${id}`), versions);
      seen.push(
        await ask("GET", `/jobs/${id}/versions/1`).then(({ body }) => (body as JobVersion).job),
      );
    }
    seen.push(deletions.map(({ etag: _etag, ...deletion }) => deletion));
    seen.push(await ask("GET", "/activity"));
    seen.push(await ask("GET", "/locations?q=nowhere"), await ask("GET", "/locations?q=van"));
    seen.push(await ask("GET", "/settings/views"));
    seen.push(await ask("GET", "/jobcategories"), await ask("GET", "/positiontypes"));
    seen.push(await ask("POST", "/jobs", { ...aJob, title: "Retried" }, retried));
  }
  for (const { id } of await listEmployers(db)) {
    const all = await listApiKeys(db, id);
    // Reading has just used them, maybe in another hour than elsewhere.
    seen.push(all.map(({ usedAt: _usedAt, ...key }) => key));
  }
  return seen;
}

/** An installation that holds all that one can, until the test ends. */
export async function filledInstallation(
  engine: Engine,
): Promise<{ db: Database; readers: Readers }> {
  const { db, drop } = await createTestDatabase(engine);
  onTestFinished(drop);
  return { db, readers: await fill(db) };
}

/** A database that is opened until the test ends. */
export async function open(location: EmbeddedLocation | PostgresqlLocation): Promise<Database> {
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  return db;
}
