import { useEffect, useRef, useState } from "react";
import type { FormStart } from "./form-start.ts";
import type { JobFormValues } from "./form-values.ts";
import { forgetForm, keepForm, readKeptForm } from "./kept-form.ts";
import { merge } from "./merge/merge.ts";

interface KeptFormOptions {
  start: FormStart;
  currentValues: () => JobFormValues;
  isUnsaved: () => boolean;
}

/**
 * What the form shows at first: an unfinished form of this address, laid over what the job is by
 * now, or else the job.
 */
export function useFirstValues(start: FormStart): { values: JobFormValues; restored: boolean } {
  const [first] = useState(() => {
    const kept = readKeptForm(address());
    if (!kept) return { values: start.values, restored: false };
    const { values, mine, contested } = merge(kept.start, kept.values, start.values);
    return { values, restored: mine.length + contested.length > 0 };
  });
  return first;
}

/**
 * Keeps what is unsaved whenever the page is hidden: before a reload, a closed tab, or a phone
 * that drops the page without a word. Leaving for another page of the dashboard forgets it: by
 * then it is saved, or the person has chosen to lose it.
 */
export function useKeptForm({ start, currentValues, isUnsaved }: KeptFormOptions): void {
  const latest = useRef({ start, currentValues, isUnsaved });
  useEffect(() => {
    latest.current = { start, currentValues, isUnsaved };
  });
  useEffect(() => {
    const here = address();
    const keep = () => {
      if (document.visibilityState !== "hidden") return;
      const form = latest.current;
      if (form.isUnsaved())
        keepForm(here, { start: form.start.values, values: form.currentValues() });
      else forgetForm(here);
    };
    document.addEventListener("visibilitychange", keep);
    return () => {
      document.removeEventListener("visibilitychange", keep);
      forgetForm(here);
    };
  }, []);
}

const address = () => location.pathname + location.search;
