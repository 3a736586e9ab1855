import { ArchiveIcon, CircleCheckIcon, CircleDashedIcon } from "lucide-react";
import type { JobStatus } from "#contract/job-status.ts";
import { statusNames } from "#src/i18n/names.ts";
import { Badge, type Tone } from "#src/ui/data/badge.tsx";

const LOOK = {
  active: { tone: "positive", icon: <CircleCheckIcon /> },
  draft: { tone: "neutral", icon: <CircleDashedIcon /> },
  archived: { tone: "neutral", icon: <ArchiveIcon /> },
} satisfies Record<JobStatus, { tone: Tone; icon: React.ReactNode }>;

/** A status as icon, word and colour. */
export function StatusBadge({ status }: { status: JobStatus }) {
  return <Badge {...LOOK[status]}>{statusNames[status]()}</Badge>;
}
