// The service alone, for `npm run dev`, where Vite serves the dashboard.
import { main } from "#service/main.ts";

await main();
