import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { firstRequest } from "./scripts/build/first-request.ts";
import { firstLoadGroups } from "./scripts/build/first-load.ts";
import { thirdPartyLicences, workerLicences } from "./scripts/build/third-party-licences.ts";

const FFLATE = path.join(import.meta.dirname, "src/jobs/sheets/file/fflate-here.ts");

export default defineConfig({
  resolve: { alias: [{ find: /^fflate$/, replacement: FFLATE }] },
  plugins: [
    react(),
    firstRequest(),
    thirdPartyLicences(),
    // Not index.html: the service fills in the API's address when it serves it.
    compression({ include: /\.(js|css|svg|txt)$/, threshold: 1024, logLevel: "silent" }),
  ],
  worker: { plugins: () => [workerLicences()] },
  build: {
    // The Content-Security-Policy allows no `data:` URL.
    assetsInlineLimit: 0,
    // Only Safari before 17 would use the polyfill, and it works without.
    modulePreload: {
      polyfill: false,
      // Lazy code is downloaded after the list; the lists of its files would weigh on the first load.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    // Served beside the build, so that a stack trace that a customer sends can be read.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Stays in browsers' caches across our releases.
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            ...firstLoadGroups(),
          ],
        },
      },
    },
  },
});
