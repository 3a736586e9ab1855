import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Rolldown, build } from "vite";
import { expect, it, vi } from "vitest";
import { compileMessages } from "./messages/compile.ts";
import { oneLanguage } from "./messages/one-language.ts";
import { ROOT } from "./repository.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const BUDGET = 140_000;

it.each(["en", "fr-CA"])("loads the list in %s within the budget", async (language) => {
  // Vitest's own "test" would bring React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const compiled = path.join(temporaryFolder("messages"), language);
  await compileMessages(compiled, "message-modules");
  const plugins = [oneLanguage(language, compiled)];
  const built = await build({ root: ROOT, logLevel: "silent", plugins, build: { write: false } });
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
