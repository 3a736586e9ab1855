import { gzipSync } from "node:zlib";
import { type Rolldown, build } from "vite";
import { expect, it, vi } from "vitest";
import { ROOT } from "./repository.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const BUDGET = 140_000;

it("loads the list within the budget", async () => {
  // Vitest's own "test" would bring React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({ root: ROOT, logLevel: "silent", build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set also visits what is added to it on the way.
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  expect(needed.size).toBeGreaterThan(2);
  const sizes = [...needed].map(({ code }) => gzipSync(code, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
