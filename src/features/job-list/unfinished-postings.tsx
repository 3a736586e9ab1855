import { noop, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { parseId } from "#contract/parse-id.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { deleteDraft, putDraft, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import {
  findUnfinishedPostings,
  takeOverDraft,
  titleOfDraft,
} from "#src/lib/drafts/unfinished-postings.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import styles from "./unfinished-postings.module.css";

const unfinishedQuery = queryOptions({
  queryKey: ["unfinished postings"],
  queryFn: findUnfinishedPostings,
  staleTime: 0,
  gcTime: 0,
});

/** The new jobs that are only on this computer; nothing if there are none. */
export function UnfinishedPostings() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { data: drafts = [] } = useQuery(unfinishedQuery);
  if (drafts.length === 0) return null;

  const open = async (draft: StoredDraft) => {
    // The form offers a draft that could not be taken over.
    await takeOverDraft(draft).catch(noop);
    const from = parseId(/^copy of (.*)/.exec(draft.place)?.[1]);
    await navigate({ to: "/jobs/new", search: from === undefined ? {} : { from } });
  };
  const discard = async (draft: StoredDraft) => {
    const title = nameOf(draft);
    try {
      await deleteDraft(draft);
      const action = { label: m.job_undo(), run: () => void bringBack(draft) };
      toasts.show({ message: m.drafts_discarded({ title }), action });
    } catch {
      toasts.show({ tone: "error", message: m.drafts_discard_failed({ title }) });
    }
    await client.invalidateQueries(unfinishedQuery);
  };
  const bringBack = async (draft: StoredDraft) => {
    try {
      await putDraft(draft);
    } catch {
      const message = m.drafts_undo_failed({ title: nameOf(draft) });
      const action = { label: m.ui_retry(), run: () => void bringBack(draft) };
      toasts.show({ tone: "error", message, action });
    }
    await client.invalidateQueries(unfinishedQuery);
  };
  return (
    <Section title={m.drafts_unfinished()}>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const id = `unfinished ${draft.place} ${draft.tab}`.replaceAll(" ", "-");
          return (
            <li key={id} className={styles.draft}>
              <span id={id} className={styles.title}>
                {nameOf(draft)}
              </span>
              <time className={styles.typed} dateTime={new Date(draft.typedAt).toISOString()}>
                {localTime(draft.typedAt)}
              </time>
              <Button size="small" aria-describedby={id} onClick={() => void open(draft)}>
                {m.drafts_open()}
              </Button>
              <Button
                ref={restoreFocusOnUnmount}
                size="small"
                aria-describedby={id}
                onClick={() => void discard(draft)}
              >
                {m.drafts_discard_offer()}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const nameOf = (draft: StoredDraft) => titleOf({ title: titleOfDraft(draft) });
