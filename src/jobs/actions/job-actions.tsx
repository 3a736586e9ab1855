import { type Ref, useImperativeHandle } from "react";
import { useJobActions } from "./use-job-actions.tsx";

/** The actions of the list's menus. */
export type JobActions = Omit<ReturnType<typeof useJobActions>, "dialog">;

/** The actions and the delete dialog as a component, so that `lazyPart` can load them after the rows. */
export function JobActionsPart({ ref }: { ref: Ref<JobActions> }) {
  const { dialog, ...actions } = useJobActions();
  useImperativeHandle(ref, () => actions);
  return dialog;
}
