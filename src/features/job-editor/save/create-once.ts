import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { randomId } from "#src/lib/random-id.ts";
import { requestOf } from "#src/jobs/fields/job-values.ts";
import type { JobSave } from "#src/jobs/mutations.ts";
import type { VersionedJob } from "#src/jobs/requests.ts";
import type { UnconfirmedCreate } from "../drafts/unconfirmed-writes.ts";
import { findCreatedJob, type Lookup } from "#src/jobs/find-created-job.ts";

/** The job existed: only the response to an earlier request was lost. */
interface AlreadyCreated {
  found: VersionedJob;
  sent: UnconfirmedCreate;
}

interface CreateOnceOptions extends Lookup, Omit<UnconfirmedCreate, "idempotencyKey"> {
  write: (save: JobSave) => Promise<VersionedJob>;
  /** The earlier request without a response. */
  unconfirmed: UnconfirmedCreate | undefined;
  /** Called before a request with its job, and with `unconfirmed` if the service refused it. */
  onSending: (sent: UnconfirmedCreate | undefined) => void;
}

/**
 * Creates a job at most once. After a lost response it looks for the job before it sends anything
 * again: not every service supports `Idempotency-Key`, and none says so.
 */
export async function createOnce(
  options: CreateOnceOptions,
): Promise<{ created: VersionedJob } | AlreadyCreated> {
  const { values, status, write, unconfirmed, onSending } = options;
  const lookFor = async (sent: UnconfirmedCreate): Promise<AlreadyCreated | undefined> => {
    const found = await findCreatedJob(sent.values, options);
    return found ? { found, sent } : undefined;
  };
  const earlier = unconfirmed && (await lookFor(unconfirmed));
  if (earlier) return earlier;

  const body = bodyOf({ values, status });
  const isSame = unconfirmed && JSON.stringify(bodyOf(unconfirmed)) === JSON.stringify(body);
  const idempotencyKey = isSame ? unconfirmed.idempotencyKey : randomId();
  const sent = { values, status, idempotencyKey };
  onSending(sent);
  try {
    return { created: await write({ body, idempotencyKey }) };
  } catch (error) {
    const refused = !isOutcomeUnknown(error);
    if (refused) onSending(unconfirmed);
    // If the lookup fails as well, the next attempt repeats it.
    const found = refused ? undefined : await lookFor(sent).catch(() => undefined);
    if (found) return found;
    throw error;
  }
}

const bodyOf = ({ values, status }: Omit<UnconfirmedCreate, "idempotencyKey">) => ({
  ...requestOf(values),
  status,
});
