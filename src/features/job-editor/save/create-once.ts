import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { randomId } from "#src/lib/random-id.ts";
import type { JobSave } from "#src/jobs/mutations.ts";
import type { VersionedJob } from "#src/jobs/requests.ts";
import { findCreatedJob, type Reading } from "./find-created-job.ts";
import { type JobFormValues, requestOf } from "../form-values.ts";

/** A job that was sent to be created and has not been answered: the service may have it. */
export interface SentJob {
  values: JobFormValues;
  status: "draft" | "active";
  /** The same for every try of this job. */
  idempotencyKey: string;
}

/** The job was there already: only the answer had been lost. */
interface AlreadyCreated {
  arrived: VersionedJob;
  /** What it was sent as. */
  sent: SentJob;
}

interface CreateOnceOptions extends Omit<SentJob, "idempotencyKey"> {
  reading: Reading;
  write: (save: JobSave) => Promise<VersionedJob>;
  /** What was sent before, and has not been answered. */
  unconfirmedWrites: SentJob | undefined;
  /** The job that this is a copy of, and which may say the same. */
  copyOf: number | undefined;
  /**
   * Called with the job that is about to be sent, and may have arrived from then on; called with
   * `unconfirmedWrites` again if it was refused.
   */
  onSending: (sent: SentJob | undefined) => void;
}

/**
 * Creates a job once, however often it is tried. Where an answer was lost, the service is asked
 * what became of the job before anything is sent again: not every service knows `Idempotency-Key`,
 * and none says so.
 */
export async function createOnce(
  options: CreateOnceOptions,
): Promise<{ created: VersionedJob } | AlreadyCreated> {
  const { values, status, reading, write, unconfirmedWrites, copyOf, onSending } = options;
  const lookFor = async (sent: SentJob): Promise<AlreadyCreated | undefined> => {
    const arrived = await findCreatedJob(bodyOf(sent), copyOf, reading);
    return arrived ? { arrived, sent } : undefined;
  };
  const earlier = unconfirmedWrites && (await lookFor(unconfirmedWrites));
  if (earlier) return earlier;

  const body = bodyOf({ values, status });
  const isSame =
    unconfirmedWrites && JSON.stringify(bodyOf(unconfirmedWrites)) === JSON.stringify(body);
  const idempotencyKey = isSame ? unconfirmedWrites.idempotencyKey : randomId();
  const sent = { values, status, idempotencyKey };
  onSending(sent);
  try {
    return { created: await write({ body, idempotencyKey }) };
  } catch (error) {
    // What was refused has not arrived; but what was sent before it may have.
    const refused = !isOutcomeUnknown(error);
    if (refused) onSending(unconfirmedWrites);
    // If that fails as well, it is looked for before the next try.
    const found = refused ? undefined : await lookFor(sent).catch(() => undefined);
    if (found) return found;
    throw error;
  }
}

const bodyOf = ({ values, status }: Omit<SentJob, "idempotencyKey">) => ({
  ...requestOf(values),
  status,
});
