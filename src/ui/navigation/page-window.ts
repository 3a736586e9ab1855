const WINDOW = 5;

/** The page numbers to offer: up to five around the current one, always within 1…pages. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(WINDOW, pages);
  const first = Math.min(Math.max(1, page - Math.floor(WINDOW / 2)), pages - size + 1);
  return Array.from({ length: size }, (_, step) => first + step);
}
