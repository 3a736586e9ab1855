import {
  CircleCheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  OctagonAlertIcon,
  Undo2Icon,
} from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { WriteState } from "#src/jobs/writes/write.ts";
import { Badge } from "#src/ui/data/badge.tsx";

/** The name of an outcome. What was sent has none yet, once no tab waits for the answer. */
export const outcomeName = (state: WriteState, isSent: boolean): string =>
  state === "sending" && !isSent ? m.change_outcome_sent() : m.change_outcome({ state });

/** What came of one posting. */
export function OutcomeBadge({ state, isSent }: { state: WriteState; isSent: boolean }) {
  const label = outcomeName(state, isSent);
  switch (state) {
    case "stored":
      return (
        <Badge tone="positive" icon={<CircleCheckIcon />}>
          {label}
        </Badge>
      );
    case "waiting":
    case "sending":
      return <Badge icon={<CircleDashedIcon />}>{label}</Badge>;
    case "undone":
      return <Badge icon={<Undo2Icon />}>{label}</Badge>;
    case "unchanged":
    case "excluded":
      return <Badge icon={<CircleMinusIcon />}>{label}</Badge>;
    default:
      return (
        <Badge tone="warning" icon={<OctagonAlertIcon />}>
          {label}
        </Badge>
      );
  }
}
