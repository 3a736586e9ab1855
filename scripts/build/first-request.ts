import type { Plugin } from "vite";

const ENTRY = "src/first-request.ts";

/**
 * Adds a second entry to the page, before the app's. Vite joins all module scripts of a page into one;
 * this one is small, and runs while the app is still loading.
 */
export function firstRequest(): Plugin {
  return {
    name: "first-request",
    buildStart() {
      if (this.environment.mode === "build")
        this.emitFile({ type: "chunk", id: ENTRY, name: "first-request" });
    },
    transformIndexHtml(_html, { bundle }) {
      const file = Object.values(bundle ?? {}).find(
        (output) => output.type === "chunk" && output.name === "first-request",
      );
      const src = `/${file?.fileName ?? ENTRY}`;
      return [{ tag: "script", attrs: { type: "module", src }, injectTo: "head-prepend" }];
    },
  };
}
