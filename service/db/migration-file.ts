import { readFile, readdir } from "node:fs/promises";

const DIRECTORY = new URL("./migrations/", import.meta.url);

/** A file of `migrations/`. */
export interface Migration {
  name: string;
  text: string;
  /** The number of the oldest newest migration of a version that works on beside it; without one, all must stop. */
  beside: string | undefined;
  /** How it runs while such a version works. */
  way: "at once" | "concurrently" | "in batches";
}

/** What the first line says of a migration beside which older versions work; any other needs a stop. */
const BESIDE = /^-- Beside (\d{4}), (at once|concurrently|in batches)\.$/m;

/** All migrations that this version has, in order. */
export async function readMigrations(directory = DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, directory), "utf8");
      const [, beside, way = "at once"] = BESIDE.exec(text.slice(0, text.indexOf("\n"))) ?? [];
      return { name, text, beside, way: way as Migration["way"] };
    }),
  );
}

/** Whether a version whose newest migration is `newest` works on beside a migration that says `beside`. */
export const worksBeside = (newest: string, beside: string | null | undefined): boolean =>
  beside != null && newest >= beside;
