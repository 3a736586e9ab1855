import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MAX_COLUMNS } from "./bad-file.ts";

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
