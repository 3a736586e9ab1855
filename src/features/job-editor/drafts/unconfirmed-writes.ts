import type { JobFormValues } from "#src/jobs/fields/job-values.ts";
import type { JobBody } from "#src/jobs/requests/write-requests.ts";

/** The name of a request, by which the service is asked what became of it. */
interface SentName {
  idempotencyKey: string;
  /** In milliseconds since 1970; none if the service took no names. */
  sentAt?: number | undefined;
}

/** A create request without a response. */
export interface UnconfirmedCreate extends SentName {
  values: JobFormValues;
  status: "draft" | "active";
}

/** A change without a response, as it was sent. */
export interface UnconfirmedChange extends SentName {
  changes: JobBody;
  etag: string | null;
}

/** Requests without a response: the service may have carried them out. */
export interface UnconfirmedWrites {
  job?: UnconfirmedCreate | undefined;
  changes: JobFormValues[];
  /** The last of the changes, to be asked about by its name. */
  latest?: UnconfirmedChange | undefined;
}

export const NO_UNCONFIRMED_WRITES: UnconfirmedWrites = { changes: [] };
