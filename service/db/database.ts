/** One SQL statement. A `name` makes it a prepared one: for hot statements whose text never varies. */
export interface Statement {
  name?: string;
  text: string;
  /** For `$1`, `$2` …. A JSON column takes `JSON.stringify(value)`: an array means an SQL array. */
  values?: unknown[];
}

export interface Queryable {
  /**
   * Runs one statement and returns its rows (columns: see `column-types.ts`).
   * @throws DuplicateKeyError, TransactionConflictError, DatabaseUnavailableError (`errors.ts`);
   *   any other refusal is pg's DatabaseError.
   */
  query<Row = unknown>(statement: Statement): Promise<Row[]>;
}

export interface Database extends Queryable {
  readonly engine: "embedded" | "postgresql";
  /**
   * Runs `work` in one transaction (READ COMMITTED): committed when it resolves, undone when it throws.
   * Inside, only `tx` may be used: the embedded engine has one connection, so the database's own `query`
   * would wait for itself.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * The embedded engine's alone: runs `work` on a copy of one moment, which takes time, while other callers go
   * on. Where the disk has no room for a copy, `work` gets the database itself.
   */
  onCopy?<T>(work: (copy: Database) => Promise<T>): Promise<T>;
  /** Connections of this process, callers that wait for one, and how often the database was lost. */
  stats(): { open: number; idle: number; waiting: number; outages: number };
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}

export interface EmbeddedLocation {
  /** The directory of the embedded database; made when it is missing. */
  dataDir: string;
  /** For tests alone: commits do not wait for the disk, so that a power cut loses them. */
  unsynced?: boolean;
}

export interface PostgresqlLocation {
  /** `postgresql://user:password@host:port/database` */
  databaseUrl: string;
  /** How many connections this process holds at most; 10 unless given. */
  poolSize?: number;
  /**
   * The address is that of a pooler in transaction mode, which gives every transaction another session:
   * no statement is prepared by name, and nothing is set for a session.
   */
  pooled?: boolean;
  /** No statement times out: for long work. */
  noTimeout?: boolean;
}

/** Called with background errors. */
export type Warn = (message: string, error?: unknown) => void;

/** Prepares the database before it is used, on a connection without timeouts. */
export type Prepare = (db: Database) => Promise<void>;
