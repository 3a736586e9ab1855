import { type ReactNode, useEffect, useState } from "react";
import { FormSkeleton } from "../form-skeleton.tsx";
import { type KeptHere, readUnfinished } from "./read-unfinished.ts";
import type { FormName } from "./unfinished-form.ts";

interface WithUnfinishedProps {
  formName: FormName;
  children: (here: KeptHere) => ReactNode;
}

/** Looks into the vault before a form opens; that takes a moment, and never fails. */
export function WithUnfinished({ formName, children }: WithUnfinishedProps) {
  const [here, setHere] = useState<KeptHere>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const read = await readUnfinished(formName);
      if (!left) setHere(read);
    };
    void look();
    return () => {
      left = true;
    };
  }, [formName]);
  if (here) return children(here);
  // A job was on its way until now, and its skeleton stays for a moment longer.
  return formName === "new" ? null : <FormSkeleton />;
}
