import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { hasPassed, isCalendarDate } from "#contract/calendar-date.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { isOutcomeUnknown } from "#src/lib/api/is-outcome-unknown.ts";
import { text } from "#src/i18n/text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { jobToastKey } from "#src/jobs/job-toast-key.ts";
import { type JobSave, useSaveJob } from "#src/jobs/mutations.ts";
import { jobPath } from "#src/jobs/paths.ts";
import { jobQueries } from "#src/jobs/queries.ts";
import { useReplacePage } from "#src/jobs/use-replace-page.ts";
import { createOnce } from "./create-once.ts";
import type { JobFormApi } from "../form-context.ts";
import { type FormStart, type SavedStart, startFromJob } from "../form-start.ts";
import type { JobFormValues } from "../form-values.ts";
import { merge } from "../conflict/merge.ts";
import { partName, partsThatDiffer } from "../conflict/parts.ts";
import { DONE, type SaveAction, STATUSES } from "./save-action.ts";
import { type Conflict, saveChanges } from "./save-changes.ts";
import { NO_UNCONFIRMED_WRITES, type UnconfirmedWrites } from "./unconfirmed-writes.ts";
import type { Autosave } from "../drafts/create-autosave.ts";
import { useSaveAttempt } from "./use-save-attempt.ts";

interface Options {
  form: JobFormApi;
  start: FormStart;
  /** What was sent from that start. */
  unconfirmedRef: RefObject<UnconfirmedWrites>;
  autosave: Autosave;
  /** The form goes on from another start. */
  beginFrom: (start: SavedStart, values: JobFormValues) => void;
  /** Fields are to blame; what is wrong is in the form's errors then. */
  onRefused: () => void;
}

/** Judges and saves the form, then shows the job. What fails keeps everything that was typed. */
export function useJobSaving(options: Options) {
  const { form, start, unconfirmedRef, autosave, beginFrom, onRefused } = options;
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const replacePage = useReplacePage();
  const toasts = useToasts();
  const [conflict, setConflict] = useState<Conflict & { action: SaveAction }>();
  const unmounted = useUnmounted();
  const { saving, failure, clearFailure, attempt, once } = useSaveAttempt(options);
  const read = async (id: number) => client.query({ ...jobQueries.detail(id), staleTime: 0 });

  const leaveTo = async (id: number, message: string) => {
    autosave.finish();
    toasts.show({ about: jobToastKey(id), message });
    // A person who has gone elsewhere meanwhile stays there.
    if (!unmounted.current) await replacePage(jobPath(id));
  };

  /** The form goes on from `from`, with `values`, and with what was typed after `sent`. */
  const begin = (from: SavedStart, values: JobFormValues, sent: JobFormValues) =>
    beginFrom(from, merge(sent, form.getValues(), values).values);

  /** Leads to the job that was saved; but a person who has typed on meanwhile stays in the form. */
  const finish = async (now: SavedStart, sent: JobFormValues, message: string) => {
    unconfirmedRef.current = NO_UNCONFIRMED_WRITES;
    if (!unmounted.current && partsThatDiffer(sent, form.getValues()).length > 0) {
      toasts.show({ about: jobToastKey(now.saved.id), message: text.jobForm.typedSince(message) });
      clearFailure();
      setConflict(undefined);
      begin(now, now.values, sent);
      return;
    }
    const stayedOff = sent.autoRefresh && !now.values.autoRefresh;
    await leaveTo(now.saved.id, stayedOff ? text.jobForm.autoRefreshStayedOff(message) : message);
  };

  const create = async (action: Exclude<SaveAction, "changes">, values: JobFormValues) => {
    const answer = await createOnce({
      values,
      status: STATUSES[action],
      unconfirmedWrites: unconfirmedRef.current.job,
      copyOf: start.origin?.id,
      reading: {
        list: async (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
        read,
      },
      write: mutateAsync,
      onSending: (job) => {
        unconfirmedRef.current = { ...unconfirmedRef.current, job };
        autosave.flush();
      },
    });
    if ("created" in answer) return finish(startFromJob(answer.created), values, DONE[action]);

    // The job is as it was sent. What was typed or asked for since is saved as a change of it.
    const from = startFromJob(answer.arrived);
    const { values: goOn } = merge(answer.sent.values, values, from.values);
    begin(from, goOn, values);
    const next = answer.sent.status === STATUSES[action] ? "changes" : action;
    await attempt(next, goOn, () => change(next, from, goOn, DONE[action]));
  };

  /** `arrived`: what has been done already, where the answer to that was lost. */
  const change = async (
    action: SaveAction,
    from: SavedStart,
    values: JobFormValues,
    arrived?: string,
  ) => {
    let sent = values;
    const write = async (changes: JobSave) => {
      const before = unconfirmedRef.current;
      unconfirmedRef.current = { changes: [...before.changes, sent] };
      autosave.flush();
      try {
        return await mutateAsync(changes);
      } catch (error) {
        if (!isOutcomeUnknown(error)) unconfirmedRef.current = before;
        throw error;
      }
    };
    const outcome = await saveChanges({
      start: from,
      values,
      status: action === "changes" ? undefined : STATUSES[action],
      unconfirmedWrites: unconfirmedRef.current.changes,
      write,
      readNewest: read,
      onMerged: (theirs, merged) => {
        begin(theirs, merged, sent);
        sent = merged;
      },
    });
    if ("theirs" in outcome) {
      // Nobody is there to choose: it is said that the save failed, and what was typed is kept.
      if (unmounted.current) throw new ApiError({ status: 412 });
      clearFailure();
      setConflict({ ...outcome, action });
      return;
    }
    const { now, incoming, said } = outcome;
    const did = arrived === undefined ? DONE[action] : text.jobForm.arrived(arrived);
    const already = said === "already" ? text.jobForm.nothingChanged : text.merge.alreadySaved;
    const names = incoming.map(partName);
    const message = names.length > 0 ? text.merge.incoming(did, names) : did;
    await finish(now, outcome.values, said && arrived === undefined ? already : message);
  };

  const save = async (action: SaveAction) =>
    once(async () => {
      const values = form.getValues();
      const { saved } = start;
      await validate(action, () =>
        attempt(action, values, () => {
          if (saved && action !== "recreate") return change(action, { ...start, saved }, values);
          if (action === "changes") throw new Error("There is no job to change.");
          return create(action, values);
        }),
      );
    });

  const validate = async (action: SaveAction, thenSend: () => Promise<void>) => {
    const closeDate = form.getValues("closeDate");
    // The service would take it, and the job would be open and closed at once.
    const passed = action === "publish" && isCalendarDate(closeDate) && hasPassed(closeDate);
    const refuse = () => {
      if (passed) form.setError("closeDate", { type: "past", message: text.job.republishPast });
      clearFailure();
      onRefused();
    };
    await form.handleSubmit(passed ? refuse : thenSend, refuse)();
  };

  return {
    save,
    saving,
    failure,
    clearFailure,
    conflict,
    /** Saves what was chosen, over what the other person saved. */
    saveChosen: async (values: JobFormValues) =>
      once(async () => {
        if (!conflict) return;
        begin(conflict.theirs, values, conflict.mine);
        const { action, theirs } = conflict;
        await attempt(action, values, async () => {
          try {
            await change(action, theirs, values);
          } catch (error) {
            setConflict(undefined);
            throw error;
          }
        });
      }),
    /** Back to the form, which is as it was. */
    putOffChoice: () => setConflict(undefined),
  };
}
