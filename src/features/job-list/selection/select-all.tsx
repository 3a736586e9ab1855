import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "#src/i18n/error-message.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobFilter } from "#src/jobs/requests/read-requests.ts";
import { selection, useSelection } from "#src/jobs/list/selection.ts";
import { allJobsOf } from "#src/jobs/list/views/list-of-view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { readIds } from "./read-ids.ts";
import { etagOf } from "./select-rows.ts";
import styles from "./selection-bar.module.css";

interface SelectAllProps {
  filter: JobFilter;
  /** How many jobs match the filter. */
  total: number;
  /** The rows of the page. */
  rows: readonly { id: number }[];
}

/** Selects every job that matches the filter, also those of other pages. Unmounting cancels. */
export function SelectAll({ filter, total, rows }: SelectAllProps) {
  const client = useQueryClient();
  const count = useSelection((selected) => selected.size);
  const wholePage = useSelection((selected) => rows.every(({ id }) => selected.has(id)));
  const [read, setRead] = useState(0);
  const reading = useRef<AbortController>(undefined);
  const all = useMutation({
    mutationFn: async () => {
      const { signal } = (reading.current = new AbortController());
      const jobs = filter.view
        ? (await allJobsOf(client, filter)).map(({ job, etag }) => [job.id, etag] as const)
        : (await readIds(filter, signal, setRead)).map((id) => [id, etagOf(client, id)] as const);
      selection.add(jobs);
      return jobs.length;
    },
  });
  useEffect(() => () => reading.current?.abort(), []);

  const done = wholePage && (rows.length >= total || (all.data ?? Infinity) <= count);
  if (done) return null;
  const filtered = filter.status !== undefined || filter.q !== "" || filter.view !== undefined;
  return (
    <>
      <Button
        ref={restoreFocusOnUnmount}
        variant="quiet"
        size="small"
        busy={all.isPending && m.selection_reading({ read: number(read), total: number(total) })}
        onClick={() => all.mutate()}
      >
        {filtered ? m.selection_all_matching({ total }) : m.selection_all({ total })}
      </Button>
      {all.isError && (
        <p role="alert" className={styles.failed}>
          {m.selection_failed({ reason: messageOf(all.error) })}
        </p>
      )}
    </>
  );
}
