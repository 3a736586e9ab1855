import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { FormSkeleton } from "../form/form-skeleton.tsx";
import type { DraftKey } from "./form-draft.ts";
import { type FormDrafts, readDrafts } from "./read-drafts.ts";

interface DraftLoaderProps {
  draftKey: DraftKey;
  children: (drafts: FormDrafts) => ReactNode;
}

/** Reads the drafts of a form before it opens. Never fails. */
export function DraftLoader({ draftKey, children }: DraftLoaderProps) {
  const [drafts, setDrafts] = useState<FormDrafts>();
  const router = useRouter();
  useEffect(() => {
    let unmounted = false;
    const load = async () => {
      const { startedAt } = router.state.location.state;
      const read = await readDrafts(draftKey, startedAt);
      if (!unmounted) setDrafts(read);
    };
    void load();
    return () => {
      unmounted = true;
    };
  }, [draftKey, router]);
  if (drafts) return children(drafts);
  // Continues the skeleton of a job that was loading.
  return draftKey === "new" ? null : <FormSkeleton />;
}
