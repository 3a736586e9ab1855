import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { LIMITS } from "#contract/limits.ts";
import type { Message } from "#contract/messages/message.ts";
import { settingDocument, settingName } from "#contract/settings.ts";
import type { Database } from "../db/database.ts";
import { employerOf } from "../employers/authenticate.ts";
import { ServiceError } from "../http/errors.ts";
import { parseRequest } from "../http/parse-request.ts";
import { resource } from "../http/resource.ts";
import { isBeforeRestore, namesVersion, versionTag } from "../http/version-tag.ts";
import { deleteSetting, type StoredSetting, findSetting, saveSetting } from "./store.ts";

const path = z.object({ name: settingName });

/** /settings/{name}, an extension of the interface: JSON documents of the employer; below `requireEmployer`. */
export function settingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  resource(app, "/settings/:name", {
    async GET(request, reply) {
      const { name } = parseRequest(path, request.params);
      const setting = await findSetting(db, employerOf(request).id, name);
      // No 404: a service without settings answers that, and browsers print it as an error.
      return setting ? sendSetting(reply, name, setting) : reply.code(204).send();
    },
    async PUT(request, reply) {
      const { name } = parseRequest(path, request.params);
      const document = documentOf(request);
      const { setting, isNew } = await saveSetting(
        db,
        employerOf(request).id,
        { name, document },
        (stored) => requirePreconditions(request, name, stored),
      );
      return sendSetting(reply.code(isNew ? 201 : 200), name, setting);
    },
    async DELETE(request, reply) {
      const { name } = parseRequest(path, request.params);
      await deleteSetting(db, employerOf(request).id, name, (stored) =>
        requirePreconditions(request, name, stored),
      );
      return reply.code(204).send();
    },
  });
}

const sendSetting = (reply: FastifyReply, name: string, setting: StoredSetting) =>
  reply
    .header("etag", versionTag(employerOf(reply.request).timeLine, name, setting.version))
    .type("application/json; charset=utf-8")
    .send(setting.document);

/** The body as it is stored. @throws 400, 413 */
function documentOf(request: FastifyRequest): string {
  const document = JSON.stringify(parseRequest(settingDocument, request.body));
  if (Buffer.byteLength(document) <= LIMITS.settingBytes) return document;
  throw new ServiceError("too_large", { key: "bodyTooLarge", max: LIMITS.settingBytes });
}

/** @throws 412 */
function requirePreconditions(
  request: FastifyRequest,
  name: string,
  stored: StoredSetting | null,
): void {
  const { timeLine } = employerOf(request);
  const etag = stored && versionTag(timeLine, name, stored.version);
  const { "if-match": wanted, "if-none-match": unwanted } = request.headers;
  const refuse = (message: Message) => new ServiceError("version_changed", message);
  if (wanted !== undefined && !namesVersion(wanted, etag)) {
    if (isBeforeRestore(wanted, timeLine)) throw refuse({ key: "restoredSince" });
    throw refuse(stored ? { key: "settingChanged" } : { key: "settingNotFound", name });
  }
  if (unwanted !== undefined && namesVersion(unwanted, etag))
    throw refuse({ key: "settingExists" });
}
