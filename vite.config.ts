import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classicScripts } from "./scripts/build/classic-scripts.ts";
import { compileHint } from "./scripts/build/compile-hint.ts";
import { compressAssets } from "./scripts/build/compress-assets.ts";
import { joinHeadScripts } from "./scripts/build/join-head-scripts.ts";
import { thirdPartyLicences } from "./scripts/build/third-party-licences.ts";

export default defineConfig({
  plugins: [
    react(),
    joinHeadScripts(),
    classicScripts(),
    thirdPartyLicences(),
    compileHint(),
    compressAssets(),
  ],
  build: {
    // The Content-Security-Policy allows no `data:` URL.
    assetsInlineLimit: 0,
    // Only Safari before 17 would use the polyfill, and it works without.
    modulePreload: { polyfill: false },
    // Served beside the build, so that a stack trace that a customer sends can be read.
    sourcemap: true,
    reportCompressedSize: false,
    // The first page needs two files and half a kilobyte of the bundler's own: React, which stays in
    // browsers' caches when we release, and `start`, which is named after the entry (`index`). What
    // most visits need next is in another one, and not in twenty of half a kilobyte each. The form
    // and the editor have files of their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: "start", tags: ["$initial"] },
            // Apart from what is drawn with them: other languages may need them before it runs.
            { name: "words", test: /src\/lib\/text\/en\// },
            {
              name: "next",
              test: /src\/(app|features\/(sign-in|jobs\/(actions|answer-schemas|detail|form\/reference|list|mutations))|editor\/(description-view|sanitise-description)|ui\/(theme\/theme-items|feedback\/toast-list))|contract\/description-markup|description\.module\.css/,
            },
            {
              name: "form",
              test: /src\/(features\/jobs\/form\/job-form-page|lib\/text\/form-text)/,
            },
          ],
        },
      },
    },
  },
});
