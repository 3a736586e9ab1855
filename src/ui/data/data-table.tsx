import type { MouseEvent, ReactNode } from "react";
import busyStyles from "./busy.module.css";
import styles from "./data-table.module.css";
// After the table's, which it overrides.
import cards from "./data-cards.module.css";
import { Skeleton } from "../feedback/skeleton.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  /** What the header shows instead: a control that `header` names. */
  control?: ReactNode;
  cell: (row: Row) => ReactNode;
  /**
   * `lead`: names the row, takes the spare width, and heads the card on a phone; a press anywhere in
   * the row follows its link. `figures`: dates and numbers, whose digits stand under each other.
   * `late`: figures that load after the row, whose place is kept. `end`: the row's actions, whose
   * header only screen readers need. `select`: the checkboxes of the rows.
   */
  kind?: "lead" | "figures" | "late" | "end" | "select";
  /** How wide the column is, and the skeleton of what is to come. */
  size?: "s" | "m" | "l";
  /** A column by which rows can be sorted: how they are now, and what a press of its header does. */
  sort?: { now: "ascending" | "descending" | undefined; onPress: () => void };
  /** Figures to compare by eye. */
  align?: "end";
  /** Its line in a card, beside others; `none`: cards leave it out. Without it, a line of its own. */
  card?: "middle" | "last" | "none";
  /** Left out of a table that is too narrow for it; cards show all. */
  hide?: "narrow" | "narrower";
}

const rowClass = `${styles.row} ${cards.row}`;

/** Spelled out, because a table that is laid out as cards loses its own roles in some browsers. */
const AS = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
};

interface DataTableProps<Row> {
  /** What the table holds, for those who cannot see the page around it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Also the `data-row` of its `<tr>`, by which shortcuts find it. */
  rowKey: (row: Row) => string | number;
  /** The rows are stale; new ones are loading. */
  busy: boolean;
  /** Number of skeleton rows on the first load. */
  skeletonRows: number;
  /** A line for each row. */
  compact?: boolean;
}

/**
 * A dense table that turns into a list of cards where it has no room.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, busy, skeletonRows, compact } = props;
  return (
    <div className={busy ? `${styles.frame} ${busyStyles.busy}` : styles.frame}>
      <table
        {...AS.table}
        aria-label={caption}
        className={`${styles.table} ${cards.cards}`}
        aria-busy={busy || skeletonRows > 0}
        data-compact={compact || undefined}
      >
        <thead {...AS.group}>
          <tr {...AS.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...AS.columnHeader}
                scope="col"
                data-kind={column.kind}
                data-size={column.size ?? "s"}
                data-hide={column.hide}
                data-align={column.align}
                aria-sort={column.sort?.now}
              >
                {headerOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.group}>
          {skeletonRows > 0
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <SkeletonRow key={index} columns={columns} />
              ))
            : rows.map((row) => (
                // The keyboard has the link.
                <tr
                  key={rowKey(row)}
                  data-row={rowKey(row)}
                  {...AS.row}
                  className={rowClass}
                  onClick={followLink}
                  onAuxClick={followLink}
                  onMouseDown={preventDefaultOfPress}
                >
                  {columns.map((column) => cellOf(column, row))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const MIDDLE = 1;

/** The link of a row, unless the pointer is on a control, which has an effect of its own. */
function linkOf({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const onControl =
    target instanceof Element && target.closest("a, button, [data-kind=select], [popover], dialog");
  return onControl ? null : currentTarget.querySelector<HTMLAnchorElement>("th a");
}

/** Follows the link of the row, in a new tab as the browser would for a link. */
function followLink(event: MouseEvent<HTMLElement>) {
  const { button, ctrlKey, metaKey, shiftKey } = event;
  const link = linkOf(event);
  // Words are being selected.
  if (!link || shiftKey || getSelection()?.isCollapsed === false) return;
  if (button === MIDDLE || ctrlKey || metaKey) window.open(link.href, "_blank", "noopener");
  else if (button === 0) link.click();
}

/** A press of the middle button would scroll, and one with Shift on a checkbox select text. */
function preventDefaultOfPress(event: MouseEvent<HTMLElement>) {
  const { button, shiftKey, target } = event;
  const selects = shiftKey && target instanceof Element && target.closest("[data-kind=select]");
  if (selects || (button === MIDDLE && linkOf(event))) event.preventDefault();
}

function headerOf<Row>({ header, control, kind, sort }: Column<Row>) {
  if (kind === "end") return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!sort) return control ?? header;
  return (
    <>
      <button type="button" className={styles.sort} onClick={sort.onPress}>
        {header}
      </button>
      {/* Paper has no buttons. */}
      <span className={styles.printed}>{header}</span>
    </>
  );
}

function cellOf<Row>({ id, header, kind, hide, align, card, cell }: Column<Row>, row: Row) {
  return kind === "lead" ? (
    <th key={id} {...AS.rowHeader} scope="row" data-kind={kind}>
      {cell(row)}
    </th>
  ) : (
    <td
      key={id}
      {...AS.cell}
      data-kind={kind}
      data-hide={hide}
      data-align={align}
      data-card={card}
      data-header={header}
    >
      {cell(row)}
    </td>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className={rowClass} aria-hidden="true">
      {columns.map(({ id, kind, size = "s", hide, card }) => (
        <td key={id} data-kind={kind} data-hide={hide} data-card={card}>
          {kind !== "end" && kind !== "select" && <Skeleton width={size} />}
          {kind === "lead" && <Skeleton width="s" />}
        </td>
      ))}
    </tr>
  );
}
