import { PlusIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { newJobLink } from "#src/jobs/actions/new-job-link.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** Leads to the form of a new job; nothing with a key that can only read. */
export function NewJobButton() {
  if (useReadOnly()) return null;
  return (
    <Link {...newJobLink} {...buttonLook({ variant: "primary" })}>
      <PlusIcon />
      {m.jobs_new_job()}
    </Link>
  );
}
