import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openApiDocument } from "#contract/openapi.ts";

/** Where the types are, which `openapi-fetch` makes a client of. */
export const TYPES_FILE = path.join(import.meta.dirname, "interface-types.ts");

/** What of the document decides the types: not its words and examples. */
function typedDocument(): string {
  const words = new Set(["description", "summary", "example"]);
  return JSON.stringify(openApiDocument(), (key, value: unknown) =>
    // A property may be called description: then it has a schema, and is no text.
    words.has(key) && (key === "example" || typeof value === "string") ? undefined : value,
  );
}

/** How types begin that were made from the document as it is now. */
export function heading(): string {
  const hash = createHash("sha256").update(typedDocument()).digest("hex");
  return [
    `// Made by conformance/typed-client/make-types.ts from the document ${hash}`,
    "// oxlint-disable max-lines -- as long as the interface is",
  ].join("\n");
}

const OXFMT = path.join(import.meta.dirname, "../../node_modules/.bin/oxfmt");
const GENERATOR = path.join(import.meta.dirname, "generator/node_modules/.bin/openapi-typescript");

/**
 * Writes the types: `node --import tsx conformance/typed-client/make-types.ts`. The generator is a
 * workspace, because it needs the compiler API that TypeScript 7 does not have.
 */
function makeTypes(): void {
  const directory = mkdtempSync(path.join(tmpdir(), "interface-types-"));
  const input = path.join(directory, "openapi.json");
  const output = path.join(directory, "types.ts");
  writeFileSync(input, typedDocument());
  // Without the last option, whatever has a default would have to be sent.
  const options = ["--output", output, "--default-non-nullable=false"];
  execFileSync(GENERATOR, [input, ...options], { stdio: "inherit" });
  // What the interface does not have.
  const types = readFileSync(output, "utf8").replace(/^export type (webhooks|\$defs) = .*\n/gm, "");
  writeFileSync(TYPES_FILE, `${heading()}\n${types}`);
  rmSync(directory, { recursive: true });
  execFileSync(OXFMT, [TYPES_FILE], { stdio: "inherit" });
}

if (process.argv[1] === import.meta.filename) makeTypes();
