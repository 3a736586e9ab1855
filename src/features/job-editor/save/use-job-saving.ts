import { useQueryClient } from "@tanstack/react-query";
import { isCalendarDate } from "#contract/calendar-date.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { useUnmounted } from "#src/ui/actions/use-unmounted.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { FIELD_NAMES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { mayPublish } from "#src/jobs/check/may-publish.ts";
import { jobOfValues } from "../readiness/job-of-values.ts";
import { showServiceErrors } from "../fields/validation/field-errors.ts";
import { isBusy, type SaveAction } from "./save-flow.ts";
import { type SavingOptions, useSendJob } from "./use-send-job.ts";

/** Validates and saves the form, then opens the job. A failure keeps everything that was typed. */
export function useJobSaving(options: SavingOptions) {
  const { form, start, flow, autosave } = options;
  const { create, change, rebase } = useSendJob(options);
  const client = useQueryClient();
  const session = useSession();
  const toasts = useToasts();
  const unmounted = useUnmounted();
  const { dispatch } = flow;

  const jobToPublish = (values: JobFormValues) => {
    const employer = "employer" in session ? (session.employer ?? null) : null;
    return jobOfValues(values, start.origin, start.origin?.employer ?? employer);
  };

  const invalidFields = () => {
    const errors = form.getErrors();
    return FIELD_NAMES.filter((name) => errors[name]);
  };

  const isValid = async (action: SaveAction) => {
    let valid = false;
    await form.handleSubmit(() => {
      valid = true;
    })();
    const closeDate = form.getValues("closeDate");
    // The service would accept it, and the job would be open and closed at once.
    const passed = action === "publish" && isCalendarDate(closeDate) && closeDate < today();
    if (passed) form.setError("closeDate", { type: "past", message: m.job_republish_past() });
    return valid && !passed;
  };

  const attempt = async (
    action: SaveAction,
    values: JobFormValues,
    send: () => Promise<void>,
  ): Promise<void> => {
    dispatch({ type: "send", action, values });
    try {
      await send();
    } catch (error) {
      if (unmounted.current) {
        const stored = (await autosave.storeCopy()?.stored) ?? false;
        const reason = messageOf(error);
        const message = stored
          ? m.job_form_failed_elsewhere_kept({ reason })
          : m.job_form_failed_elsewhere({ reason });
        toasts.show({ tone: "error", message });
        return;
      }
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
      const elsewhere = showServiceErrors(form, fieldErrors);
      const fields = fieldErrors.length > elsewhere.length ? invalidFields() : [];
      dispatch({ type: "fail", error, fields, elsewhere });
    }
  };

  return {
    save: async (action: SaveAction) => {
      if (isBusy(flow.get())) return;
      dispatch({ type: "submit" });
      const values = form.getValues();
      if (!(await isValid(action))) {
        const kept = action === "draft" && !start.saved && (await autosave.keep());
        dispatch({ type: "invalid", fields: invalidFields(), kept });
        return;
      }
      if (action === "publish" && !(await mayPublish(jobToPublish(values), client))) {
        dispatch({ type: "invalid", fields: [] });
        return;
      }
      await attempt(action, values, async () => {
        const { saved } = start;
        if (saved && action !== "recreate") return change(action, { ...start, saved }, values);
        if (action === "changes") throw new Error("There is no job to change.");
        return create(action, values);
      });
    },
    /** Saves the merged values with the choices of a person. */
    saveResolved: async (values: JobFormValues) => {
      const { step, attempt: latest, conflict } = flow.get();
      if (step !== "conflict" || !latest || !conflict) return;
      rebase(conflict.theirs, values, conflict.ours);
      await attempt(latest.action, values, async () =>
        change(latest.action, conflict.theirs, values),
      );
    },
  };
}
