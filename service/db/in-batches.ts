import type { Queryable } from "./database.ts";

/** Rows of one statement: some hundredths of a second on the embedded engine. */
const BATCH = 1000;

/** The employer and the id, or the id of the job, of a batch's last row. */
export interface Key {
  employer: number;
  id: number;
}

export const FIRST_KEY: Key = { employer: 0, id: 0 };

/**
 * Runs a statement for the batch of keys after `key`, which it gets as `$1` and `$2`, with the size of a batch as
 * `$3`; answers the last key of the batch, with what else the statement answers, or nothing where none is left.
 */
export async function runBatch<Row extends Key = Key>(
  db: Queryable,
  text: string,
  key: Key,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const [last] = await db.query<Row>({ text, values: [key.employer, key.id, BATCH, ...values] });
  return last;
}

/** Runs a statement for one batch after the other; `onBatch` gets what it answers of each. */
export async function inBatches<Row extends Key = Key>(
  db: Queryable,
  text: string,
  values: unknown[] = [],
  onBatch: (row: Row) => void = () => {},
): Promise<void> {
  let key: Key | undefined = FIRST_KEY;
  while (key) {
    const last: Row | undefined = await runBatch<Row>(db, text, key, values);
    if (last) onBatch(last);
    key = last;
  }
}
