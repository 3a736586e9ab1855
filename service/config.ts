import { isIP } from "node:net";
import * as z from "zod/mini";
import { LIMITS } from "#contract/limits.ts";
import type { TrustProxy } from "./http/connection-limits.ts";
import { RETENTION } from "./jobs/history/keep-versions.ts";

/** Text that `accepts`; the error says what the variable must be. */
const text = (must: string, accepts: (text: string) => boolean) =>
  z
    .string()
    .check(z.refine(accepts, { error: ({ input }) => `be ${must}; it is "${String(input)}"` }));

const oneOf = <const T extends string>(...allowed: T[]) =>
  z.enum(allowed, {
    error: ({ input }) => `be one of ${allowed.join(", ")}; it is "${String(input)}"`,
  });

const flag = z.pipe(
  oneOf("true", "false"),
  z.transform((value) => value === "true"),
);

/** A base URL, without its trailing slash. */
const url = z.pipe(
  text(
    "a URL that begins with http:// or https:// and has neither ? nor #",
    (value) => /^https?:\/\/[^?#]+$/.test(value) && URL.canParse(value),
  ),
  z.transform((value) => value.replace(/\/+$/, "")),
);

const port = z.pipe(
  text("a number from 0 to 65535", (value) => {
    const port = Number(value);
    return Number.isInteger(port) && port >= 0 && port <= 65_535;
  }),
  z.transform(Number),
);

const items = (list: string) => list.split(",").map((item) => item.trim());

const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** Origins exactly as a browser sends them. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => items(list).filter(Boolean)),
  ),
  z.array(
    z.string().check(
      z.refine(isOrigin, {
        error: ({ input }) =>
          `be origins such as https://jobs.example.com, with nothing after them; one is "${String(input)}"`,
      }),
    ),
  ),
);

/** Names of ranges that Fastify knows. */
const RANGES = ["loopback", "linklocal", "uniquelocal"];

function isAddressOrRange(value: string): boolean {
  if (RANGES.includes(value)) return true;
  const [, address = "", bits = "1"] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(value) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

const trustProxy = z.pipe(
  text(
    "true, false, or addresses and ranges such as 10.0.0.0/8",
    (value) => value === "true" || value === "false" || items(value).every(isAddressOrRange),
  ),
  z.transform((value): TrustProxy => (value === "false" ? false : value === "true" || value)),
);

/** Where RFC 9116 lets a person report a vulnerability. */
const contact = z.pipe(
  text("a mailto: or https: address, or an e-mail address", (value) =>
    /^(https:\/\/[^\s]+|(mailto:)?[^\s:@]+@[^\s:@]+)$/.test(value),
  ),
  z.transform((value) => (value.includes(":") ? value : `mailto:${value}`)),
);

const rateLimit = z.pipe(
  text("a number of requests from 1, or off", (value) => /^(off|[1-9]\d{0,8})$/.test(value)),
  z.transform((value) => (value === "off" ? undefined : Number(value))),
);

const bodyLimit = z.pipe(
  text("a number of bytes from 1000 to 999999999", (value) => /^[1-9]\d{3,8}$/.test(value)),
  z.transform(Number),
);

const days = z.pipe(
  text(
    "a number of days from 1 to 36500",
    (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 36_500,
  ),
  z.transform(Number),
);

/** The canonical name of a time zone; `undefined` for an unknown one. */
function canonicalZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const timeZone = z.pipe(
  text("an IANA name such as America/Toronto", (value) => canonicalZone(value) !== undefined),
  z.transform((value) => canonicalZone(value) ?? value),
);

/** The README's table. */
const environment = z.object({
  API_BASE_URL: z._default(url, ""),
  /** Where backups are: `GET /metrics` says when the newest was finished. */
  BACKUP_DIR: z.optional(z.string()),
  /** Bytes of a request's body. */
  BODY_LIMIT: z._default(bodyLimit, LIMITS.bodyBytes),
  CORS_ORIGINS: z._default(origins, []),
  /** `DATABASE_URL` is the address of a pooler in transaction mode. */
  DATABASE_POOLED: z._default(flag, false),
  /** It may hold a password, so the error does not show it. */
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, "begin with postgresql://")),
  ),
  DATA_DIR: z.optional(z.string()),
  DEMO: z.optional(flag),
  /** Days for which versions of jobs are kept: public ones, and others. */
  HISTORY_PUBLIC_DAYS: z._default(days, RETENTION.publicDays),
  HISTORY_OTHER_DAYS: z._default(days, RETENTION.otherDays),
  HOST: z._default(z.string(), "127.0.0.1"),
  LOG_LEVEL: z._default(
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    "info",
  ),
  /** Where `GET /metrics` is served, on `HOST`. */
  METRICS_PORT: z.optional(port),
  NODE_ENV: z.optional(z.string()),
  /** Serve the interface alone: no extensions, ETags or idempotency keys. */
  PLAIN: z._default(flag, false),
  PORT: z._default(port, 8080),
  PUBLIC_URL: z.optional(url),
  /** Requests that one key, or one address without a key, may make in ten seconds; `undefined` for any number. */
  RATE_LIMIT: z.prefault(rateLimit, "2000"),
  SECURITY_CONTACT: z.optional(contact),
  /** Serve the dashboard's source maps. */
  SOURCE_MAPS: z._default(flag, false),
  TIME_ZONE: z._default(timeZone, "America/Vancouver"),
  TRUST_PROXY: z._default(trustProxy, false),
});

/** The variables that `readConfig` reads. */
export const VARIABLES = Object.keys(environment.shape);

/** The environment without them: for a process that must not reach the installation that they describe. */
export function withoutVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !VARIABLES.includes(name)));
}

/** The configuration of the service, read once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the variables. An empty variable is one that is not set.
 * @throws Error with a sentence that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = VARIABLES.flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value]] : [];
  });
  const { data, error } = z.safeParse(environment, Object.fromEntries(given));
  const [issue] = error?.issues ?? [];
  if (!data) throw new Error(`${String(issue?.path[0])} must ${issue?.message}.`);
  const production = data.NODE_ENV === "production";
  if (production && data.DATABASE_URL === undefined && data.DATA_DIR === undefined) {
    throw new Error(
      "With NODE_ENV=production, say where the database is: set DATABASE_URL to a PostgreSQL, or DATA_DIR to the directory of the embedded one.",
    );
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR ?? ".data",
    databaseUrl: data.DATABASE_URL,
    databasePooled: data.DATABASE_POOLED,
    publicUrl: data.PUBLIC_URL,
    corsOrigins: data.CORS_ORIGINS,
    production,
    demo: data.DEMO ?? !production,
    metricsPort: data.METRICS_PORT,
    backupDir: data.BACKUP_DIR,
    logLevel: data.LOG_LEVEL,
    timeZone: data.TIME_ZONE,
    apiBaseUrl: data.API_BASE_URL,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    bodyLimit: data.BODY_LIMIT,
    securityContact: data.SECURITY_CONTACT,
    sourceMaps: data.SOURCE_MAPS,
    plain: data.PLAIN,
    retention: { publicDays: data.HISTORY_PUBLIC_DAYS, otherDays: data.HISTORY_OTHER_DAYS },
  };
}
