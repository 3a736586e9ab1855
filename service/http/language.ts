import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { type Messages, en } from "#contract/messages/en.ts";
import { fr } from "#contract/messages/fr.ts";

/** The first is that of a client that accepts neither. */
const LANGUAGES: Record<string, Messages> = { en, fr };

/** A longer header is not a person's; to read one of 16 KiB takes milliseconds. */
const LONGEST = 256;

/** The language that the request accepts best (RFC 9110), with its sentences. */
export function languageOf({ headers }: FastifyRequest): { language: string; messages: Messages } {
  const known = Object.keys(LANGUAGES);
  const accepted = (headers["accept-language"] ?? "").length <= LONGEST;
  const language = (accepted && new Negotiator({ headers }).language(known)) || "en";
  return { language, messages: LANGUAGES[language] ?? en };
}
