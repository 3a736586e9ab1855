// The service with the pages of the folder DASHBOARD, as they are served: the dashboard's or the floor's.
import type { AddressInfo } from "node:net";
import { createApp } from "#service/app.ts";
import { openDatabase } from "#service/db/database.ts";

const db = await openDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
const directory = process.env["DASHBOARD"] ?? "dist";
const app = createApp({
  db,
  timeZone: "America/Vancouver",
  dashboard: { directory, apiBaseUrl: "" },
});
// A bench that fails leaves nothing behind.
process.once("disconnect", () => process.exit());
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
