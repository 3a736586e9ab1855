import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { thirdPartyLicences, workerLicences } from "./scripts/build/third-party-licences.ts";

const FFLATE = path.join(import.meta.dirname, "src/jobs/files/formats/fflate-here.ts");

export default defineConfig({
  resolve: { alias: [{ find: /^fflate$/, replacement: FFLATE }] },
  plugins: [
    react(),
    thirdPartyLicences(),
    // Not index.html: the service fills in the API's address when it serves it.
    compression({ include: /\.(js|css|svg|txt)$/, threshold: 1024, logLevel: "silent" }),
  ],
  worker: { plugins: () => [workerLicences()] },
  build: {
    // The Content-Security-Policy allows no `data:` URL.
    assetsInlineLimit: 0,
    // Only Safari before 17 would use the polyfill, and it works without.
    modulePreload: { polyfill: false },
    // Served beside the build, so that a stack trace that a customer sends can be read.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each takes all that its module imports and no chunk before it has: a few large chunks, of which
          // later ones need earlier ones.
          groups: [
            // Runs while the rest of the app loads.
            { name: "request", test: /src\/first-request\.ts$/ },
            // Stays in browsers' caches across our releases.
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: "app", test: /src\/main\.tsx$|\/lucide-react\// },
            {
              name: "list-tools",
              test: /\/(list-tools|may-publish|records-of-writes|sign-out)\.ts$/,
            },
            // With what the form and an import read text and HTML of other programs with.
            { name: "job-pages", test: /\/(job-pages|clean-description|read-text)\.ts$/ },
            { name: "job-editor-page", test: /\/job-editor-page\.tsx$/ },
            { name: "sheets", test: /\/export-jobs\.ts$/ },
            { name: "change-pages", test: /\/(change-pages\.ts|operation-items\.tsx)$/ },
          ],
        },
      },
    },
  },
});
