import { noop, useQuery } from "@tanstack/react-query";
import { m } from "#src/i18n/paraglide/messages.js";
import { isFollowed, type JobEdit } from "#src/jobs/writes/siblings/follow-edit.ts";
import { latestEdit } from "#src/jobs/writes/siblings/latest-edit.ts";
import { FAMILIES, siblingsOf } from "#src/jobs/writes/siblings/siblings.ts";
import { useStartChangeSet } from "#src/jobs/actions/changes/use-start-change-set.ts";
import { settingQuery } from "#src/jobs/requests/settings/setting-query.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Offers the edit of a posting to those with which it shares its text. */
export function OfferToSiblings({ edit }: { edit: JobEdit }) {
  const { data: families, isPending: isReading } = useQuery({
    ...settingQuery(FAMILIES),
    retry: false,
  });
  const shared = families?.value;
  // Before they are read, only those of this browser would be counted.
  const siblings = async () => (isReading ? [] : siblingsOf(edit.after.id, shared ?? []));
  const ids = useStored(siblings, [edit, isReading, shared]) ?? [];
  const { mutateAsync, isPending } = useStartChangeSet();
  const offer = () => {
    const chosen = ids.map((id) => ({ id, etag: undefined }));
    mutateAsync({ action: { kind: "followEdit", ...edit }, chosen }).then(
      () => latestEdit.set(null),
      noop,
    );
  };
  if (ids.length === 0 || !isFollowed(edit)) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="small" busy={isPending && m.selection_preparing()} onClick={offer}>
            {m.change_follow_offer({ count: ids.length })}
          </Button>
          <Button size="small" variant="quiet" onClick={() => latestEdit.set(null)}>
            {m.change_follow_dismiss()}
          </Button>
        </>
      }
    >
      <p>{m.change_follow_text({ count: ids.length })}</p>
    </Notice>
  );
}
