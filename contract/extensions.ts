/**
 * What our service offers beside the interface, as the header `Service-Extensions` of each of its responses
 * lists it:
 * - `idempotency-key`: POST, PUT and DELETE of jobs take `Idempotency-Key`
 */
export const EXTENSIONS = ["idempotency-key"] as const;

export type Extension = (typeof EXTENSIONS)[number];

export const EXTENSIONS_HEADER = "Service-Extensions";
