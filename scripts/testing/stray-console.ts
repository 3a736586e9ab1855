// Set-up of every test, in Node and in the browser: what is said on the console fails the test
// (React's warnings are said there). A test that expects it replaces the method with a spy.
import { afterAll, afterEach } from "vitest";

const METHODS = ["error", "warn"] as const;
const said: string[] = [];
const { error, warn } = console;

for (const method of METHODS) {
  const original = console[method].bind(console);
  console[method] = (...parts: unknown[]) => {
    said.push(`console.${method}: ${parts.map(String).join(" ")}`);
    original(...parts);
  };
}

function failIfAnythingWasSaid(): void {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`Nothing may be said on the console.\n${lines.join("\n")}`);
}

afterEach(failIfAnythingWasSaid);
// Said after the last test, or in a file whose tests are all skipped.
afterAll(failIfAnythingWasSaid);
// Test files of the service share their worker.
afterAll(() => Object.assign(console, { error, warn }));
