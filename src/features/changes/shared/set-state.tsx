import { useQuery } from "@tanstack/react-query";
import {
  CircleCheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  CirclePauseIcon,
  CircleStopIcon,
  TriangleAlertIcon,
  Undo2Icon,
} from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSet, ItemCounts } from "#src/jobs/writes/change-set.ts";
import { Badge, type Tone } from "#src/ui/data/badge.tsx";
import { runQuery } from "./run-query.ts";

const LOOK = {
  running: { tone: "neutral", icon: <CircleDashedIcon /> },
  interrupted: { tone: "warning", icon: <TriangleAlertIcon /> },
  paused: { tone: "warning", icon: <CirclePauseIcon /> },
  cancelled: { tone: "neutral", icon: <CircleStopIcon /> },
  done: { tone: "positive", icon: <CircleCheckIcon /> },
  none: { tone: "neutral", icon: <CircleMinusIcon /> },
} satisfies Record<string, { tone: Tone; icon: React.ReactNode }>;

interface SetStateProps {
  set: ChangeSet;
  counts: ItemCounts;
}

/** Where a change set stands, and what of it was taken back. */
export function SetState({ set: { id, state }, counts }: SetStateProps) {
  const { data: held } = useQuery({ ...runQuery(id), enabled: state === "running" });
  const { stored = 0, undone = 0 } = counts;
  if (state === "planned") return null;
  if (undone > 0)
    return (
      <Badge icon={<Undo2Icon />}>
        {stored === 0 ? m.change_all_undone() : m.change_undone({ count: undone })}
      </Badge>
    );
  const isInterrupted = state === "running" && !held;
  const shown = isInterrupted ? "interrupted" : state === "done" && stored === 0 ? "none" : state;
  return <Badge {...LOOK[shown]}>{m.activity_state({ state: shown })}</Badge>;
}
