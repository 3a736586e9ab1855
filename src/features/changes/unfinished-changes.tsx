import { useLocation } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { leftOf } from "#src/jobs/changes/change-set.ts";
import { changeSetStore } from "#src/jobs/changes/store.ts";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { unfinishedChanges } from "#src/lib/unfinished-changes.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** Leads to the change set that was started and is not finished, from every other page. */
export function UnfinishedChanges({ id }: { id: string }) {
  const session = useSession();
  const { pathname } = useLocation();
  const found = useLiveQuery(async () => {
    const set = await changeSetStore.get(id);
    const isOurs = set && (await draftOwnersOf(session)).includes(set.owner);
    const isOpen = set?.state === "running" || set?.state === "paused";
    return { isOpen, left: isOurs && isOpen ? leftOf(await changeSetStore.counts(id)) : 0 };
  }, [id, session]);
  const isOver = found?.isOpen === false;
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
