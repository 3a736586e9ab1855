import { ArchiveIcon, UploadIcon } from "lucide-react";
import { addDays } from "#contract/calendar-date.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import type { MenuOperation } from "./operation.ts";

/** `renew`: a posting to publish whose close date has passed gets the default number of days. */
interface SetStatus {
  kind: "status";
  status: JobStatus;
  renew: boolean;
}

const DEEDS = { draft: "changed", active: "published", archived: "archived" } as const;

export const status: MenuOperation<SetStatus> = {
  name: m.column_status,
  icon: ({ status: to }) => (to === "active" ? <UploadIcon /> : <ArchiveIcon />),
  initial: () => ({ kind: "status", status: "archived", renew: true }),
  fields: ({ operation, onChange }) =>
    operation.status === "active" && (
      <Checkbox
        label={m.change_renew({ days: LIMITS.defaultJobDays })}
        checked={operation.renew}
        onChange={({ target }) => onChange({ ...operation, renew: target.checked })}
      />
    ),
  changes: ({ closeDate }, { status: to, renew }, { today }) =>
    to === "active" && renew && closeDate !== null && closeDate < today
      ? { status: to, closeDate: addDays(today, LIMITS.defaultJobDays) }
      : { status: to },
  sentence: ({ status: to }, { jobs }) => m.change_do_status({ status: to, jobs }),
  deed: ({ status: to }) => DEEDS[to],
};
