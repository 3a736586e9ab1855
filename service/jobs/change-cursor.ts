import * as z from "zod/mini";
import { LIMITS } from "#contract/limits.ts";
import type { EmployerId } from "../db/employer.ts";
import { invalidRequest } from "../http/errors.ts";

/** Where in an employer's changes a client has read to. */
export interface Cursor {
  /** The opening and the time line that gave it out (`time_line`). */
  feed: string;
  /** The transaction and the job of the last change that was read. */
  at: string;
  id: number;
  /** The last deletion from before the first page: the client never had what was deleted until then. */
  deletedBefore: string;
}

const xid = z.string().check(z.regex(/^\d{1,19}$/));

/** The order of a cursor's parts; last the day it was given out on, counted from 1970. */
const parts = z.tuple([
  z.string().check(z.regex(/^[0-9a-f-]{36}\/[0-9a-f]{8}$/)),
  z.int(),
  xid,
  z.int().check(z.minimum(0), z.maximum(LIMITS.maxId)),
  xid,
  z.int(),
]);

const today = () => Math.floor(Date.now() / 86_400_000);

/** The cursor as a client gets it. */
export function writeCursor(employerId: EmployerId, cursor: Cursor): string {
  const { feed, at, id, deletedBefore } = cursor;
  const written = JSON.stringify([feed, employerId, at, id, deletedBefore, today()]);
  return Buffer.from(written).toString("base64url");
}

/**
 * A cursor is not signed: one that a client has made up shows it its own employer's changes, and at worst not
 * all deletions. But it lives no longer than others: none is from a later day than tomorrow, as clocks differ.
 * @throws 400 for what is no cursor, one of another employer, and one that is too old or from the future
 */
export function readCursor(employerId: EmployerId, text: string): Cursor {
  const { data } = parts.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!data) throw cursorInvalid();
  const [feed, owner, at, id, deletedBefore, day] = data;
  const age = today() - day;
  if (owner !== employerId || age > LIMITS.cursorDays || age < -1) throw cursorInvalid();
  return { feed, at, id, deletedBefore };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 400: the client reads everything again, without a cursor. */
export const cursorInvalid = () =>
  invalidRequest([{ field: "since", code: "invalid_format", message: { key: "cursorInvalid" } }]);
