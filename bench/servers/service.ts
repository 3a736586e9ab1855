// The service as it is served, on PostgreSQL.
import type { AddressInfo } from "node:net";
import { createApp } from "#service/app.ts";
import { openDatabase } from "#service/db/database.ts";

const db = await openDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
const app = createApp({ db, timeZone: "America/Vancouver" });
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
