import { ArchiveIcon, UploadIcon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";

const { publish, publishing, archive, archiving } = text.job;

const ACTIONS = [
  { to: "active", label: publish, busy: publishing, icon: <UploadIcon /> },
  { to: "archived", label: archive, busy: archiving, icon: <ArchiveIcon /> },
] as const;

/** The statuses to offer (§3): all but the job's own and draft, which only an undo restores. */
export const statusActions = ({ status }: Pick<JobHeader, "status">) =>
  ACTIONS.filter(({ to }) => to !== status);
