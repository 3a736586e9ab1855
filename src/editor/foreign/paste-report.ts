/** Kinds of things that a paste leaves out or changes, as a person would call them. */
export type ReportedKind =
  | "images"
  | "media"
  | "tables"
  | "headings"
  | "formatting"
  | "links"
  | "relativeLinks"
  | "unwrappedLinks"
  | "comments"
  | "deletions"
  | "files";

/** How many of each were left out or changed. */
export type PasteReport = Partial<Record<ReportedKind, number>>;

/** Whether all of it could be kept. */
export const isEmptyReport = (report: PasteReport) => Object.keys(report).length === 0;

/** Counts one more. */
export function countLoss(report: PasteReport, kind: ReportedKind) {
  report[kind] = (report[kind] ?? 0) + 1;
}
