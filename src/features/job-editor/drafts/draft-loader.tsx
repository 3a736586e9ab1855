import { type ReactNode, useEffect, useState } from "react";
import { FormSkeleton } from "../form-skeleton.tsx";
import { type FormDrafts, readDrafts } from "./read-drafts.ts";
import type { DraftKey } from "./form-draft.ts";

interface DraftLoaderProps {
  draftKey: DraftKey;
  children: (here: FormDrafts) => ReactNode;
}

/** Looks into the vault before a form opens; that takes a moment, and never fails. */
export function DraftLoader({ draftKey, children }: DraftLoaderProps) {
  const [here, setHere] = useState<FormDrafts>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const read = await readDrafts(draftKey);
      if (!left) setHere(read);
    };
    void look();
    return () => {
      left = true;
    };
  }, [draftKey]);
  if (here) return children(here);
  // A job was on its way until now, and its skeleton stays for a moment longer.
  return draftKey === "new" ? null : <FormSkeleton />;
}
