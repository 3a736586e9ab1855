import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
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
 * Serves the built dashboard: its files, and its page for every path that a person may open, because
 * the URL is the state.
 */
export function dashboardRoutes(
  app: FastifyInstance,
  { directory, apiBaseUrl, sourceMaps = false }: DashboardOptions,
): (reply: FastifyReply) => FastifyReply {
  const html = readFileSync(join(directory, "index.html"), "utf8");
  if (!html.includes(META)) throw new Error(`${directory}/index.html lacks ${META}>.`);
  const page = html.replace(META, META.replace('""', `"${escapeAttribute(apiBaseUrl)}"`));
  const policy = pagePolicy(apiBaseUrl);
  const sendPage = (reply: FastifyReply) =>
    reply
      .headers({ "content-security-policy": policy, "cache-control": "no-cache" })
      .type("text/html; charset=utf-8")
      .send(page);

  app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: ["**/index.html*", ...(sourceMaps ? [] : ["**/*.map*"])],
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

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
