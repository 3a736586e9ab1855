import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { leftOf, unfinishedChanges } from "#src/jobs/writes/change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** Leads to the change set that was started and is not finished, from every other page. */
export function UnfinishedChanges({ id }: { id: string }) {
  const { pathname } = useLocation();
  const found = useStored(async () => {
    const set = await changeSetStore.get(id);
    const isOpen = set?.state === "running" || set?.state === "paused";
    // What this employer's database does not hold may be another tab's.
    return { isOver: set && !isOpen, left: isOpen ? leftOf(await changeSetStore.counts(id)) : 0 };
  }, [id]);
  const isOver = found?.isOver;
  useEffect(() => {
    if (isOver) unfinishedChanges.set(null);
  }, [isOver]);
  if (!found?.left || pathname === `/changes/${id}`) return null;
  return (
    <Notice
      actions={
        <Link to="/changes/$changeSetId" params={{ changeSetId: id }} {...buttonLook()}>
          {m.change_banner_open()}
        </Link>
      }
    >
      {m.change_banner({ count: found.left })}
    </Notice>
  );
}
