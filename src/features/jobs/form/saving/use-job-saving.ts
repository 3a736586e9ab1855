import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { isCalendarDate, todayIn } from "#contract/calendar-date.ts";
import { ApiError, hasStatus, messageOf } from "#src/lib/api/api-error.ts";
import { mayHaveArrived } from "#src/lib/api/may-have-arrived.ts";
import { text } from "#src/lib/text/form-text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { aboutJob } from "../../about-job.ts";
import { type JobSave, useSaveJob } from "../../mutations.ts";
import { jobQueries } from "../../queries.ts";
import { createOnce } from "./create-once.ts";
import { showServiceErrors } from "../field-errors.ts";
import type { JobFormApi } from "../form-context.ts";
import { type FormStart, type SavedStart, startFromJob } from "../form-start.ts";
import type { JobFormValues } from "../form-values.ts";
import { merge } from "../merge/merge.ts";
import { partName, partsThatDiffer, unsavedParts } from "../merge/parts.ts";
import { DONE, type Intent, STATUSES } from "./intent.ts";
import { type Conflict, saveChanges } from "./save-changes.ts";
import { NOTHING_UNANSWERED, type Unanswered } from "./unanswered.ts";

export interface SaveFailure {
  intent: Intent;
  /** What was to be saved. */
  values: JobFormValues;
  error: unknown;
  /** How often in a row the service has asked to wait. */
  waits: number;
  /** What the service says of properties that the form does not show. */
  elsewhere: string[];
}

interface Options {
  form: JobFormApi;
  start: FormStart;
  /** What was sent before the form was loaded again, without an answer. */
  sentBefore: Unanswered | undefined;
  /** Something is sent that may have no answer: a reload is to know. */
  onSending: () => void;
  /** Fields are to blame; what is wrong is in the form's errors then. */
  onRefused: () => void;
  /** The job as it is by now is what the form begins with. */
  onBegin: (start: SavedStart) => void;
  /** The save failed when the person had already left. */
  onLeftUnsaved: () => void;
}

