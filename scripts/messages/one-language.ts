import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../repository.ts";

/** The messages that stand in `index.html`. */
const IN_PAGE = ["app_product", "app_page_description", "app_needs_javascript"];

const LANGUAGE = "\0language";

/**
 * Leaves one language in a build: the messages are those of `compiled`, a module for each, and the
 * language is a constant, so that the others drop out. The page is written in it, too.
 */
export function oneLanguage(language: string, compiled: string): Plugin {
  return {
    name: "one-language",
    enforce: "pre",
    resolveId: {
      filter: { id: /paraglide\/|runtime\.js$/ },
      handler(source) {
        if (source.endsWith("/runtime.js")) return LANGUAGE;
        const [, file] = /paraglide\/(.+)$/.exec(source) ?? [];
        return file === undefined ? null : path.join(compiled, file);
      },
    },
    load: {
      filter: { id: new RegExp(LANGUAGE) },
      handler: () =>
        `export const experimentalStaticLocale = "${language}"; export const getLocale = () => experimentalStaticLocale;`,
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
