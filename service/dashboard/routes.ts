import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../http/language.ts";
import { pagePolicy } from "../http/security-headers.ts";

const META = '<meta name="api-base-url" content=""';

const YEAR_IN_SECONDS = 31_536_000;

export interface DashboardOptions {
  /** Where the build is. */
  directory: string;
  /** Of a service at another origin; it goes into the page. */
  apiBaseUrl: string;
  /** Whether the source maps are served, which hold the source code. */
  sourceMaps?: boolean;
}

/**
 * Serves the built dashboard: its files, and its page for every address of one (`pages.ts`), because the URL is
 * the state.
 */
export function dashboardRoutes(
  app: FastifyInstance,
  { directory, apiBaseUrl, sourceMaps = false }: DashboardOptions,
): (reply: FastifyReply) => FastifyReply {
  const pages = readPages(directory, apiBaseUrl);
  const policy = pagePolicy(apiBaseUrl);
  const sendPage = (reply: FastifyReply) => {
    const language = pageLanguage(reply.request, [...pages.keys()]);
    return reply
      .headers({
        "content-security-policy": policy,
        "cache-control": "no-cache",
        "content-language": language,
        vary: "Accept-Language, Cookie",
      })
      .type("text/html; charset=utf-8")
      .send(pages.get(language));
  };

  app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: ["**/index*.html*", ...(sourceMaps ? [] : ["**/*.map*"])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files below assets/ carry a hash of their content in their names.
      const immutable = path.startsWith(join(directory, "assets/"));
      reply.header(
        "cache-control",
        immutable ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  return sendPage;
}

/** The page of each language that was built: `index.html` in English, `index.fr-CA.html` in French. */
function readPages(directory: string, apiBaseUrl: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const name of readdirSync(directory)) {
    const [, language] = /^index\.(?:(.+)\.)?html$/.exec(name) ?? [name, null];
    if (language === null) continue;
    const html = readFileSync(join(directory, name), "utf8");
    if (!html.includes(META)) throw new Error(`${directory}/${name} lacks ${META}>.`);
    const meta = META.replace('""', `"${escapeAttribute(apiBaseUrl)}"`);
    pages.set(language ?? "en", html.replace(META, meta));
  }
  return pages;
}

/** The language chosen on the computer, else the best of the browser's (RFC 9110), else English. */
function pageLanguage(request: FastifyRequest, languages: string[]): string {
  const [, chosen = ""] = /(?:^|;\s*)language=([\w-]+)/.exec(request.headers.cookie ?? "") ?? [];
  if (languages.includes(chosen)) return chosen;
  const { language } = languageOf(request);
  return language === "fr" ? (languages.find((tag) => tag.startsWith("fr")) ?? "en") : "en";
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