/** Judges and saves the form, then shows the job. What fails keeps everything that was typed. */
export function useJobSaving(options: Options) {
  const { form, start, onSending, onRefused, onBegin, onLeftUnsaved } = options;
  const client = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [saving, setSaving] = useState<Intent>();
  const [failure, setFailure] = useState<SaveFailure>();
  const [conflict, setConflict] = useState<Conflict & { intent: Intent }>();
  // Asked between two renders: by a second press, and by the guard on the way out.
  const busy = useRef(false);
  const done = useRef(false);
  const unmounted = useUnmounted();
  const unanswered = useRef(options.sentBefore ?? NOTHING_UNANSWERED);
  const read = async (id: number) => client.query({ ...jobQueries.detail(id), staleTime: 0 });

  const leaveTo = async (id: number, message: string) => {
    done.current = true;
    toasts.show({ about: aboutJob(id), message });
    // Who has gone elsewhere meanwhile stays there.
    if (!unmounted.current) await navigate({ to: "/jobs/$id", params: { id }, replace: true });
  };

  /** The form goes on from `from`, with `values`, and with what was typed after `sent`. */
  const begin = (from: SavedStart, values: JobFormValues, sent: JobFormValues) => {
    form.reset(merge(sent, form.getValues(), values).values);
    unanswered.current = NOTHING_UNANSWERED;
    onBegin(from);
  };

  /** Leads to the job that was saved; but who went on typing meanwhile stays with that. */
  const finish = async (now: SavedStart, sent: JobFormValues, message: string) => {
    unanswered.current = NOTHING_UNANSWERED;
    if (!unmounted.current && partsThatDiffer(sent, form.getValues()).length > 0) {
      toasts.show({ about: aboutJob(now.saved.id), message: text.jobForm.typedSince(message) });
      setFailure(undefined);
      setConflict(undefined);
      begin(now, now.values, sent);
      return;
    }
    const stayedOff = sent.autoRefresh && !now.values.autoRefresh;
    await leaveTo(now.saved.id, stayedOff ? text.jobForm.autoRefreshStayedOff(message) : message);
  };

  /** Shows what is sent as under way, and what becomes of it where it went wrong. */
  const attempt = async (intent: Intent, values: JobFormValues, send: () => Promise<void>) => {
    setSaving(intent);
    try {
      await send();
    } catch (error) {
      if (unmounted.current) {
        onLeftUnsaved();
        toasts.show({ tone: "error", message: text.jobForm.failedElsewhere(messageOf(error)) });
        return;
      }
      setConflict(undefined);
      const said = error instanceof ApiError ? error.fieldErrors : [];
      const elsewhere = showServiceErrors(form, said);
      if (said.length > elsewhere.length) onRefused();
      // What is said at the fields, and in their summary, need not be said a third time.
      const told = said.length > 0 && elsewhere.length === 0;
      const waits = hasStatus(error, 429) ? 1 : 0;
      setFailure((before) =>
        told
          ? undefined
          : { intent, values, error, elsewhere, waits: waits && (before?.waits ?? 0) + 1 },
      );
    } finally {
      setSaving(undefined);
    }
  };

  const create = async (intent: Exclude<Intent, "changes">, values: JobFormValues) => {
    const answer = await createOnce({
      values,
      status: STATUSES[intent],
      before: unanswered.current.job,
      copyOf: start.origin?.id,
      reading: {
        list: async (filter) => client.query({ ...jobQueries.list(filter), staleTime: 0 }),
        read,
      },
      write: mutateAsync,
      onSending: (job) => {
        unanswered.current = { ...unanswered.current, job };
        onSending();
      },
    });
    if ("created" in answer) return finish(startFromJob(answer.created), values, DONE[intent]);

    // It is as it was sent: what was typed, or wished for, since is a change of it.
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
      const before = unanswered.current;
      unanswered.current = { changes: [...before.changes, sent] };
      onSending();
      try {
        return await mutateAsync(changes);
      } catch (error) {
        if (!mayHaveArrived(error)) unanswered.current = before;
        throw error;
      }
    };
    const outcome = await saveChanges({
      start: from,
      values,
      status: intent === "changes" ? undefined : STATUSES[intent],
      lost: unanswered.current.changes,
      write,
      readNewest: read,
      onMerged: (theirs, merged) => {
        begin(theirs, merged, sent);
        sent = merged;
      },
    });
    if ("theirs" in outcome) {
      // Nobody is there to choose: it is said, and kept.
      if (unmounted.current) throw new ApiError({ status: 412, message: text.errors.status(412) });
      setFailure(undefined);
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

  /** One at a time, however often a button is pressed. */
  const once = async (run: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await run().finally(() => {
      busy.current = false;
    });
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
    const passed = intent === "publish" && isCalendarDate(closeDate) && closeDate < todayIn();
    const refuse = () => {
      if (passed) form.setError("closeDate", { type: "past", message: text.job.republishPast });
      setFailure(undefined);
      onRefused();
    };
    await form.handleSubmit(passed ? refuse : thenSend, refuse)();
  };

  return {
    save,
    saving,
    failure,
    conflict,
    /** Saves what was chosen, over what the other person saved. */
    saveChosen: async (values: JobFormValues) =>
      once(async () => {
        if (!conflict) return;
        begin(conflict.theirs, values, conflict.mine);
        const { intent, theirs } = conflict;
        await attempt(intent, values, () => change(intent, theirs, values));
      }),
    getUnanswered: () => unanswered.current,
    /** The form holds something else from now on, of which this may have arrived. */
    goOnFrom: (sent: Unanswered | undefined) => {
      unanswered.current = sent ?? NOTHING_UNANSWERED;
      setFailure(undefined);
    },
    /** Back to the form, which is as it was. */
    putOffChoice: () => setConflict(undefined),
    /** True when leaving would lose something; also a copy that is sent as it was, until its answer. */
    isUnsaved: () =>
      !done.current &&
      (unanswered.current.job !== undefined ||
        unanswered.current.changes.length > 0 ||
        unsavedParts(start.values, form.getValues()).length > 0),
  };
}
