import type { Mark } from "@tiptap/pm/model";

/** Something that is written inside the elements of its marks. */
export interface Marked {
  marks: readonly Mark[];
  write: (open: readonly Mark[]) => string;
}

/** Writes one mark as an element around what it marks. */
type Enclose = (mark: Mark, inner: string) => string;

/**
 * Writes a sequence so that each mark becomes as few elements as possible: of the marks at a place
 * the one that goes on longest is outermost, and of two that end together the one that was outermost
 * in the source (its number is smaller).
 */
export function nestMarks(
  sequence: readonly Marked[],
  enclose: Enclose,
  open: readonly Mark[] = [],
): string {
  let html = "";
  for (let start = 0; start < sequence.length;) {
    const first = sequence[start];
    const outer = first && outermost(sequence, start, first.marks);
    if (!outer) {
      html += first?.write(open) ?? "";
      start += 1;
      continue;
    }
    const { mark, end } = outer;
    const within = sequence
      .slice(start, end)
      .map(({ marks, write }) => ({ marks: mark.removeFromSet(marks), write }));
    html += enclose(mark, nestMarks(within, enclose, [...open, mark]));
    start = end;
  }
  return html;
}

function outermost(sequence: readonly Marked[], start: number, marks: readonly Mark[]) {
  let best: { mark: Mark; end: number } | undefined;
  for (const mark of marks) {
    let end = start + 1;
    while (sequence[end] && mark.isInSet(sequence[end]?.marks ?? [])) end += 1;
    if (!best || end > best.end || (end === best.end && place(mark) < place(best.mark)))
      best = { mark, end };
  }
  return best;
}

/** Marks of the editor nest inside loaded ones. */
const place = (mark: Mark) => (mark.attrs["source"] as number | null) ?? Infinity;
