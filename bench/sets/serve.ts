// The service with the built page of this folder in the dashboard's place.
import { createApp } from "#service/app.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";

const { DATABASE_URL: databaseUrl = "", PAGE: directory = "", PORT } = process.env;
const app = createApp({
  db: await openDatabase({ databaseUrl }),
  timeZone: "America/Vancouver",
  dashboard: { directory, apiBaseUrl: "" },
});
await app.listen({ host: "127.0.0.1", port: Number(PORT) });
