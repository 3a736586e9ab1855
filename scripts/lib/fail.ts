/**
 * Ends a command that cannot go on. A person reads what is wrong; where in the code it was noticed
 * is shown with LOG_LEVEL=debug.
 */
export function fail(error: unknown): never {
  const known = error instanceof Error;
  const text =
    known && process.env.LOG_LEVEL !== "debug"
      ? error.message
      : String(known ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
