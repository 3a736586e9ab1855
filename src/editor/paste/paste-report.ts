/** Kinds of things that a description cannot hold (§4.2), as a person would call them. */
export type DroppedKind =
  | "images"
  | "media"
  | "tables"
  | "headings"
  | "formatting"
  | "links"
  | "files";

/** How many of each were left out or turned into something plainer. */
export type PasteReport = Partial<Record<DroppedKind, number>>;

/** Whether all of it could be kept. */
export const isNothing = (dropped: PasteReport) => Object.keys(dropped).length === 0;

/** Counts one more. */
export function drop(dropped: PasteReport, kind: DroppedKind) {
  dropped[kind] = (dropped[kind] ?? 0) + 1;
}
