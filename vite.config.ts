import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/compress-assets.ts";
import { thirdPartyLicences } from "./scripts/third-party-licences.ts";

export default defineConfig({
  plugins: [react(), thirdPartyLicences(), compressAssets()],
  build: {
    // The Content-Security-Policy allows no `data:` URL.
    assetsInlineLimit: 0,
    // Only Safari before 17 would use the polyfill, and it works without.
    modulePreload: { polyfill: false },
    // Served beside the build: an error that a customer sends can be read.
    sourcemap: true,
    reportCompressedSize: false,
    // What the first page needs comes in one file, and what can open over any page in another, not
    // in twenty of half a kilobyte each. Pages and the editor have files of their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            {
              name: "dialogs",
              test: /src\/(features\/(sign-in|jobs\/actions)|app|ui\/toast-list)/,
            },
          ],
        },
      },
    },
  },
});
