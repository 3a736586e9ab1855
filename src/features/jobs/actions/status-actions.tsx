import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/lib/text/job-text.ts";
import { ArchiveIcon } from "#src/ui/icons.tsx";
import { PublishIcon } from "#src/ui/later-icons.tsx";

const { publish, publishing, archive, archiving } = text.job;

const ACTIONS = [
  { to: "active", label: publish, busy: publishing, icon: <PublishIcon /> },
  { to: "archived", label: archive, busy: archiving, icon: <ArchiveIcon /> },
] as const;

/** The statuses that a person can give the job (§3): any but its own, and none becomes a draft but by Undo. */
export const statusActions = ({ status }: Pick<JobHeader, "status">) =>
  ACTIONS.filter(({ to }) => to !== status);
