/** Auto-refresh is for employers on the unlimited plan (§2.1). */
export type Plan = "unlimited" | "limited";

declare const known: unique symbol;

/**
 * The id of an employer that this service knows. Only the database returns one, so no store can be called
 * without an employer, or for an id that a request names.
 */
export type EmployerId = number & { readonly [known]: true };
