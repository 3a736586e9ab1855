import { PencilIcon, Trash2Icon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { useFoundRules } from "#src/jobs/check/audit/use-found-rules.ts";
import { countOfView } from "#src/jobs/list/views/jobs-of-view.ts";
import { READY_VIEWS } from "#src/jobs/list/views/ready-views.ts";
import { type SavedView, saveView, useSavedViews } from "#src/jobs/list/views/saved-views.ts";
import type { JobView } from "#src/jobs/list/views/view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { searchOf, shows, viewOf } from "./filters/list-filters.ts";
import { useChangeViews } from "./use-change-views.ts";
import styles from "./views-panel.module.css";
import { remove } from "#src/jobs/requests/settings/setting-query.ts";

/** What most views are about; others are checked when they are counted. */
const isLive = ({ status }: Job) => status === "active";

interface ViewsPanelProps {
  search: ListSearch;
  onName: (view: SavedView | "new") => void;
}

/** The views with their counts, once the index is read. */
export function ViewsPanel({ search, onName }: ViewsPanelProps) {
  const index = useJobIndex(true);
  const today = useToday();
  const saved = useSavedViews();
  const change = useChangeViews();
  // Where the service shares views, they are one of its settings.
  const readOnly = useReadOnly() && saved.shared;
  const jobs = index.state === "ready" ? index.jobs : undefined;
  const found = useFoundRules(jobs, isLive);
  const link = (name: string, view: JobView) => (
    <Link
      to="/jobs"
      search={searchOf(view, search)}
      preload={false}
      className={styles.view}
      aria-current={shows(search, view) ? "page" : undefined}
    >
      <span>{name}</span>
      {jobs && (found || view.ready === undefined) && (
        <span className={styles.count}>
          {number(countOfView(jobs.values(), view, today, found))}
        </span>
      )}
    </Link>
  );
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        {READY_VIEWS.map(({ id, name, view }) => (
          <li key={id}>{link(name(), view)}</li>
        ))}
      </ul>
      <h2 className={styles.title}>{m.views_own()}</h2>
      {saved.isPending && <Skeleton width="l" />}
      {saved.error && <p role="alert">{m.views_load_failed()}</p>}
      <ul className={styles.list}>
        {saved.views.map((view) => (
          <li key={view.id} className={styles.own}>
            {link(view.name, view.view)}
            {!readOnly && (
              <>
                <IconButton
                  label={`${m.views_rename()}: ${view.name}`}
                  icon={<PencilIcon />}
                  data-closes=""
                  onClick={() => onName(view)}
                />
                <IconButton
                  label={`${m.views_remove()}: ${view.name}`}
                  icon={<Trash2Icon />}
                  data-closes=""
                  onClick={() =>
                    change(remove(view.id), m.views_removed({ name: view.name }), [
                      saveView({ ...view }),
                      m.views_saved({ name: view.name }),
                    ])
                  }
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{saved.shared ? m.views_shared() : m.views_local()}</p>
      {!readOnly && Object.keys(viewOf(search)).length > 0 && (
        <Button size="small" data-closes="" onClick={() => onName("new")}>
          {m.views_save()}
        </Button>
      )}
    </div>
  );
}
