import { m } from "#src/i18n/paraglide/messages.js";
import { useExtension } from "#src/lib/session/key-headers.ts";
import { Link } from "#src/ui/navigation/link.tsx";

/** Leads to the page of a deleted job, where it can be restored; empty where the service keeps no history. */
export function DeletedJobLink({ id }: { id: number }) {
  if (!useExtension("history")) return null;
  return (
    <p>
      <Link to="/jobs/$jobId" params={{ jobId: id }}>
        {m.trash_look()}
      </Link>
    </p>
  );
}
