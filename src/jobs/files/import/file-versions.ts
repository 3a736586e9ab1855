// Files that say which version of a job each row is: the public record, and what was public on a day.
import { parseId } from "#contract/parse-id.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { versionOf } from "../../requests/etag.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { idText } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import { columnKey, type Question } from "./question.ts";

/** Whether earlier versions replace newer ones is one question for the file. */
export const VERSION_KEY = columnKey("versions");

type Jobs = ReadonlyMap<number, VersionedJob>;
type Columns = Matching["columns"];

/** The id and version that a row gives; undefined where it lacks either. */
function versionIn(cells: readonly Cell[], columns: Columns) {
  const at = columns.indexOf("jobVersion");
  const [id, version] = [idText(cells[columns.indexOf("id")]), cellText(cells[at])].map(parseId);
  return id === undefined || version === undefined ? undefined : { id, version };
}

/** The newest version of each job that a file has. */
export function newestVersions({ rows }: Grid, { first, columns }: Matching): Map<number, number> {
  const newest = new Map<number, number>();
  for (const cells of rows.slice(first)) {
    const { id = 0, version = 0 } = versionIn(cells, columns) ?? {};
    if (version > (newest.get(id) ?? 0)) newest.set(id, version);
  }
  return newest;
}

/** What a row is earlier than: the newest version of its job in the file, or the job as it is now. */
export function earlierVersion(
  cells: readonly Cell[],
  columns: Columns,
  jobs: Jobs,
  newest: ReadonlyMap<number, number>,
): "inFile" | "changedSince" | undefined {
  const found = versionIn(cells, columns);
  const now = found && jobs.get(found.id);
  if (!now) return undefined;
  if (found.version < (newest.get(found.id) ?? 0)) return "inFile";
  return found.version < versionOf(now.etag) ? "changedSince" : undefined;
}

/** Asks once whether the file's versions replace those that jobs have had since. */
export function questionOfVersions(
  grid: Grid,
  matching: Matching,
  jobs: Jobs,
): Question | undefined {
  const newest = newestVersions(grid, matching);
  const isEarlier = (cells: readonly Cell[]) =>
    earlierVersion(cells, matching.columns, jobs, newest) === "changedSince";
  const count = grid.rows.slice(matching.first).filter(isEarlier).length;
  if (count === 0) return undefined;
  return {
    key: VERSION_KEY,
    column: "jobVersion",
    text: m.import_which_version(),
    count,
    options: [{ value: "file", label: m.import_version_of_file() }],
    proposal: undefined,
    leave: m.import_version_of_now(),
  };
}
