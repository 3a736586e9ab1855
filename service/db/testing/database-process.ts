// A process of its own that opens the database of its argument (JSON) and says "open". For each line that
// it is told, it inserts an employer and says the id when that is acknowledged; at the end it closes.
import { createInterface } from "node:readline";
import { type EmbeddedLocation, openDatabase, type PostgresqlLocation } from "../database.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const location = JSON.parse(process.argv[2] ?? "") as EmbeddedLocation | PostgresqlLocation;
  const db = await openDatabase(location, () => {});
  say("open");
  for await (const name of createInterface(process.stdin)) {
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
