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

/** Drops every database whose name begins with `prefix`. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
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
