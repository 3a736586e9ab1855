import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { openApiDocument } from "#contract/openapi.ts";

const OXFMT = path.join(import.meta.dirname, "../../node_modules/.bin/oxfmt");
/** A workspace, because it needs the compiler API that TypeScript 7 does not have. */
const GENERATOR = path.join(import.meta.dirname, "generator/node_modules/.bin/openapi-typescript");

/** What of the document decides the types: not its words and examples. */
function typedDocument(): string {
  const words = new Set(["description", "summary", "example"]);
  return JSON.stringify(openApiDocument(), (key, value: unknown) =>
    // A property may be called description: then it has a schema, and is no text.
    words.has(key) && (key === "example" || typeof value === "string") ? undefined : value,
  );
}

const run = (command: string, argument: string, input: string) =>
  execFileSync(command, [argument], { input, encoding: "utf8" });

test("interface-types.ts has the types of the interface description", async () => {
  // Without the option, whatever has a default would have to be sent.
  const types = run(GENERATOR, "--default-non-nullable=false", typedDocument())
    // What the interface does not have.
    .replace(/^export type (webhooks|\$defs) = .*\n/gm, "");
  const source = `// Made of the interface description: \`npx vitest run --project=service conformance/typed-client -u\`.
// oxlint-disable max-lines -- as long as the interface is
${types}`;
  const formatted = run(OXFMT, "--stdin-filepath=interface-types.ts", source);
  await expect(formatted).toMatchFileSnapshot("./interface-types.ts");
});
