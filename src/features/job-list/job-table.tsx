import { type ReactNode, useRef } from "react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { RowBox, PageBox } from "./selection/row-boxes.tsx";
import { RowCategories, RowPositionType } from "./rows/row-reference-cells.tsx";
import { LateCode } from "#src/ui/feedback/late-code.tsx";
import { RowReadiness } from "./late-tools.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { type PendingChange, usePendingChanges } from "#src/jobs/writes/under-way.ts";
import type { JobRow } from "#src/jobs/requests/read-requests.ts";
import { SharedMenuButton, type SharedMenuHandle } from "#src/ui/actions/shared-menu.tsx";
import { JobRowMenu, ROW_MENU, rowMenuLabel } from "./rows/job-row-menu.tsx";
import type { RowActions } from "./rows/job-row-menu-items.tsx";
import { locationsCell, published, title } from "./rows/row-header-cells.tsx";
import { closeDateCell, detailsCell, payCell, statusCell } from "./rows/row-job-cells.tsx";
import { DEFAULT_COLUMNS, type ListSearch } from "#src/jobs/list/list-search.ts";

interface JobTableProps extends RowActions {
  search: ListSearch;
  onSort: (sort: string | undefined) => void;
  rows: readonly JobRow[];
  /** The rows belong to the previous filter; new ones are loading. */
  busy: boolean;
  /** Number of skeleton rows. */
  skeletonRows: number;
}

/** The jobs of one page of the list. */
export function JobTable({ rows, search, onSort, busy, skeletonRows, ...actions }: JobTableProps) {
  const pending = usePendingChanges();
  const readOnly = useReadOnly();
  const chosen = search.columns?.split(",") ?? DEFAULT_COLUMNS;
  const compact = search.rows === "compact";
  const today = useToday();
  const menu = useRef<SharedMenuHandle<JobHeader>>(null);
  const menuButton = (job: JobHeader) => (
    <SharedMenuButton menu={menu} menuId={ROW_MENU} thing={job} label={rowMenuLabel(job)} />
  );
  const columns = columnsFor({ rows, pending, today, menuButton, search }).flatMap((column) => {
    // Their boxes and menus only change jobs.
    if (readOnly && (column.kind === "select" || column.kind === "end")) return [];
    if (column.kind === undefined || column.kind === "figures" || column.kind === "late")
      if (!chosen.includes(column.id)) return [];
    return sortable(column, search.sort, onSort);
  });
  return (
    <>
      <DataTable
        caption={m.jobs_caption()}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={busy}
        skeletonRows={skeletonRows}
        compact={compact}
      />
      {!readOnly && <JobRowMenu ref={menu} {...actions} />}
    </>
  );
}

/** The columns by which the index can sort (views/jobs-of-view.ts), and the direction that comes first. */
const FIRST_SORT: Record<string, string> = {
  title: "title",
  locations: "location",
  closes: "closes",
  pay: "-pay",
  published: "-published",
};

/** A press sorts by the column, and the next turns the order round. The newest come first by default. */
function sortable(
  column: Column<JobRow>,
  sort = "-published",
  onSort: JobTableProps["onSort"],
): Column<JobRow> {
  const first = FIRST_SORT[column.id];
  if (first === undefined) return column;
  const other = first.startsWith("-") ? first.slice(1) : `-${first}`;
  const next = sort === first ? other : first;
  const now = sort.startsWith("-") ? "descending" : "ascending";
  return {
    ...column,
    sort: {
      now: sort === first || sort === other ? now : undefined,
      onPress: () => onSort(next === "-published" ? undefined : next),
    },
  };
}

interface ColumnsOptions {
  rows: readonly JobRow[];
  pending: ReadonlyMap<number, PendingChange>;
  today: string;
  menuButton: (job: JobHeader) => ReactNode;
  search: ListSearch;
}

const columnsFor = ({
  rows,
  pending,
  today,
  menuButton,
  search,
}: ColumnsOptions): readonly Column<JobRow>[] => [
  {
    id: "select",
    header: m.selection_page(),
    control: <PageBox rows={rows} />,
    kind: "select",
    cell: (job) => <RowBox job={job} />,
  },
  {
    id: "title",
    header: m.column_title(),
    kind: "lead",
    size: "l",
    cell: title,
  },
  {
    id: "status",
    header: m.column_status(),
    card: "last",
    cell: statusCell(pending, today),
  },
  {
    id: "locations",
    header: m.column_locations(),
    size: "m",
    card: "middle",
    cell: locationsCell(search),
  },
  {
    id: "closes",
    header: m.fact_closes(),
    kind: "late",
    card: "last",
    cell: closeDateCell(pending, today),
  },
  {
    id: "pay",
    header: m.fact_pay(),
    kind: "late",
    size: "m",
    hide: "narrow",
    align: "end",
    card: "middle",
    cell: payCell,
  },
  {
    id: "published",
    header: m.column_published(),
    kind: "figures",
    hide: "narrower",
    card: "none",
    cell: published,
  },
  {
    id: "category",
    header: m.filter_category(),
    kind: "late",
    size: "m",
    hide: "narrow",
    cell: detailsCell((_, job) => <RowCategories job={job} />),
  },
  {
    id: "positionType",
    header: m.label_position_type(),
    kind: "late",
    hide: "narrow",
    cell: detailsCell((_, job) => <RowPositionType job={job} />),
  },
  {
    id: "ready",
    header: m.column_ready(),
    kind: "late",
    size: "m",
    hide: "narrow",
    cell: (row) => (
      <LateCode quiet>
        <RowReadiness row={row} />
      </LateCode>
    ),
  },
  {
    id: "actions",
    header: m.jobs_row_actions(),
    kind: "end",
    cell: menuButton,
  },
];
