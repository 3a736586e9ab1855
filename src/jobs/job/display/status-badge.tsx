import { ArchiveIcon, CalendarX2Icon, CircleCheckIcon, CircleDashedIcon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToday } from "#src/lib/time/use-today.ts";
import { Badge, type Tone } from "#src/ui/data/badge.tsx";
import { isClosed } from "#contract/job-dates.ts";

const LOOK = {
  active: { tone: "positive", icon: <CircleCheckIcon /> },
  draft: { tone: "neutral", icon: <CircleDashedIcon /> },
  archived: { tone: "neutral", icon: <ArchiveIcon /> },
} satisfies Record<JobStatus, { tone: Tone; icon: React.ReactNode }>;

type Dates = Pick<Job, "status" | "closeDate">;

/** A status as icon, word and colour; "Closed" for a posting past its close date. */
export function StatusBadge({ job }: { job: Dates }) {
  return statusBadge(job, useToday());
}

/** The same for many on a page, which know what day it is. */
export function statusBadge(job: Dates, today: string) {
  if (isClosed(job, today))
    return (
      <Badge tone="warning" icon={<CalendarX2Icon />} description={m.status_closed_description()}>
        {m.status_closed()}
      </Badge>
    );
  return <Badge {...LOOK[job.status]}>{statusNames[job.status]()}</Badge>;
}
