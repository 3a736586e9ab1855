import type { KnipConfig } from "knip";

/** What a style sheet uses: `@import "…"` and `url("…")`, but no address. */
const USED = /(?:@import\s+|url\()"((?!https?:|data:|\/)[^"]+)"/g;

const config: KnipConfig = {
  // Its packages are run by make-types.ts.
  ignoreWorkspaces: ["conformance/typed-client/generator"],
  workspaces: {
    ".": {
      entry: [
        // Started in a way that knip does not read: `exec node …` in package.json, or by another script.
        "scripts/{dev,make-gazetteer,serve,start,test}.ts",
        // Started by name, put into a page, or named by one.
        "docs/scale-out/machines/main.ts",
        "bench/sets/{main,serve}.ts",
        "bench/dashboard-adapter.js",
        // What packages get for fflate: vite.config.ts.
        "src/jobs/files/formats/fflate-here.ts",
        "service/db/embedded/initialise.js",
        "scripts/scenarios/clock.js",
        // Named in stryker.config.json.
        "scripts/mutation/vitest.config.ts",
        // Run by docs/deploy/backup.sh.
        "scripts/with-database.js",
        "service/db/testing/{database-process,full-disk}.ts",
        "e2e/unclean/{playwright.config,fails}.ts",
        // A page of its own for `npm run dev`.
        "src/ui/gallery/main.tsx",
      ],
      project: [
        "{bench,conformance,contract,docs,e2e,lint,posting-check,scripts,service,src}/**/*.{ts,tsx,js,css}",
        "*.ts",
      ],
    },
  },
  // util-linux, iproute2, procps and Debian bring them.
  ignoreBinaries: ["flock", "ip", "mount", "openssl", "pgrep", "umount", "unshare"],
  // Named in project.inlang/settings.json; a part of @playwright/test.
  ignoreDependencies: ["@inlang/plugin-message-format", "playwright-core"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) => [...text.matchAll(USED)].map(([, file]) => `import "${file}";`).join("\n"),
  },
};

export default config;
