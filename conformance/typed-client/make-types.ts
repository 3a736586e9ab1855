// npm run interface-types: makes interface-types.ts of the interface description, for the client of the test beside it.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openApiDocument } from "#contract/openapi.ts";

/** A workspace, because it needs the compiler API that TypeScript 7 does not have. */
const GENERATOR = path.join(import.meta.dirname, "generator/node_modules/.bin/openapi-typescript");

// An installation without development packages has no tests that need the types.
if (existsSync(GENERATOR)) {
  // Without the option, whatever has a default would have to be sent.
  const types = execFileSync(GENERATOR, ["--default-non-nullable=false"], {
    input: JSON.stringify(openApiDocument()),
    encoding: "utf8",
  });
  writeFileSync(path.join(import.meta.dirname, "interface-types.ts"), types);
}
