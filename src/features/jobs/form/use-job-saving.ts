import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "#src/lib/api-error.ts";
import { text } from "#src/lib/text/form-text.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { type JobSave, useSaveJob } from "../mutations.ts";
import { changedProperties, hasChanges } from "./changed-properties.ts";
import type { JobFormApi } from "./form-context.ts";
import type { FormStart } from "./form-start.ts";
import { requestOf } from "./form-values.ts";
import { createIdempotencyKeys } from "./idempotency-key.ts";
import { showServiceErrors } from "./service-errors.ts";

/** What a press of a button asks for. */
export type Intent = "draft" | "publish" | "changes";

export interface SaveFailure {
  intent: Intent;
  error: unknown;
  /** What the service says of properties that the form does not show. */
  elsewhere: string[];
}

const DONE = {
  draft: text.jobForm.draftSaved,
  publish: text.jobForm.published,
  changes: text.jobForm.changesSaved,
};

/**
 * Judges and saves the form, then shows the job. What fails keeps everything that was typed.
 * `onRefused` is called when fields are to blame; what is wrong is in the form's errors then.
 */
export function useJobSaving(form: JobFormApi, start: FormStart, onRefused: () => void) {
  const { mutateAsync } = useSaveJob();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [keyOf] = useState(createIdempotencyKeys);
  const [saving, setSaving] = useState<Intent>();
  const [failure, setFailure] = useState<SaveFailure>();
  // Asked between two renders: by a second press, and by the guard on the way out.
  const busy = useRef(false);
  const done = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const leaveTo = async (id: number, message: string) => {
    done.current = true;
    toasts.show({ message });
    // Who has gone elsewhere meanwhile stays there.
    if (!left.current) await navigate({ to: "/jobs/$id", params: { id }, replace: true });
  };

  const send = async (intent: Intent, save: JobSave) => {
    setSaving(intent);
    try {
      const { job } = await mutateAsync(save);
      const stayedOff = form.getValues("autoRefresh") && !job.autoRefresh;
      const message = DONE[intent];
      await leaveTo(job.id, stayedOff ? text.jobForm.autoRefreshStayedOff(message) : message);
    } catch (error) {
      if (left.current) {
        toasts.show({ tone: "error", message: text.jobForm.failedElsewhere(messageOf(error)) });
        return;
      }
      const said = error instanceof ApiError ? error.fieldErrors : [];
      const elsewhere = showServiceErrors(form, said);
      if (said.length > elsewhere.length) onRefused();
      // What is said at the fields, and in their summary, need not be said a third time.
      const told = said.length > 0 && elsewhere.length === 0;
      setFailure(told ? undefined : { intent, error, elsewhere });
    } finally {
      setSaving(undefined);
    }
  };

  const judgeAndSend = async (intent: Intent) => {
    const body = requestOf(form.getValues());
    const { saved } = start;
    if (intent === "changes" && saved) {
      const changes = changedProperties(requestOf(start.values), body);
      if (Object.keys(changes).length === 0) {
        await leaveTo(saved.id, text.jobForm.nothingChanged);
        return;
      }
      await judge(() => send(intent, { ...saved, changes }));
    } else {
      const created = { ...body, status: intent === "publish" ? "active" : "draft" };
      await judge(() => send(intent, { body: created, idempotencyKey: keyOf(created) }));
    }
  };

  const judge = (thenSend: () => Promise<void>) =>
    form.handleSubmit(thenSend, () => {
      setFailure(undefined);
      onRefused();
    })();

  const save = async (intent: Intent) => {
    if (busy.current) return;
    busy.current = true;
    await judgeAndSend(intent).finally(() => {
      busy.current = false;
    });
  };

  return {
    save,
    saving,
    failure,
    setFailure,
    /** True when leaving would lose something. */
    isUnsaved: () =>
      !done.current && hasChanges(requestOf(start.values), requestOf(form.getValues())),
  };
}
