import { describe, expect, test } from "vitest";
import { addEmployer } from "./employers/store.ts";
import { BOTH_ENGINES, createTestDatabase } from "./db/testing/test-database.ts";
import { startLine } from "./start-line.ts";
import { startService, variables } from "./testing/service-process.ts";

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  test("the line names version, Node, database, schema and employers, and no password", async () => {
    const { db, drop } = await createTestDatabase(engine);
    const databaseUrl =
      engine === "postgresql" ? "postgresql://jobs:secret@db.example.com/postings" : undefined;
    const line = () => startLine(db, { databaseUrl, dataDir: "/srv/jobs" });
    const database = databaseUrl
      ? "PostgreSQL database postings on db\\.example\\.com:5432"
      : "embedded database in /srv/jobs";
    const begin = `^job-postings \\d+\\.\\d+\\.\\d+ on Node v\\d\\S+; ${database}; schema \\d{4}_\\w+; `;
    expect(await line()).toMatch(
      new RegExp(
        `${begin}no employers yet: npm run admin -- add-employer --name "NAME" makes one$`,
      ),
    );
    await addEmployer(db, "Example Ltd", "limited");
    expect(await line()).toMatch(new RegExp(`${begin}employers: 1$`));
    await drop();
  });
});

test("in production, standard output is JSON that begins with the line", async () => {
  const env = { NODE_ENV: "production", TRUST_PROXY: "true" };
  const service = await startService({ ...(await variables("embedded")), ...env });
  await service.stop();
  const lines = service.output().trim().split("\n");
  const [first, ...others] = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(first).toMatch(/^job-postings .* embedded database in \//);
  expect(others).toContainEqual(expect.stringContaining("PUBLIC_URL is not: links begin with"));
});
