// The service, without a look at whether the dashboard's build is there or stale: for `npm run dev`, where Vite
// serves the dashboard, for tests and for `npm run scale-out`.
import { main } from "#service/main.ts";

await main();
