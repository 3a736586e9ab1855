import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ApiError, hasStatus, messageOf } from "#src/lib/api-error.ts";
import { text } from "#src/lib/text/form-text.ts";
import { useLeft } from "#src/lib/use-left.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { type JobSave, useSaveJob } from "../mutations.ts";
import { jobQueries } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";
import { mayHaveArrived } from "./find-arrived.ts";
import type { JobFormApi } from "./form-context.ts";
import { type FormStart, type SavedStart, startFromJob } from "./form-start.ts";
import type { JobFormValues } from "./form-values.ts";
import { merge } from "./merge/merge.ts";
import { partName, partsThatDiffer, unsavedParts } from "./merge/parts.ts";
import { type Conflict, saveChanges } from "./save-changes.ts";
import { showServiceErrors } from "./service-errors.ts";
import { type SentJob, useJobCreating } from "./use-job-creating.ts";

/** What a press of a button asks for. */
export type Intent =
  | "draft"
  | "publish"
  | "changes"
  /** A draft of what somebody else has deleted. */
  | "anew";

export interface SaveFailure {
  intent: Intent;
  error: unknown;
  /** How often in a row the service has asked to wait. */
  waits: number;
  /** What the service says of properties that the form does not show. */
  elsewhere: string[];
}

interface Options {
  form: JobFormApi;
  start: FormStart;
  /** A new job that was sent before the form was loaded again, without an answer. */
  sentBefore: SentJob | undefined;
  /** A new job is about to be sent. */
  onSending: () => void;
  /** Fields are to blame; what is wrong is in the form's errors then. */
  onRefused: () => void;
  /** What somebody else saved meanwhile is what the form begins with now. */
  onMerged: (start: SavedStart) => void;
  /** The save failed when the person had already left. */
  onLeftUnsaved: () => void;
}

const DONE = {
  draft: text.jobForm.draftSaved,
  publish: text.jobForm.published,
  changes: text.jobForm.changesSaved,
  anew: text.jobForm.draftSaved,
};

/** What the job is to be afterwards; none: what it is. */
const STATUS = { draft: "draft", publish: "active", changes: undefined, anew: "draft" } as const;

/** Judges and saves the form, then shows the job. What fails keeps everything that was typed. */
export function useJobSaving(options: Options) {
  const { form, start, onRefused, onMerged, onLeftUnsaved } = options;
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
  const left = useLeft();
  /** What was sent and got no answer. */
  const lost = useRef<JobFormValues>(undefined);

  const leaveTo = async (id: number, message: string) => {
    done.current = true;
    toasts.show({ message });
    // Who has gone elsewhere meanwhile stays there.
    if (!left.current) await navigate({ to: "/jobs/$id", params: { id }, replace: true });
  };

  /** Leads to the job that was saved; but who went on typing meanwhile stays with that. */
  const finish = async (saved: VersionedJob, sent: JobFormValues, message: string) => {
    if (!left.current && partsThatDiffer(sent, form.getValues()).length > 0) {
      toasts.show({ message: text.jobForm.typedSince(message) });
      setFailure(undefined);
      setConflict(undefined);
      onMerged(startFromJob(saved));
      return;
    }
    const { job } = saved;
    const stayedOff = sent.autoRefresh && !job.autoRefresh;
    await leaveTo(job.id, stayedOff ? text.jobForm.autoRefreshStayedOff(message) : message);
  };

  /** Shows what is sent as under way, and what becomes of it where it went wrong. */
  const attempt = async (intent: Intent, send: () => Promise<void>) => {
    setSaving(intent);
    try {
      await send();
    } catch (error) {
      if (left.current) {
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
        told ? undefined : { intent, error, elsewhere, waits: waits && (before?.waits ?? 0) + 1 },
      );
    } finally {
      setSaving(undefined);
    }
  };

  const { create, getSent, setSent } = useJobCreating(options);
  const createAndLeave = async (intent: Intent, values: JobFormValues) => {
    const status = STATUS[intent] ?? "draft";
    const { job, arrived } = await create(values, status);
    if (!arrived) return finish(job, values, DONE[intent]);
    // What was typed since it was sent is a change of it.
    const from = startFromJob(job);
    const merged = merge(arrived.values, values, from.values).values;
    if (arrived.status === status && partsThatDiffer(from.values, merged).length === 0)
      return finish(job, values, text.jobForm.arrived(DONE[intent]));
    begin(from, merged, values);
    return change(from, merged, intent);
  };

  /** The form goes on from `from`, with `values`, and with what was typed after `sent`. */
  const begin = (from: SavedStart, values: JobFormValues, sent: JobFormValues) => {
    form.reset(merge(sent, form.getValues(), values).values);
    onMerged(from);
  };

  const change = async (from: SavedStart, values: JobFormValues, intent: Intent) => {
    let sent = values;
    const write = async (changes: JobSave) => {
      try {
        return await mutateAsync(changes);
      } catch (error) {
        if (mayHaveArrived(error)) lost.current = sent;
        throw error;
      }
    };
    const outcome = await saveChanges({
      start: from,
      values,
      status: STATUS[intent],
      lost: lost.current,
      write,
      readNewest: (id) => client.query({ ...jobQueries.detail(id), staleTime: 0 }),
      onMerged: (theirs, merged) => {
        begin(theirs, merged, sent);
        sent = merged;
      },
    });
    lost.current = undefined;
    if ("conflict" in outcome) {
      setFailure(undefined);
      setConflict({ ...outcome.conflict, intent });
    } else if ("nothingToSave" in outcome) {
      const already = outcome.nothingToSave === "meanwhile";
      const message = already ? text.merge.alreadySaved : text.jobForm.nothingChanged;
      await leaveTo(from.saved.id, message);
    } else {
      const names = outcome.broughtIn.map(partName);
      const done = DONE[intent];
      const message = names.length > 0 ? text.merge.broughtIn(done, names) : done;
      await finish(outcome.saved, outcome.values, message);
    }
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
      if (!saved || intent === "anew")
        await judge(() => attempt(intent, () => createAndLeave(intent, values)));
      else if (intent === "changes" && unsavedParts(start.values, values).length === 0)
        await leaveTo(saved.id, text.jobForm.nothingChanged);
      else await judge(() => attempt(intent, () => change({ ...start, saved }, values, intent)));
    });

  const judge = (thenSend: () => Promise<void>) =>
    form.handleSubmit(thenSend, () => {
      setFailure(undefined);
      onRefused();
    })();

  return {
    save,
    saving,
    failure,
    conflict,
    /** Saves what was chosen, over what the other person saved. */
    saveChosen: async (values: JobFormValues) =>
      once(async () => {
        if (!conflict) return;
        const { theirs, mine, intent } = conflict;
        begin(theirs, values, mine);
        await attempt(intent, () => change(theirs, values, intent));
      }),
    getSent,
    /** The form holds something else from now on, of which this may have arrived. */
    goOnFrom: (sent: SentJob | undefined) => {
      setSent(sent);
      setFailure(undefined);
      lost.current = undefined;
    },
    /** Back to the form, which is as it was. */
    putOffChoice: () => setConflict(undefined),
    /** True when leaving would lose something. */
    isUnsaved: () => !done.current && unsavedParts(start.values, form.getValues()).length > 0,
  };
}
