import pg from "pg";

/** The address of another database on the same server. */
export function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a database; `options` are those of CREATE DATABASE. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  options = "TEMPLATE template0 ENCODING 'UTF8'",
): Promise<void> {
  await onServer(serverUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name} ${options}`);
  });
}

/** How the names of all databases of the tests begin; eight digits tell a run's from those of the others. */
export const TEST_DATABASES = "jobs_test_";

/** A connection that says, for as long as it is open, that the databases of the prefix are in use. */
export async function claimDatabases(serverUrl: string, prefix: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: serverUrl, application_name: prefix });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Drops every database of this user whose name begins with `prefix` and which no run claims. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database
        WHERE starts_with(datname, $1) AND pg_get_userbyid(datdba) = current_user AND NOT EXISTS (
          SELECT FROM pg_stat_activity
          WHERE starts_with(application_name, $2) AND starts_with(pg_database.datname, application_name)
        )`,
      [prefix, TEST_DATABASES],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}

/** Runs statements on the server beside those of the database under test. */
export async function onServer(
  serverUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
