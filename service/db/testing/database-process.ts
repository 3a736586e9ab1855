// A process of its own that opens the database of its argument (JSON) and says "open". For each line of
// input, it inserts an employer of that name and prints the id once that is acknowledged; a line that
// begins with SELECT it runs, and says "done". At the end it closes.
import { createInterface } from "node:readline";
import type { EmbeddedLocation, PostgresqlLocation } from "../database.ts";
import { openDatabase } from "../opening/open-database.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const location = JSON.parse(process.argv[2] ?? "") as EmbeddedLocation | PostgresqlLocation;
  const db = await openDatabase(location, () => {});
  say("open");
  for await (const name of createInterface(process.stdin)) {
    if (name.startsWith("SELECT")) {
      await db.query({ text: name });
      say("done");
      continue;
    }
    const [row] = await db.query<{ id: number }>({
      text: "INSERT INTO employers (name, plan) VALUES ($1, 'limited') RETURNING id",
      values: [name],
    });
    say(String(row?.id));
  }
  await db.close();
} catch (error) {
  say(String(error));
}
