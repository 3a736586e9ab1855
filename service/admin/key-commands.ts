import * as z from "zod/mini";
import { addDays } from "#contract/calendar-date.ts";
import { withDefault } from "#contract/request-fields.ts";
import { addApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "../employers/store.ts";
import { AdminError, type Command, command, knownEmployer } from "./command.ts";
import { employerOption, futureDay, keyId, nameOption, wholeNumber } from "./options.ts";

/** The API keys of an employer. */
export const KEY_COMMANDS: Record<string, Command> = {
  "add-key": command({
    usage: "--employer ID [--name NAME] [--scope read|write] [--expires YYYY-MM-DD]",
    does: "makes an API key; it is shown this once, and valid through the day that --expires names (UTC)",
    options: z.extend(employerOption, {
      name: z.optional(nameOption("Give the key a name: --name NAME.")),
      scope: withDefault(z.enum(["read", "write"], "The scope is read or write."), "write"),
      expires: z.optional(futureDay),
    }),
    run: async ({ employer, name, scope, expires }, { db }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      const expiresAt = expires === undefined ? null : new Date(addDays(expires, 1));
      const added = await addApiKey(db, employerId, { name: name ?? null, scope, expiresAt });
      return { employerId, ...added, expiresAt: expiresAt?.toISOString() ?? null };
    },
  }),
  "list-keys": command({
    usage: "--employer ID",
    does: "lists an employer's keys: name, first characters, scope, last use, expiry, successor",
    options: employerOption,
    run: async ({ employer }, { db }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      return { employerId, keys: await listApiKeys(db, employerId) };
    },
  }),
  "rotate-key": command({
    usage: "--key-id K [--days N]",
    does: "makes a key with the name, scope and end of another, which stays valid for N more days (7)",
    options: z.strictObject({
      "key-id": keyId,
      days: z.optional(wholeNumber("--days", "Say how many: --days N.", { min: 0, max: 365 })),
    }),
    run: async ({ "key-id": keyId, days = 7 }, { db }) => {
      const until = new Date(Date.now() + days * 86_400_000);
      const rotated = await rotateApiKey(db, keyId, until);
      if (!rotated) throw new AdminError(`There is no valid key with the id ${keyId}.`);
      if ("successor" in rotated) {
        const { keyId: next, prefix } = rotated.successor;
        throw new AdminError(
          `Key ${keyId} is being replaced by key ${next} (${prefix}…). Rotate that one, or revoke it first. Nothing was changed.`,
        );
      }
      const { expiresAt, replacedUntil, ...added } = rotated;
      return {
        ...added,
        expiresAt: expiresAt?.toISOString() ?? null,
        replaces: keyId,
        replacedUntil: replacedUntil.toISOString(),
      };
    },
  }),
  "revoke-key": command({
    usage: "--key-id K",
    does: "stops a key at once",
    options: z.strictObject({ "key-id": keyId }),
    run: async ({ "key-id": keyId }, { db }) => {
      if (await revokeApiKey(db, keyId)) return { keyId, revoked: true };
      throw new AdminError(`There is no valid key with the id ${keyId}.`);
    },
  }),
};
