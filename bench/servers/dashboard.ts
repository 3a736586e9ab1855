// The service with the pages of the folder DASHBOARD, as they are served: the dashboard's or the floor's.
import type { AddressInfo } from "node:net";
import { createApp } from "#service/app.ts";
import { openDatabase } from "#service/db/database.ts";
import { announce } from "./usage.ts";

const db = await openDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
const directory = process.env["DASHBOARD"] ?? "dist";
const app = createApp({
  db,
  timeZone: "America/Vancouver",
  dashboard: { directory, apiBaseUrl: "" },
});
await app.listen({ host: "127.0.0.1", port: 0 });
announce((app.server.address() as AddressInfo).port);
