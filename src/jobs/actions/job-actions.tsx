import { type Ref, useImperativeHandle } from "react";
import { useJobActions } from "./use-job-actions.tsx";

/** What the menus of the list do. */
export type JobActions = Omit<ReturnType<typeof useJobActions>, "dialog">;

/**
 * The actions and the question before a deletion, as a part that loads after the rows (`lazyPart`).
 */
export function JobActionsPart({ ref }: { ref: Ref<JobActions> }) {
  const { dialog, ...actions } = useJobActions();
  useImperativeHandle(ref, () => actions);
  return dialog;
}
