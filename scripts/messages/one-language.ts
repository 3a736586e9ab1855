import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../lib/repository.ts";

/** The messages that stand in `index.html`. */
const IN_PAGE = ["app_product", "app_page_description", "app_needs_javascript"];

/** Modules that a build replaces: the runtime by a constant, the choice of a table by the table. */
const LANGUAGE = "\0language";
const CONTRACT = "\0contract-messages";

/**
 * Leaves one language in a build: the messages are those of `compiled`, a module for each, and the
 * language is a constant, so that the others drop out. The page is written in it, too.
 */
export function oneLanguage(language: string, compiled: string): Plugin {
  return {
    name: "one-language",
    enforce: "pre",
    resolveId: {
      filter: { id: /paraglide\/|runtime\.js$|contract-messages\.ts$/ },
      handler(source, importer) {
        const own = source.includes("paraglide/") || importer?.startsWith(compiled);
        if (own && source.endsWith("/runtime.js")) return LANGUAGE;
        if (source.endsWith("/contract-messages.ts")) return CONTRACT;
        const [, file] = /paraglide\/(.+)$/.exec(source) ?? [];
        return file === undefined ? null : path.join(compiled, file);
      },
    },
    load: {
      filter: { id: new RegExp(`^(${LANGUAGE}|${CONTRACT})$`) },
      handler(id) {
        const table = language === "fr-CA" ? "fr" : "en";
        if (id === CONTRACT)
          return `export { ${table} as contractMessages } from "${ROOT}/contract/messages/${table}.ts"`;
        return `export const experimentalStaticLocale = "${language}"; export const getLocale = () => experimentalStaticLocale;`;
      },
    },
    transformIndexHtml(html) {
      const [english, own] = ["en", language].map(readMessages);
      const page = html.replace('lang="en"', `lang="${language}"`);
      return IN_PAGE.reduce(
        (text, key) => text.replaceAll(english?.[key] ?? key, own?.[key] ?? key),
        page,
      );
    },
  };
}

const readMessages = (language: string) =>
  JSON.parse(readFileSync(path.join(ROOT, `messages/${language}.json`), "utf8")) as Record<
    string,
    string
  >;
