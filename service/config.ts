import { isIP } from "node:net";
import { LIMITS } from "#contract/limits.ts";

/** Whose `X-Forwarded-*` to believe: everybody's, or those of addresses and ranges. */
export type TrustProxy = boolean | string;

/** What the environment says, read once at start. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** `databaseUrl` is that of a pooler in transaction mode. */
  databasePooled: boolean;
  publicUrl: string | undefined;
  corsOrigins: string[];
  demo: boolean;
  logLevel: string;
  timeZone: string;
  apiBaseUrl: string;
  trustProxy: TrustProxy;
  /** Requests that one key, or one address without a key, may make in ten seconds; `undefined` for any number. */
  rateLimit: number | undefined;
  /** Bytes of a request's body. */
  bodyLimit: number;
  /** Serve the dashboard's source maps. */
  sourceMaps: boolean;
}

/** The variables that `readConfig` reads. */
export const VARIABLES = [
  "API_BASE_URL",
  "BODY_LIMIT",
  "CORS_ORIGINS",
  "DATABASE_POOLED",
  "DATABASE_URL",
  "DATA_DIR",
  "DEMO",
  "HOST",
  "LOG_LEVEL",
  "NODE_ENV",
  "PORT",
  "PUBLIC_URL",
  "RATE_LIMIT",
  "SOURCE_MAPS",
  "TIME_ZONE",
  "TRUST_PROXY",
] as const;
type Variable = (typeof VARIABLES)[number];

/** The environment without them: for a process that must not reach the installation that they describe. */
export function withoutVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: readonly string[] = VARIABLES;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !read.includes(name)));
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads and checks the variables of the README's table.
 * @throws Error with a sentence that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = (name: Variable) => env[name]?.trim() || undefined;
  const production = value("NODE_ENV") === "production";
  return {
    host: value("HOST") ?? "127.0.0.1",
    port: port(value("PORT") ?? "8080"),
    dataDir: value("DATA_DIR") ?? ".data",
    databaseUrl: postgresqlUrl(value("DATABASE_URL")),
    databasePooled: flag("DATABASE_POOLED", value("DATABASE_POOLED"), false),
    publicUrl: url("PUBLIC_URL", value("PUBLIC_URL")),
    corsOrigins: (value("CORS_ORIGINS") ?? "").split(",").map(trimmed).filter(Boolean).map(origin),
    demo: flag("DEMO", value("DEMO"), !production),
    logLevel: oneOf("LOG_LEVEL", value("LOG_LEVEL") ?? "info", LOG_LEVELS),
    timeZone: timeZone(value("TIME_ZONE") ?? "America/Vancouver"),
    apiBaseUrl: url("API_BASE_URL", value("API_BASE_URL")) ?? "",
    trustProxy: trustProxy(value("TRUST_PROXY")),
    rateLimit: rateLimit(value("RATE_LIMIT") ?? "2000"),
    bodyLimit: bodyLimit(value("BODY_LIMIT") ?? String(LIMITS.bodyBytes)),
    sourceMaps: flag("SOURCE_MAPS", value("SOURCE_MAPS"), false),
  };
}

const trimmed = (text: string) => text.trim();

function port(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new Error(`PORT must be a number from 0 to 65535; it is "${text}".`);
}

/** A base URL without its trailing slash. */
function url(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new Error(
    `${name} must be a URL that begins with http:// or https:// and has neither ? nor #; it is "${text}".`,
  );
}

/** It may hold a password, so that the sentence does not show it. */
function postgresqlUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text;
  throw new Error("DATABASE_URL must begin with postgresql://.");
}

/** An origin exactly as a browser sends it. */
function origin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(
    `CORS_ORIGINS must be origins such as https://jobs.example.com, with nothing after them; one is "${text}".`,
  );
}

function flag(name: string, text: string | undefined, fallback: boolean): boolean {
  return text === undefined ? fallback : oneOf(name, text, ["true", "false"]) === "true";
}

function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text === "false") return false;
  if (text === "true") return true;
  if (text.split(",").map(trimmed).every(isAddressOrRange)) return text;
  throw new Error(
    `TRUST_PROXY must be true, false, or addresses and ranges such as 10.0.0.0/8; it is "${text}".`,
  );
}

/** Names of ranges that Fastify knows. */
const RANGES = ["loopback", "linklocal", "uniquelocal"];

function isAddressOrRange(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [, address = "", bits = "1"] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

function rateLimit(text: string): number | undefined {
  if (text === "off") return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`RATE_LIMIT must be a number of requests from 1, or off; it is "${text}".`);
}

function bodyLimit(text: string): number {
  if (/^[1-9]\d{3,8}$/.test(text)) return Number(text);
  throw new Error(`BODY_LIMIT must be a number of bytes from 1000 to 999999999; it is "${text}".`);
}

function oneOf(name: string, text: string, allowed: string[]): string {
  if (allowed.includes(text)) return text;
  throw new Error(`${name} must be one of ${allowed.join(", ")}; it is "${text}".`);
}

function timeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`TIME_ZONE must be an IANA name such as America/Toronto; it is "${name}".`);
  }
}
