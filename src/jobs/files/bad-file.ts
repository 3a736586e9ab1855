import type { BadFileReason } from "./file-sentences.ts";

/** A file that cannot be read. `place`: the line of the trouble. `near`: what is there. */
export class BadFile extends Error {
  override readonly name = "BadFile";
  readonly reason: BadFileReason;
  readonly place: string;
  readonly near: string;

  constructor(reason: BadFileReason, place = "", near = "") {
    super(reason);
    this.reason = reason;
    this.place = place;
    this.near = near;
  }
}
