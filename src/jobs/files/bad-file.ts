/** Why a file cannot be read at all. */
export type BadFileReason =
  | "empty"
  | "type"
  | "oldExcel"
  | "binaryExcel"
  | "xmlExcel"
  | "openDocument"
  | "iWork"
  | "document"
  | "pdf"
  | "picture"
  | "archive"
  | "password"
  | "webPage"
  | "recordPage"
  | "calendar"
  | "damaged"
  | "tooLarge"
  | "unpacked"
  | "memory"
  | "tooManyRows"
  | "json"
  | "jsonCut"
  | "jsonList"
  | "xml"
  | "xmlJobs";

/** A file that cannot be read. `place`: the line of the trouble. `near`: what is there. */
export class BadFile extends Error {
  override readonly name = "BadFile";
  readonly reason: BadFileReason;
  readonly place: string;
  readonly near: string;

  constructor(reason: BadFileReason, place = "", near = "") {
    super(reason);
    this.reason = reason;
    this.place = place;
    this.near = near;
  }
}

/** The most postings of a file: as many as the index holds. */
export const MAX_ROWS = 25_000;

/** Maximum number of columns of a table; each cell beyond it gets a warning. */
export const MAX_COLUMNS = 500;

/** The most bytes of a file, and of what a workbook unpacks to. */
export const MAX_BYTES = 100 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
