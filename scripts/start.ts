// npm start: the dashboard, built if need be, and the service, on one origin.
import { ensureBuild } from "./ensure-build.ts";
import { fail } from "./fail.ts";

try {
  ensureBuild();
  const { main } = await import("#service/main.ts");
  await main();
} catch (error) {
  fail(error);
}
