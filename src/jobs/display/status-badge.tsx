import type { JobStatus } from "#contract/job-status.ts";
import { text } from "#src/i18n/text.ts";
import { Badge, type Tone } from "#src/ui/badge.tsx";
import { ActiveIcon, ArchiveIcon, DraftIcon } from "#src/ui/icons.tsx";

const LOOK = {
  active: { tone: "positive", icon: <ActiveIcon /> },
  draft: { tone: "neutral", icon: <DraftIcon /> },
  archived: { tone: "neutral", icon: <ArchiveIcon /> },
} satisfies Record<JobStatus, { tone: Tone; icon: React.ReactNode }>;

/** A status as icon, word and colour. */
export function StatusBadge({ status }: { status: JobStatus }) {
  return <Badge {...LOOK[status]}>{text.jobs.statusNames[status]}</Badge>;
}
