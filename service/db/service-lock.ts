/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = 727102;

/** Marks a service as running while its connection is open. Waits while a backup is restored. */
export const HOLD_SERVICE_LOCK = `SELECT pg_advisory_lock_shared(${LOCK})`;

/** Returns as `taken` whether no service runs; then none can start until the transaction ends. */
export const TRY_LOCK_OUT_SERVICES = {
  text: `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
};
