/**
 * What our service offers beside the interface, as the header `Service-Extensions` of each of its responses
 * lists it:
 * - `idempotency-key`: POST, PUT and DELETE of jobs take `Idempotency-Key`
 * - `list-details`: GET /jobs takes `include=details`
 * - `history`: versions, deleted jobs and activity (`history.ts`), and the headers of writes that these show
 */
export const EXTENSIONS = ["idempotency-key", "list-details", "history"] as const;

export type Extension = (typeof EXTENSIONS)[number];

export const EXTENSIONS_HEADER = "Service-Extensions";

/**
 * Names the course of events that the service's data is of, in each of its responses. A restore begins another
 * one: versions and cursors of the one before mean nothing there.
 */
export const TIME_LINE_HEADER = "Time-Line";

/**
 * For how many days a deleted job can be restored, in each of the service's responses: `public=1096&other=90`,
 * one that was active and another one.
 */
export const HISTORY_DAYS_HEADER = "History-Days";

/**
 * Headers of a request that writes jobs: the change set that the write belongs to, what that does in a person's
 * words, and through what the job is written. The text is percent-encoded (`encodeURIComponent`), as headers are
 * Latin-1. A write with a header that breaks a rule is refused (400) and not carried out.
 */
export const CHANGE_SET_ID_HEADER = "Change-Set-Id";
export const CHANGE_SET_TEXT_HEADER = "Change-Set-Text";
export const SOURCE_HEADER = "Change-Source";

/** Of a write that takes back another one: the ETag of the version of the job that it takes back. */
export const UNDOES_HEADER = "Change-Undoes";
