/** The most postings of a file: as many as the index holds. */
export const MAX_ROWS = 25_000;

/** Maximum number of columns of a table; each cell beyond it gets a warning. */
export const MAX_COLUMNS = 500;

/** The most bytes of a file, and of what a workbook unpacks to. */
export const MAX_BYTES = 100 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;

/** The most characters that a cell of a spreadsheet holds. */
export const MAX_CELL = 32_767;

/** Digits that a spreadsheet keeps and shows of a number; those after them become zeros. */
export const DIGITS = 15;
