import { ArchiveIcon, UploadIcon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";

const ACTIONS = [
  { to: "active", label: m.job_publish(), busy: m.job_publishing(), icon: <UploadIcon /> },
  { to: "archived", label: m.job_archive(), busy: m.job_archiving(), icon: <ArchiveIcon /> },
] as const;

/** The statuses to offer (§3): all but the job's own and draft, which only an undo restores. */
export const statusActions = ({ status }: Pick<JobHeader, "status">) =>
  ACTIONS.filter(({ to }) => to !== status);
