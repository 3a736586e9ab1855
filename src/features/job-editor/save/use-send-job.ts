import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { useUnmounted } from "#src/ui/actions/use-unmounted.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { useStatusChange } from "#src/jobs/actions/use-status-change.ts";
import { changedGroups, type JobFormValues, labelOf } from "#src/jobs/job/fields/job-values.ts";
import { latestEdit } from "#src/jobs/writes/siblings/latest-edit.ts";
import { jobToastKey } from "#src/jobs/actions/job-messages.ts";
import { useWrite } from "#src/jobs/actions/use-write.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { fetchJob, type VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import {
  buttonWrite,
  type FormWrite,
  type SingleWrite,
  undoOf,
} from "#src/jobs/writes/single-write.ts";
import { useReplacePage } from "#src/ui/navigation/use-replace-page.ts";
import { merge } from "../conflict/merge.ts";
import type { Autosave } from "../drafts/create-autosave.ts";
import type { JobFormApi } from "../form/form-context.ts";
import { type FormStart, type SavedStart, startFromJob } from "../form/form-start.ts";
import { createOnce } from "./create-once.ts";
import { saveChanges } from "./save-changes.ts";
import type { SaveAction, SaveFlow } from "./save-flow.ts";

export interface SavingOptions {
  form: JobFormApi;
  start: FormStart;
  flow: SaveFlow;
  autosave: Autosave;
  /** Continues the form from another start. */
  beginFrom: (start: SavedStart, values: JobFormValues) => void;
}

/** Success message per action. */
const SUCCESS_MESSAGES = {
  draft: m.job_form_draft_saved(),
  publish: m.job_form_published(),
  changes: m.job_form_changes_saved(),
  recreate: m.job_form_draft_saved(),
};

/** The job's status after each action; `changes` keeps the status. */
const STATUSES = { draft: "draft", publish: "active", recreate: "draft" } as const;

/** Makes a job that was just published a draft again; what else the form has changed stays. */
const unpublish = (job: Job, etag: string | null): SingleWrite | null => {
  const publish = { kind: "change", changes: { status: "active" } } as const;
  return undoOf(buttonWrite({ ...job, status: "draft" }, publish), { job, etag });
};

/** Sends validated values and dispatches the outcome, unless the request fails. */
export function useSendJob({ form, start, flow, autosave, beginFrom }: SavingOptions) {
  const client = useQueryClient();
  const { mutateAsync } = useWrite();
  const replacePage = useReplacePage();
  const toasts = useToasts();
  const { undo } = useStatusChange();
  const unmounted = useUnmounted();
  const { dispatch } = flow;
  // Without the signal, as a form that is left would cancel what its save still has to know.
  const read = async (id: number) =>
    client.query({
      ...jobQueries.detail(id),
      queryFn: async () => fetchJob(id),
      staleTime: 0,
    });

  /** Continues from `from` with `values` and with what was typed after `sent`. */
  const rebase = (from: SavedStart, values: JobFormValues, sent: JobFormValues) =>
    beginFrom(from, merge(sent, form.getValues(), values).values);

  /** Opens the saved job, unless the person has typed since or left the form. */
  const finish = async (
    action: SaveAction,
    now: SavedStart,
    sent: JobFormValues,
    message: string,
  ) => {
    const { id } = now.saved;
    const dedupeKey = jobToastKey(id);
    const { origin } = now;
    const back = action === "publish" && origin && unpublish(origin, now.saved.etag);
    const toast = {
      dedupeKey,
      ...(back && { action: { label: m.job_undo(), run: () => void undo(back) } }),
    };
    dispatch({ type: "saved" });
    if (!unmounted.current && changedGroups(sent, form.getValues()).length > 0) {
      toasts.show({ ...toast, message: m.job_form_typed_since({ saved: message }) });
      rebase(now, now.values, sent);
      return;
    }
    const stayedOff = sent.autoRefresh && !now.values.autoRefresh;
    autosave.finish();
    toasts.show({
      ...toast,
      message: stayedOff ? m.job_form_auto_refresh_stayed_off({ saved: message }) : message,
    });
    if (!unmounted.current) await replacePage({ to: "/jobs/$jobId", params: { jobId: id } });
  };

  const unconfirmed = (isCreation: boolean) =>
    flow.get().unconfirmedWrites.filter(({ id }) => (id === null) === isCreation);

  /** The posting that was copied is not the one that was created. */
  const known = new Set(start.origin && [start.origin.id]);

  /** Carries out a write, which the draft names until its outcome is known. */
  const write = async (sent: FormWrite): Promise<VersionedJob> => {
    const { unconfirmedWrites: before } = flow.get();
    dispatch({ type: "unconfirmed", writes: [...before, sent] });
    await autosave.flush();
    const outcome = await mutateAsync({ write: sent, known });
    if (outcome.state === "stored" && outcome.after) return outcome.after;
    if (outcome.state !== "unknown") dispatch({ type: "unconfirmed", writes: before });
    throw outcome.state === "stored" ? new ApiError({ status: 404 }) : outcome.error;
  };

  const create = async (action: Exclude<SaveAction, "changes">, values: JobFormValues) => {
    const outcome = await createOnce({
      values,
      status: STATUSES[action],
      unconfirmed: unconfirmed(true),
      known,
      write,
    });
    if ("created" in outcome)
      return finish(action, startFromJob(outcome.created), values, SUCCESS_MESSAGES[action]);

    // An earlier attempt created the job: save later edits as changes of it.
    const from = startFromJob(outcome.found);
    const { sent } = outcome;
    const { values: next } = merge(sent.values, values, from.values);
    rebase(from, next, values);
    const isSameStatus =
      sent.write.kind === "create" && sent.write.body.status === STATUSES[action];
    const nextAction = isSameStatus ? "changes" : action;
    dispatch({ type: "send", action: nextAction, values: next });
    return change(nextAction, from, next, m.job_form_arrived({ saved: SUCCESS_MESSAGES[action] }));
  };

  /** `createdMessage` replaces the success message if the job was created by an earlier attempt. */
  const change = async (
    action: SaveAction,
    from: SavedStart,
    values: JobFormValues,
    createdMessage?: string,
  ) => {
    let sent = values;
    const outcome = await saveChanges({
      start: from,
      values,
      status: action === "changes" ? undefined : STATUSES[action],
      unconfirmed: unconfirmed(false),
      write: async (changes, { saved, origin }) => {
        const before = origin ? { job: origin, etag: saved.etag } : null;
        return write({ ...formWrite(sent, { kind: "change", changes }, before), id: saved.id });
      },
      readNewest: read,
      onMerged: (theirs, merged) => {
        rebase(theirs, merged, sent);
        sent = merged;
      },
    });
    if ("theirs" in outcome) {
      // The person has left and cannot choose: report a failure, which keeps the draft.
      if (unmounted.current) throw new ApiError({ status: 412 });
      dispatch({ type: "conflict", conflict: outcome });
      return;
    }
    const { now, incoming, unsent } = outcome;
    if (from.origin && now.origin) latestEdit.set({ before: from.origin, after: now.origin });
    const done = createdMessage ?? SUCCESS_MESSAGES[action];
    const labels = incoming.map(labelOf);
    const message =
      labels.length > 0 ? m.merge_incoming({ saved: done, parts: list(labels) }) : done;
    await finish(
      unsent === undefined ? action : "changes",
      now,
      outcome.values,
      (createdMessage === undefined && unsent) || message,
    );
  };

  return { create, change, rebase };
}
