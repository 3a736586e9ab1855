import { CalendarDaysIcon, ListFilterIcon, UploadIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { filterOf, type ListSearch, VIEW_PARAMETERS } from "#src/jobs/list/list-search.ts";
import { ExportItems } from "#src/jobs/files/export/export-items.tsx";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { FILTER_LABELS } from "#src/jobs/list/views/filter-labels.ts";
import { type JobView, readView } from "#src/jobs/list/views/view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import { menuItemLook, MenuSeparator } from "#src/ui/actions/menu-item.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Popover } from "#src/ui/actions/popover.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { Chip } from "#src/ui/token-field/chip.tsx";
import { DisplayPanel } from "./display-panel.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { cleared, type ChangeSearch, FILTER_NAMES } from "./filters/list-filters.ts";
import { useFilterLabels } from "./filters/use-filter-labels.ts";
import { PrintItem } from "./print-item.tsx";
import { PlaceMatches } from "./place-matches.tsx";
import styles from "./view-bar.module.css";
import { ViewsMenu } from "./views-menu.tsx";

interface ViewBarProps {
  search: ListSearch;
  /** How many jobs the view has; undefined while that is not known. */
  total: number | undefined;
  onChange: ChangeSearch;
}

/** Views, filters, the calendar, sort, columns, export and import. What filters the list is a chip that can be removed. */
export function ViewBar({ search, total, onChange }: ViewBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const filters = useFilterLabels(search);
  const readOnly = useReadOnly();
  // What makes no sense filters nothing, so the address should not have it.
  const view = readView({ ...search });
  const makesSense =
    search.unknownStatus === undefined &&
    search.unknown === undefined &&
    VIEW_PARAMETERS.every((name) => search[name] === view[name]);
  const [unread, setUnread] = useState<string[]>([]);
  // It stays said once the address is corrected.
  const lost = makesSense ? [] : unreadOf(search, view);
  if (lost.length > 0 && lost.join() !== unread.join()) setUnread(lost);
  const correctAddress = useEffectEvent(() =>
    onChange(
      { ...view, unknownStatus: undefined, unknown: undefined, page: search.page },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (!makesSense) correctAddress();
  }, [makesSense]);
  /** The pressed button disappears. */
  const change = (next: ListSearch) => {
    setUnread([]);
    onChange(next);
    bar.current?.querySelector("button")?.focus();
  };
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <Popover label={m.view_filter()} icon={<ListFilterIcon />}>
          <FilterPanel search={search} total={total} onChange={onChange} />
        </Popover>
        <ViewsMenu search={search} />
        <span className={styles.chips}>
          {/* Without any result, they stand where the rows would be. */}
          {total !== 0 && <PlaceMatches search={search} total={total} />}
          {filters.map(({ name, label }) => (
            <Chip key={name} label={label} onRemove={() => change({ [name]: undefined })} />
          ))}
          {filters.length > 0 && (
            <Button variant="quiet" size="small" onClick={() => change(cleared)}>
              {m.view_clear()}
            </Button>
          )}
        </span>
        <span className={styles.end}>
          <Button
            size="small"
            icon={<CalendarDaysIcon />}
            aria-pressed={search.calendar === "yes"}
            onClick={() => onChange({ calendar: search.calendar ? undefined : "yes" })}
          >
            {m.view_calendar()}
          </Button>
          <DisplayPanel search={search} onChange={onChange} />
          <Menu label={m.list_more()}>
            <ExportItems source={() => ({ filter: filterOf(search) })} count={total} />
            <PrintItem filter={filterOf(search)} />
            {!readOnly && (
              <>
                <MenuSeparator />
                <Link to="/import" {...menuItemLook()}>
                  <UploadIcon />
                  <span>{m.import_menu()}</span>
                </Link>
              </>
            )}
          </Menu>
        </span>
      </div>
      {unread.length > 0 && (
        <div>
          <Notice
            tone="warning"
            actions={
              <Button
                size="small"
                onClick={() => change({ ...cleared, status: undefined, q: undefined })}
              >
                {m.job_show_all()}
              </Button>
            }
          >
            {m.view_unread({ filters: list(unread) })}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The filters of an address that cannot be read, or not all of them, as people read them. */
function unreadOf(search: ListSearch, view: JobView): string[] {
  const unread = FILTER_NAMES.filter((name) => {
    const [written, read] = [search[name] ?? "", view[name] ?? ""];
    return written !== "" && (read === "" || read.split(",").length < written.split(",").length);
  }).map((name) => [FILTER_LABELS[name](), search[name] ?? ""]);
  const { unknownStatus, unknown = "" } = search;
  const status = unknownStatus ? [[FILTER_LABELS.status(), unknownStatus]] : [];
  return [...status, ...unread, ...new URLSearchParams(unknown)].map(([filter = "", value = ""]) =>
    m.view_chip({ filter, value: value.slice(0, MAX_SHOWN) }),
  );
}

/** Characters of a value that are shown. */
const MAX_SHOWN = 80;
