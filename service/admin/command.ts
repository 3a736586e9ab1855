import type * as z from "zod/mini";
import type { Database, EmbeddedLocation, PostgresqlLocation } from "../db/database.ts";
import { type Employer, findEmployer } from "../employers/store.ts";

/** What a command needs beside its options. */
export interface CommandContext {
  db: Database;
  timeZone: string;
  /** Called with the progress of long work, from 0 to 1. */
  progress: (done: number) => void;
}

/** What a command that opens the database by itself needs. */
export interface OpeningContext {
  location: EmbeddedLocation | PostgresqlLocation;
  progress: CommandContext["progress"];
}

/** Has either `run` or `opens`; both answer the one JSON object that is printed, or throw AdminError. */
export interface Command<Options = never> {
  /** The options as a person writes them. */
  usage: string;
  does: string;
  options: z.core.$ZodType<Options>;
  /** Whether `run` may begin an installation; where there is none, the others are refused. */
  founds?: boolean;
  run?(options: Options, context: CommandContext): Promise<object>;
  opens?(options: Options, context: OpeningContext): Promise<object>;
}

/** A reason why a command was not done, as a sentence. */
export class AdminError extends Error {}

/** Ties a command's options to what it runs. */
export const command = <Options>(definition: Command<Options>) => definition as Command;

/** @throws AdminError */
export async function knownEmployer(db: Database, id: number): Promise<Employer> {
  const employer = await findEmployer(db, id);
  if (!employer) throw new AdminError(`There is no employer with the id ${id}.`);
  return employer;
}
