import type pg from "pg";
import type { Database, Queryable, Statement, Warn } from "./database.ts";
import { endsConnection, isDatabaseOutage, namedError, unavailable } from "./errors.ts";
import { trackOutages } from "./outages.ts";

/** A connection while one caller has it. */
interface Session {
  run: (statement: Statement) => Promise<pg.QueryResult>;
  /** Closes the connection instead of giving it to the next caller. */
  discard: (reason: unknown) => void;
}

/**
 * The database behind a pool of connections; with `prepares: false` a statement's name is left away. `warn`
 * is called when connections or the whole database are lost.
 */
export function poolDatabase(
  engine: Database["engine"],
  pool: pg.Pool,
  { prepares = true, warn }: { prepares?: boolean; warn?: Warn } = {},
): Database {
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const probe = () => withSession(pool, prepares, ({ run }) => run({ text: "SELECT 1" }));
  const outages = warn && trackOutages(probe, warn);
  // A connection that is lost while idle.
  if (outages) pool.on("error", outages.report);

  /** Lends a connection; `close` waits for it, as the pool does not wait for its queue. */
  async function withConnection<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const result = withSession(pool, prepares, work);
    running.add(result);
    try {
      return await result;
    } catch (error) {
      if (isDatabaseOutage(error)) outages?.report(error);
      throw error;
    } finally {
      running.delete(result);
    }
  }

  async function end(): Promise<void> {
    outages?.stop();
    while (running.size > 0) await Promise.allSettled(running);
    await pool.end();
  }

  return {
    engine,
    query: <Row>(statement: Statement) =>
      withConnection(async ({ run }) => (await run(statement)).rows as Row[]),
    transaction: (work) => withConnection((session) => inTransaction(session, work)),
    stats: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      outages: outages?.count() ?? 0,
    }),
    close: () => (closing ??= end()),
  };
}

async function inTransaction<T>(
  { run, discard }: Session,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let over = false;
  const tx: Queryable = {
    async query<Row>(statement: Statement) {
      if (over) throw new Error("This transaction is over; its query came too late.");
      return (await run(statement)).rows as Row[];
    },
  };
  await run({ text: "BEGIN" });
  try {
    const result = await work(tx);
    over = true;
    const { command } = await run({ text: "COMMIT" });
    // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and `work` went on.
    if (command !== "COMMIT") throw new Error("A failed statement undid the transaction.");
    return result;
  } catch (error) {
    over = true;
    await run({ text: "ROLLBACK" }).catch(discard);
    throw error;
  }
}

async function withSession<T>(
  pool: pg.Pool,
  prepares: boolean,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = await connect(pool);
  let broken: Error | undefined;
  const discard = (reason: unknown) => {
    broken ??= reason instanceof Error ? reason : new Error(String(reason));
  };
  // pg reports a lost connection here first; without a listener the process would end.
  client.on("error", discard);
  const run = async ({ name, ...statement }: Statement) => {
    // A further statement could wait behind one that never ends.
    if (broken) throw unavailable(broken);
    try {
      // The one place where a statement's name reaches the driver.
      return await client.query(
        prepares && name !== undefined ? { name, ...statement } : statement,
      );
    } catch (error) {
      if (endsConnection(error)) discard(error);
      throw broken ? unavailable(broken) : namedError(error);
    }
  };
  try {
    return await work({ run, discard });
  } finally {
    client.off("error", discard);
    client.release(broken);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw error instanceof Error ? unavailable(error) : error;
  }
}
