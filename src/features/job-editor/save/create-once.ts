import { noop } from "@tanstack/react-query";
import { requestOf } from "#src/jobs/fields/job-values.ts";
import type { JobSave } from "#src/jobs/actions/mutations.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { findCreatedJob, type Lookup } from "#src/jobs/actions/find-created-job.ts";
import { isNameKept, isNameTaken, newName, outcomeOf } from "#src/jobs/requests/write-outcome.ts";
import type { UnconfirmedCreate } from "../drafts/unconfirmed-writes.ts";

/** The job existed: only the response to an earlier request was lost. */
interface AlreadyCreated {
  found: VersionedJob;
  sent: UnconfirmedCreate;
}

interface CreateOnceOptions extends Lookup, Pick<UnconfirmedCreate, "values" | "status"> {
  write: (save: JobSave) => Promise<VersionedJob>;
  /** The earlier request without a response. */
  unconfirmed: UnconfirmedCreate | undefined;
  /** Called before a request with its job, which it stores, and with `unconfirmed` if the service refused it. */
  onSending: (sent: UnconfirmedCreate | undefined) => Promise<void> | void;
}

/**
 * Creates a job at most once. After a lost response, what is sent has the name of the earlier request: a
 * service that has carried that out refuses it, and answers the earlier one when that is repeated. A service
 * that takes no names is searched for the job before anything is sent again.
 */
export async function createOnce(
  options: CreateOnceOptions,
): Promise<{ created: VersionedJob } | AlreadyCreated> {
  const { values, status, write, unconfirmed, onSending } = options;
  const lookFor = async (sent: UnconfirmedCreate): Promise<AlreadyCreated | undefined> => {
    const found = await findCreatedJob(sent.values, options);
    return found ? { found, sent } : undefined;
  };
  const named = isNameKept(unconfirmed?.sentAt) ? unconfirmed : undefined;
  const earlier = unconfirmed && !named && (await lookFor(unconfirmed));
  if (earlier) return earlier;

  const sent = { ...(named ?? newName()), values, status };
  await onSending(sent);
  try {
    return { created: await write(creationOf(sent)) };
  } catch (error) {
    if (outcomeOf(error) === "unknown") {
      // If the lookup fails as well, the next attempt repeats it.
      const found = isNameKept(sent.sentAt) ? undefined : await lookFor(sent).catch(noop);
      if (found) return found;
      throw error;
    }
    await onSending(unconfirmed);
    if (named && isNameTaken(error)) return { found: await write(creationOf(named)), sent: named };
    throw error;
  }
}

const creationOf = ({ values, status, idempotencyKey }: UnconfirmedCreate): JobSave => ({
  body: { ...requestOf(values), status },
  idempotencyKey,
});
