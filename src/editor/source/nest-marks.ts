/** Something that is written inside the elements of its marks. */
export interface Marked<M> {
  marks: readonly M[];
  write: (open: readonly M[]) => string;
}

/** What marks of a kind are to each other, and how one is written. */
export interface MarkKind<M> {
  isSame: (one: M, other: M) => boolean;
  /** Whether, of two marks that end together, the first is outermost. */
  isOuter: (one: M, other: M) => boolean;
  /** Writes one mark as an element around what it marks. */
  enclose: (mark: M, inner: string) => string;
}

/**
 * Writes a sequence so that each mark becomes as few elements as possible: of the marks at a place
 * the one that goes on longest is outermost.
 */
export function nestMarks<M>(
  sequence: readonly Marked<M>[],
  kind: MarkKind<M>,
  open: readonly M[] = [],
): string {
  let html = "";
  for (let start = 0; start < sequence.length;) {
    const first = sequence[start];
    const outer = first && outermost(sequence, start, first.marks, kind);
    if (!outer) {
      html += first?.write(open) ?? "";
      start += 1;
      continue;
    }
    const { mark, end } = outer;
    const within = sequence.slice(start, end).map(({ marks, write }) => ({
      marks: marks.filter((other) => !kind.isSame(other, mark)),
      write,
    }));
    html += kind.enclose(mark, nestMarks(within, kind, [...open, mark]));
    start = end;
  }
  return html;
}

function outermost<M>(
  sequence: readonly Marked<M>[],
  start: number,
  marks: readonly M[],
  { isSame, isOuter }: MarkKind<M>,
) {
  let best: { mark: M; end: number } | undefined;
  for (const mark of marks) {
    let end = start + 1;
    while (sequence[end]?.marks.some((other) => isSame(other, mark))) end += 1;
    if (!best || end > best.end || (end === best.end && isOuter(mark, best.mark)))
      best = { mark, end };
  }
  return best;
}
