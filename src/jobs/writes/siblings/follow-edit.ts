import { applyPatch, structuredPatch } from "diff";
import type { Job } from "#contract/job.ts";
import { type JobBody, bodyOf } from "../../job/fields/job-body.ts";

/** A posting before and after an edit. */
export interface JobEdit {
  before: Job;
  after: Job;
}

/** What every posting has for itself, although it was made from another. */
const OWN = new Set(["referenceId", "status", "locations"]);

const TEXTS = new Set(["title", "description"]);

/**
 * What an edit of a posting changes of another one that was made from it. A property follows where the two
 * were alike; a text follows where its words around each change are the same.
 * @returns the properties that follow, and the names of those that do not
 */
export function followedChanges(job: Job, { before, after }: JobEdit) {
  const [from, to, own] = [bodyOf(before), bodyOf(after), bodyOf(job)];
  const changes: JobBody = {};
  const kept: string[] = [];
  for (const name of Object.keys(to) as (keyof JobBody)[]) {
    const [was, has, value] = [from[name], own[name], to[name]];
    if (OWN.has(name) || isEqual(value, was) || isEqual(value, has)) continue;
    const follows = TEXTS.has(name)
      ? followText(String(has), String(was), String(value))
      : isEqual(has, was)
        ? value
        : undefined;
    if (follows === undefined) kept.push(name);
    else changes[name] = follows;
  }
  return { changes, kept };
}

/** Whether other postings could follow an edit. */
export const isFollowed = ({ before, after }: JobEdit): boolean =>
  Object.keys(followedChanges(before, { before, after }).changes).length > 0;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Tags, character references, words, blanks and signs. */
const TOKEN = /<[^>]*>|&#?\w+;|[\p{L}\p{N}]+|\s+|[^]/gu;

/** Tokens around a change that have to be the same: about three words. */
const CONTEXT = 6;

/** With more differences it is another text. */
const MAX_EDITS = 1_000;

/** Makes an edit in a text that may differ elsewhere; undefined where it differs around the edit. */
export function followText(text: string, before: string, after: string): string | undefined {
  if (text === before || text === after) return after;
  const patch = structuredPatch("", "", linesOf(before), linesOf(after), "", "", {
    context: CONTEXT,
    maxEditLength: MAX_EDITS,
  });
  const patched = patch && applyPatch(linesOf(text), patch);
  if (!patched) return undefined;
  return patched
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => String(JSON.parse(line)))
    .join("");
}

/** A token on each line. */
const linesOf = (text: string): string =>
  (text.match(TOKEN) ?? []).map((token) => `${JSON.stringify(token)}\n`).join("");
