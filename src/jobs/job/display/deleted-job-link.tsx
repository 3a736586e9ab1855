import { m } from "#src/i18n/paraglide/messages.js";
import { Link } from "#src/ui/navigation/link.tsx";
import { WithHistory } from "./with-history.tsx";

/** Leads to the page of a deleted job, where it can be restored; empty where the service keeps no history. */
export const DeletedJobLink = ({ id }: { id: number }) => (
  <WithHistory>
    <p>
      <Link to="/jobs/$jobId" params={{ jobId: id }}>
        {m.trash_look()}
      </Link>
    </p>
  </WithHistory>
);
