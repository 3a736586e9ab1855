import { randomBytes } from "node:crypto";
import { expect, inject, test } from "vitest";
import { createDatabase, dropDatabases, onServer, TEST_DATABASES } from "./databases.ts";

test("the databases of a run that was interrupted are dropped, and no others", async () => {
  const { serverUrl, prefix } = inject("testDatabases");
  const left = `${TEST_DATABASES}${randomBytes(4).toString("hex")}_left`;
  await createDatabase(serverUrl, left);
  await dropDatabases(serverUrl, TEST_DATABASES);
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database",
    );
    const names = rows.map(({ name }) => name);
    expect(names).not.toContain(left);
    expect(names).toContain(`${prefix}template`);
  });
});
