/** Kinds of things that a description cannot hold (§4.2), as a person would call them. */
export type ReportedKind =
  | "images"
  | "media"
  | "tables"
  | "headings"
  | "formatting"
  | "links"
  | "files";

/** How many of each were left out or turned into something plainer. */
export type PasteReport = Partial<Record<ReportedKind, number>>;

/** Whether all of it could be kept. */
export const isEmptyReport = (report: PasteReport) => Object.keys(report).length === 0;

/** Counts one more. */
export function countLoss(report: PasteReport, kind: ReportedKind) {
  report[kind] = (report[kind] ?? 0) + 1;
}
