import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { hasPassed, isCalendarDate } from "#contract/calendar-date.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { mayHaveArrived } from "#src/lib/api/may-have-arrived.ts";
import { text } from "#src/lib/text/form-text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { aboutJob } from "../../about-job.ts";
import { type JobSave, useSaveJob } from "../../mutations.ts";
import { jobPath } from "../../paths.ts";
import { jobQueries } from "../../queries.ts";
import { useGiveWay } from "../../use-give-way.ts";
import { createOnce } from "./create-once.ts";
import type { JobFormApi } from "../form-context.ts";
import { type FormStart, type SavedStart, startFromJob } from "../form-start.ts";
import type { JobFormValues } from "../form-values.ts";
import { merge } from "../merge/merge.ts";
import { partName, partsThatDiffer } from "../merge/parts.ts";
import { DONE, type Intent, STATUSES } from "./intent.ts";
import { type Conflict, saveChanges } from "./save-changes.ts";
import { NOTHING_UNANSWERED, type Unanswered } from "./unanswered.ts";
import type { Autosave } from "../unfinished/create-autosave.ts";
import { useSaveAttempt } from "./use-save-attempt.ts";

interface Options {
  form: JobFormApi;
  start: FormStart;
  /** What was sent from that start. */
  unansweredRef: RefObject<Unanswered>;
  autosave: Autosave;
  /** The form goes on from another start. */
  beginFrom: (start: SavedStart, values: JobFormValues) => void;
  /** Fields are to blame; what is wrong is in the form's errors then. */
  onRefused: () => void;
}

/** Judges and saves the form, then shows the job. What fails keeps everything that was typed. */
export function useJobSaving(options: Options) {
  const { form, start, unansweredRef, autosave, beginFrom, onRefused } = options;
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const giveWayTo = useGiveWay();
  const toasts = useToasts();
  const [conflict, setConflict] = useState<Conflict & { intent: Intent }>();
  const unmounted = useUnmounted();
  const { saving, failure, clearFailure, attempt, once } = useSaveAttempt(options);
  const read = async (id: number) => client.query({ ...jobQueries.detail(id), staleTime: 0 });

  const leaveTo = async (id: number, message: string) => {
    autosave.finish();
    toasts.show({ about: aboutJob(id), message });
    // A person who has gone elsewhere meanwhile stays there.
    if (!unmounted.current) await giveWayTo(jobPath(id));
  };

  /** The form goes on from `from`, with `values`, and with what was typed after `sent`. */
  const begin = (from: SavedStart, values: JobFormValues, sent: JobFormValues) =>
    beginFrom(from, merge(sent, form.getValues(), values).values);

  /** Leads to the job that was saved; but a person who has typed on meanwhile stays in the form. */
  const finish = async (now: SavedStart, sent: JobFormValues, message: string) => {
    unansweredRef.current = NOTHING_UNANSWERED;
    if (!unmounted.current && partsThatDiffer(sent, form.getValues()).length > 0) {
      toasts.show({ about: aboutJob(now.saved.id), message: text.jobForm.typedSince(message) });
      clearFailure();
      setConflict(undefined);
      begin(now, now.values, sent);
      return;
    }
    const stayedOff = sent.autoRefresh && !now.values.autoRefresh;
    await leaveTo(now.saved.id, stayedOff ? text.jobForm.autoRefreshStayedOff(message) : message);
  };

  const create = async (intent: Exclude<Intent, "changes">, values: JobFormValues) => {
    const answer = await createOnce({
      values,
      status: STATUSES[intent],
      unanswered: unansweredRef.current.job,
      copyOf: start.origin?.id,
      reading: {
        list: async (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
        read,
      },
      write: mutateAsync,
      onSending: (job) => {
        unansweredRef.current = { ...unansweredRef.current, job };
        autosave.flush();
      },
    });
    if ("created" in answer) return finish(startFromJob(answer.created), values, DONE[intent]);

    // The job is as it was sent. What was typed or asked for since is saved as a change of it.
    const from = startFromJob(answer.arrived);
    const { values: goOn } = merge(answer.sent.values, values, from.values);
    begin(from, goOn, values);
    const next = answer.sent.status === STATUSES[intent] ? "changes" : intent;
    await attempt(next, goOn, () => change(next, from, goOn, DONE[intent]));
  };

  /** `arrived`: what has been done already, where the answer to that was lost. */
  const change = async (
    intent: Intent,
    from: SavedStart,
    values: JobFormValues,
    arrived?: string,
  ) => {
    let sent = values;
    const write = async (changes: JobSave) => {
      const before = unansweredRef.current;
      unansweredRef.current = { changes: [...before.changes, sent] };
      autosave.flush();
      try {
        return await mutateAsync(changes);
      } catch (error) {
        if (!mayHaveArrived(error)) unansweredRef.current = before;
        throw error;
      }
    };
    const outcome = await saveChanges({
      start: from,
      values,
      status: intent === "changes" ? undefined : STATUSES[intent],
      unanswered: unansweredRef.current.changes,
      write,
      readNewest: read,
      onMerged: (theirs, merged) => {
        begin(theirs, merged, sent);
        sent = merged;
      },
    });
    if ("theirs" in outcome) {
      // Nobody is there to choose: it is said that the save failed, and what was typed is kept.
      if (unmounted.current) throw new ApiError({ status: 412, message: text.errors.status(412) });
      clearFailure();
      setConflict({ ...outcome, intent });
      return;
    }
    const { now, broughtIn, said } = outcome;
    const did = arrived === undefined ? DONE[intent] : text.jobForm.arrived(arrived);
    const already = said === "already" ? text.jobForm.nothingChanged : text.merge.alreadySaved;
    const names = broughtIn.map(partName);
    const message = names.length > 0 ? text.merge.broughtIn(did, names) : did;
    await finish(now, outcome.values, said && arrived === undefined ? already : message);
  };

  const save = async (intent: Intent) =>
    once(async () => {
      const values = form.getValues();
      const { saved } = start;
      await judge(intent, () =>
        attempt(intent, values, () => {
          if (saved && intent !== "afresh") return change(intent, { ...start, saved }, values);
          if (intent === "changes") throw new Error("There is no job to change.");
          return create(intent, values);
        }),
      );
    });

  const judge = async (intent: Intent, thenSend: () => Promise<void>) => {
    const closeDate = form.getValues("closeDate");
    // The service would take it, and the job would be open and closed at once.
    const passed = intent === "publish" && isCalendarDate(closeDate) && hasPassed(closeDate);
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
        const { intent, theirs } = conflict;
        await attempt(intent, values, async () => {
          try {
            await change(intent, theirs, values);
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
