import pg from "pg";

/** The database cannot be reached, broke the connection or took longer than allowed: try later. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";

  constructor(cause: Error) {
    super(errorText(cause), { cause });
  }
}

/** A statement took longer than it may, and changed nothing. */
export class StatementTimeoutError extends DatabaseUnavailableError {
  override name = "StatementTimeoutError";
}

/** The database's disk is full: try later, when space has been freed. */
export class DiskFullError extends DatabaseUnavailableError {
  override name = "DiskFullError";
  /** Whether it is certain that nothing was changed; the embedded engine may stop in the middle of a commit. */
  readonly unchanged: boolean;

  constructor(cause: Error) {
    super(cause);
    this.unchanged = cause instanceof pg.DatabaseError && cause.severity === "ERROR";
  }
}

/** Whether an error, or what caused it, is that a disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DiskFullError) return true;
  if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return true;
  if (!(error instanceof Error)) return false;
  return /no space left on device|quota exceeded/i.test(error.message) || isDiskFull(error.cause);
}

/** Whether the database cannot be reached or broke off, which is more than one statement's failure. */
export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError &&
  !(error instanceof StatementTimeoutError || error instanceof DiskFullError);

/** The error of a lost connection. */
export function unavailable(cause: Error): DatabaseUnavailableError {
  return isDiskFull(cause) ? new DiskFullError(cause) : new DatabaseUnavailableError(cause);
}

/** Two transactions got in each other's way and this one was undone: it may be tried again at once. */
export class TransactionConflictError extends Error {
  override name = "TransactionConflictError";
}

/** A row with the same key is already there. */
export class DuplicateKeyError extends Error {
  override name = "DuplicateKeyError";
  /** The name of the unique index or constraint, such as `jobs_reference_id`. */
  readonly constraint: string;

  constructor(cause: pg.DatabaseError) {
    super(cause.message, { cause });
    this.constraint = cause.constraint ?? "";
  }
}

/** A backup was not taken or not restored, for a reason that is a whole sentence. */
export class BackupError extends Error {
  override name = "BackupError";
}

// PostgreSQL's SQLSTATE codes.
const DUPLICATE = "23505";
const DISK_FULL = "53100";
const CANCELED = "57014";
const CONFLICTS = new Set(["40001", "40P01"]);
/** On a server that is the primary no more. */
const READ_ONLY = "25006";
/** Connection exceptions, a server that stops or is full, and transactions that a timeout ended. */
const UNAVAILABLE = /^(08|57P|53300|25006|25P0[34])/;

/** Converts a server error into the class that tells callers how to react. */
export function namedError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const code = error.code ?? "";
  if (isDiskFull(error)) return new DiskFullError(error);
  if (code === CANCELED) return new StatementTimeoutError(error);
  if (code === DUPLICATE) return new DuplicateKeyError(error);
  if (CONFLICTS.has(code)) return new TransactionConflictError(error.message, { cause: error });
  return UNAVAILABLE.test(code) ? new DatabaseUnavailableError(error) : error;
}

/** Whether the connection is of no more use, though it may not have noticed yet. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return errorText(error) === "Query read timeout";
  return error.code === READ_ONLY || error.severity === "FATAL" || error.severity === "PANIC";
}

/** What went wrong; where several addresses of a host were tried, Node leaves the outer message empty. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorText).join("; ");
  return error instanceof Error ? error.message : String(error);
}
