import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { temporaryFolder } from "../lib/temporary-folder.ts";

test("every message is written where a process may open few files", { tags: "all" }, () => {
  const outdir = temporaryFolder("job-postings-messages");
  const compileIt = `import { compileMessages } from "${path.join(import.meta.dirname, "compile.ts")}";
    await compileMessages("${outdir}", "message-modules");`;
  execFileSync(
    "sh",
    ["-c", 'ulimit -n 500 && exec "$0" "$@"', process.execPath, "--import", "tsx"].concat(
      "--input-type=module",
      "--eval",
      compileIt,
    ),
  );
  const files = readdirSync(path.join(outdir, "messages"));
  expect(files).toContain("_index.js");
  expect(files.length).toBeGreaterThanOrEqual(Object.keys(english).length);
});
