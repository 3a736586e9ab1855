import { type ReactNode, useEffect, useState } from "react";
import { FormSkeleton } from "../form-skeleton.tsx";
import { type KeptHere, readUnfinished } from "./read-unfinished.ts";
import type { Place } from "./unfinished-form.ts";

interface WithUnfinishedProps {
  place: Place;
  children: (here: KeptHere) => ReactNode;
}

/** Looks into the vault before a form opens; that takes a moment, and never fails. */
export function WithUnfinished({ place, children }: WithUnfinishedProps) {
  const [here, setHere] = useState<KeptHere>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const read = await readUnfinished(place);
      if (!left) setHere(read);
    };
    void look();
    return () => {
      left = true;
    };
  }, [place]);
  if (here) return children(here);
  // A job was on its way until now, and its skeleton stays for a moment longer.
  return place === "new" ? null : <FormSkeleton />;
}
