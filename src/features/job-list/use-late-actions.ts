import { useCallback, useRef } from "react";
import type { JobActions } from "#src/jobs/actions/job-actions.tsx";

type Press = (actions: JobActions) => void;

/**
 * The actions of the row menus, whose code loads after the rows: `ref` takes them then. What is pressed
 * before waits for them.
 */
export function useLateActions() {
  const actions = useRef<JobActions>(null);
  const pressed = useRef<Press[]>([]);
  const act = (press: Press) => {
    if (actions.current) press(actions.current);
    else pressed.current.push(press);
  };
  const ref = useCallback((loaded: JobActions | null) => {
    actions.current = loaded;
    if (loaded) for (const press of pressed.current.splice(0)) press(loaded);
  }, []);
  return { act, ref };
}
