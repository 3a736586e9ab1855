import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MAX_BYTES, MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES } from "./limits.ts";

/** The line of the trouble, and what is there. */
interface Place {
  place: string;
  near: string;
}

/** Why a file cannot be read at all, and what to do. */
const BAD_FILES = {
  empty: m.import_bad_empty,
  type: m.import_bad_type,
  oldExcel: m.import_bad_old_excel,
  binaryExcel: m.import_bad_binary_excel,
  xmlExcel: m.import_bad_xml_excel,
  openDocument: m.import_bad_open_document,
  iWork: m.import_bad_i_work,
  document: m.import_bad_document,
  pdf: m.import_bad_pdf,
  picture: m.import_bad_picture,
  archive: m.import_bad_archive,
  password: m.import_bad_password,
  webPage: m.import_bad_web_page,
  recordPage: m.import_bad_record_page,
  calendar: m.import_bad_calendar,
  damaged: m.import_bad_damaged,
  tooLarge: () => m.import_bad_too_large({ size: number(MAX_BYTES / 1024 / 1024) }),
  unpacked: () => m.import_bad_unpacked({ size: number(MAX_UNPACKED_BYTES / 1024 / 1024) }),
  memory: m.import_bad_memory,
  tooManyRows: () => m.import_bad_too_many_rows({ rows: number(MAX_ROWS) }),
  json: ({ place, near }: Place) => m.import_bad_json_line({ line: place, near }),
  jsonCut: ({ place }: Place) => m.import_bad_json_cut({ line: place }),
  jsonList: m.import_bad_json,
  xml: ({ place }: Place) => m.import_bad_xml_at({ place }),
  xmlJobs: m.import_bad_xml_jobs,
} satisfies Record<string, (found: Place) => string>;

/** Why a file cannot be read at all. */
export type BadFileReason = keyof typeof BAD_FILES;

/** Says why a file cannot be read, and what to do. */
export const badFileText = (bad: Place & { reason: BadFileReason }): string =>
  BAD_FILES[bad.reason](bad);

/** What of a file is not taken as it stands; some of it keeps a row from being imported (`isRefusing`). */
const WARNINGS = {
  error: m.import_remark_error,
  formula: m.import_remark_formula,
  cutTag: m.import_remark_cut_tag,
  full: m.import_remark_full,
  nul: m.import_remark_nul,
  replacement: m.import_remark_replacement,
  digits: m.import_remark_digits,
  time: m.import_remark_time,
  link: m.import_remark_link,
  merged: m.import_remark_merged,
  hidden: m.import_remark_hidden,
  beyond: () => m.import_remark_beyond({ columns: number(MAX_COLUMNS) }),
  openQuote: m.import_remark_open_quote,
  strayQuote: m.import_remark_stray_quote,
  plainQuotes: m.import_remark_plain_quotes,
  shortRow: m.import_remark_short_row,
  longRow: m.import_remark_long_row,
  above: m.import_remark_above,
} satisfies Record<string, () => string>;

/** What a warning is about. */
export type FileWarningKind = keyof typeof WARNINGS;

/** What a warning says, without its place. */
export const warningText = (what: FileWarningKind): string => WARNINGS[what]();
