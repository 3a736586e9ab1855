import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageOf } from "#src/i18n/error-message.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobIndex, type JobIndexState, useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import type { JobFilter } from "#src/jobs/requests/read-requests.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./index-notice.module.css";

interface IndexNoticeProps {
  /** The rows do not come from the index. */
  quiet: boolean;
  onState: (state?: JobIndexState["state"]) => void;
}

/**
 * Reads the index while the list needs it, follows its changes, and shows how far it is or why it cannot
 * be read.
 */
export function IndexNotice({ quiet, onState }: IndexNoticeProps) {
  const client = useQueryClient();
  const index = useJobIndex(true);
  const jobs = index.state === "ready" ? index.jobs : undefined;
  useEffect(() => {
    if (!jobs) return;
    const ofView = { predicate: hasView };
    void client.invalidateQueries({ queryKey: jobQueries.lists(), ...ofView });
    void client.invalidateQueries({ queryKey: jobQueries.counts(), ...ofView });
  }, [client, jobs]);
  useEffect(() => {
    onState(index.state);
    return () => onState();
  }, [index.state, onState]);

  if (quiet) return null;
  if (index.state === "ready") {
    if (!index.error) return null;
    return (
      <Notice tone="warning" title={m.jobs_renew_failed()} actions={<Retry />}>
        <p>{messageOf(index.error)}</p>
      </Notice>
    );
  }
  if (index.state === "reading") {
    const { read, total } = index;
    return (
      <div className={styles.reading}>
        <progress
          className={styles.bar}
          aria-label={m.index_label()}
          {...(total !== undefined && { value: read, max: total })}
        />
        <p>
          {total === undefined
            ? m.ui_loading()
            : m.index_reading({ read: number(read), total: number(total) })}
        </p>
        <Button ref={restoreFocusOnUnmount} size="small" onClick={() => jobIndex.cancel()}>
          {m.ui_cancel()}
        </Button>
      </div>
    );
  }
  if (index.state === "tooMany")
    return (
      <Notice title={m.index_too_many_title({ total: number(index.total) })}>
        <p>{m.index_too_many()}</p>
      </Notice>
    );
  if (index.state === "failed")
    return (
      <Notice tone="error" title={m.index_failed()} actions={<Retry />}>
        <p>{messageOf(index.error)}</p>
      </Notice>
    );
  return <Notice title={m.index_stopped()} actions={<Retry label={m.index_continue()} />} />;
}

function Retry({ label = m.ui_retry() }: { label?: string }) {
  return (
    <Button ref={restoreFocusOnUnmount} size="small" onClick={() => void jobIndex.refresh()}>
      {label}
    </Button>
  );
}

const hasView = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  (queryKey.at(-1) as Partial<JobFilter>).view !== undefined;
