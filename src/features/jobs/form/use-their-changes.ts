import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jobQueries } from "../queries.ts";
import type { JobFormApi } from "./form-context.ts";
import { type FormStart, startFromJob } from "./form-start.ts";
import type { FieldName } from "./form-values.ts";
import { rebase } from "./rebase.ts";

export interface BroughtIn {
  /** The fields that still differ from what the others saved. */
  mine: FieldName[];
  /** Those of them that the others changed as well. */
  both: FieldName[];
  /** Counts the times, so that each is told. */
  round: number;
}

interface Options {
  form: JobFormApi;
  start: FormStart;
  onBroughtIn: (start: FormStart) => void;
  onFailed: (error: unknown) => void;
}

/** After a conflict: the newest version of the job goes into the form, under what was typed. */
export function useTheirChanges({ form, start, onBroughtIn, onFailed }: Options) {
  const client = useQueryClient();
  const [bringing, setBringing] = useState(false);
  const [broughtIn, setBroughtIn] = useState<BroughtIn>();

  const bringIn = async (id: number) => {
    if (bringing) return;
    setBringing(true);
    try {
      const newest = await client.query({ ...jobQueries.detail(id), staleTime: 0 });
      const theirs = startFromJob(newest);
      const { values, mine, both } = rebase(start.values, form.getValues(), theirs.values);
      form.reset(values);
      onBroughtIn(theirs);
      setBroughtIn((before) => ({ mine, both, round: (before?.round ?? 0) + 1 }));
    } catch (error) {
      onFailed(error);
    } finally {
      setBringing(false);
    }
  };

  return { bringIn, bringing, broughtIn };
}
