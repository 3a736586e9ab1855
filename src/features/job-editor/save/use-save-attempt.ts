import { useRef, useState } from "react";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { text } from "#src/i18n/text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { useToasts } from "#src/ui/toasts.tsx";
import { showServiceErrors } from "../fields/field-errors.ts";
import type { JobFormApi } from "../form-context.ts";
import type { JobFormValues } from "../form-values.ts";
import type { Autosave } from "../drafts/create-autosave.ts";
import type { SaveAction } from "./save-action.ts";

export interface SaveFailure {
  action: SaveAction;
  /** What was to be saved. */
  values: JobFormValues;
  error: unknown;
  /** Which failure in a row this is: the same words are news again. */
  turn: number;
  /** How often in a row the service has asked to wait. */
  waits: number;
  /** What the service says of properties that the form does not show. */
  elsewhere: string[];
}

interface Options {
  form: JobFormApi;
  autosave: Autosave;
  /** Fields are to blame; what is wrong is in the form's errors then. */
  onRefused: () => void;
}

/** One save at a time: shown while it is under way, and what is said where it goes wrong. */
export function useSaveAttempt({ form, autosave, onRefused }: Options) {
  const toasts = useToasts();
  const unmounted = useUnmounted();
  const [saving, setSaving] = useState<SaveAction>();
  const [failure, setFailure] = useState<SaveFailure>();
  // Asked between two renders, by a second press.
  const busy = useRef(false);

  const attempt = async (action: SaveAction, values: JobFormValues, send: () => Promise<void>) => {
    setSaving(action);
    try {
      await send();
    } catch (error) {
      if (unmounted.current) {
        const kept = (await autosave.setAside()?.kept) ?? false;
        const message = text.jobForm.failedElsewhere(messageOf(error), kept);
        toasts.show({ tone: "error", message });
        return;
      }
      const said = error instanceof ApiError ? error.fieldErrors : [];
      const elsewhere = showServiceErrors(form, said);
      if (said.length > elsewhere.length) onRefused();
      // What is said at the fields, and in their summary, need not be said a third time.
      const told = said.length > 0 && elsewhere.length === 0;
      const waits = hasStatus(error, 429) ? 1 : 0;
      setFailure((before) =>
        told
          ? undefined
          : {
              action,
              values,
              error,
              elsewhere,
              turn: (before?.turn ?? 0) + 1,
              waits: waits && (before?.waits ?? 0) + 1,
            },
      );
    } finally {
      setSaving(undefined);
    }
  };

  return {
    saving,
    failure,
    clearFailure: () => setFailure(undefined),
    attempt,
    /** However often a button is pressed. */
    once: async (run: () => Promise<void>) => {
      if (busy.current) return;
      busy.current = true;
      await run().finally(() => {
        busy.current = false;
      });
    },
  };
}
