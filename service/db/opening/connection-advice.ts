import { errorText } from "../errors.ts";

/** What PostgreSQL or the driver says, and what to do about it. */
const ADVICE: [RegExp, string][] = [
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH/,
    "No PostgreSQL answers there: start it, or correct the host and the port of DATABASE_URL.",
  ],
  [
    /authentication failed|role "[^"]*" does not exist/i,
    "Correct the user and the password of DATABASE_URL.",
  ],
  [
    /database "[^"]*" does not exist/i,
    "Create it for the role of DATABASE_URL: createdb --owner=ROLE --encoding=UTF8 NAME.",
  ],
  [
    /permission denied|must be owner/i,
    "The role of DATABASE_URL has to own the database: ALTER DATABASE … OWNER TO … as an administrator.",
  ],
  [
    /does not support SSL/i,
    "DATABASE_URL asks for TLS, which this server does not offer: turn it on there (ssl = on), or say sslmode=disable where the network is your own.",
  ],
  [
    /no encryption|SSL off/i,
    "The server refuses this connection without TLS: add sslmode=verify-full to DATABASE_URL.",
  ],
  [
    /altnames/i,
    "The server's certificate is for another name: write the host of DATABASE_URL as the certificate does.",
  ],
  [
    /self.signed|unable to (verify|get).*certificate/i,
    "Nothing here vouches for the server's certificate: name that of its authority, sslmode=verify-full&sslrootcert=FILE. (sslmode=no-verify encrypts without knowing whose server it is.)",
  ],
];

/** Why a database cannot be used, with what to do where that is known. */
export function withAdvice(error: unknown): string {
  const message = errorText(error);
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(message)) ?? [];
  return advice === undefined ? message : `${message.replace(/\.?$/, ".")} ${advice}`;
}
