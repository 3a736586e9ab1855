import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { isFollowed, type JobEdit } from "#src/jobs/changes/follow-edit.ts";
import { latestEdit } from "#src/jobs/changes/latest-edit.ts";
import { FAMILIES, siblingsOf } from "#src/jobs/changes/siblings.ts";
import { startChangeSet } from "#src/jobs/changes/start-change-set.ts";
import { settingQuery } from "#src/jobs/settings/setting-query.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Offers the edit of a posting to those with which it shares its text. */
export function OfferToSiblings({ edit }: { edit: JobEdit }) {
  const navigate = useNavigate();
  const { data: families, isPending: isReading } = useQuery({
    ...settingQuery(FAMILIES),
    retry: false,
  });
  const shared = families?.value;
  // Before they are read, only those of this browser would be counted.
  const siblings = async () => (isReading ? [] : siblingsOf(edit.after.id, shared ?? []));
  const ids = useLiveQuery(siblings, [edit, isReading, shared]) ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      startChangeSet(
        { kind: "followEdit", ...edit },
        ids.map((id) => ({ id, etag: undefined })),
      ),
    onSuccess: async (changeSetId) => {
      latestEdit.set(null);
      await navigate({ to: "/changes/$changeSetId", params: { changeSetId } });
    },
  });
  if (ids.length === 0 || !isFollowed(edit)) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="small" busy={isPending && m.selection_preparing()} onClick={() => mutate()}>
            {m.change_follow_offer({ count: ids.length })}
          </Button>
          <Button size="small" variant="quiet" onClick={() => latestEdit.set(null)}>
            {m.change_follow_dismiss()}
          </Button>
        </>
      }
    >
      <p>{m.change_follow_text({ count: ids.length })}</p>
      {error && <p role="alert">{m.selection_start_failed({ reason: messageOf(error) })}</p>}
    </Notice>
  );
}
