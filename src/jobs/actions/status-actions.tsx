import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";
import { ArchiveIcon } from "#src/ui/icons.tsx";
import { PublishIcon } from "#src/ui/later-icons.tsx";

const { publish, publishing, archive, archiving } = text.job;

const ACTIONS = [
  { to: "active", label: publish, busy: publishing, icon: <PublishIcon /> },
  { to: "archived", label: archive, busy: archiving, icon: <ArchiveIcon /> },
] as const;

/**
 * The changes of status to offer (§3): to any other than its own, and not back to draft, which only
 * Undo does.
 */
export const statusActions = ({ status }: Pick<JobHeader, "status">) =>
  ACTIONS.filter(({ to }) => to !== status);
