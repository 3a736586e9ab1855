import type { JobVersion } from "#contract/history.ts";
import { list, localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  changedGroups,
  type JobFormValues,
  labelOf,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

interface VersionNoticeProps {
  version: JobVersion;
  /** The job as it is. */
  current: JobFormValues;
  /** Whether the form shows the version, or keeps what was typed before. */
  isShown: boolean;
  onShow: () => void;
  onDiscard: () => void;
}

/** Says that the form begins with the values of an earlier version, or offers them. */
export function VersionNotice({ version, current, isShown, ...press }: VersionNoticeProps) {
  const { number } = version;
  const when = localTime(Date.parse(version.at));
  const groups = changedGroups(current, valuesOfJob(version.job));
  if (groups.length === 0)
    return (
      <Notice>
        <p role="status">{m.history_restored_same({ number })}</p>
      </Notice>
    );
  return (
    <Notice
      actions={
        <Button
          ref={restoreFocusOnUnmount}
          size="small"
          onClick={isShown ? press.onDiscard : press.onShow}
        >
          {isShown ? m.history_restored_discard() : m.history_restored_take()}
        </Button>
      }
    >
      <p role="status">
        {isShown
          ? m.history_restored_form({ number, when, parts: list(groups.map(labelOf)) })
          : m.history_restored_offer({ number, when })}
      </p>
    </Notice>
  );
}
