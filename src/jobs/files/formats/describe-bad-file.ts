import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import {
  BadFile,
  type BadFileReason,
  MAX_BYTES,
  MAX_ROWS,
  MAX_UNPACKED_BYTES,
} from "../bad-file.ts";

const SENTENCES: Record<BadFileReason, (error: BadFile) => string> = {
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
  json: ({ place, near }) => m.import_bad_json_line({ line: place, near }),
  jsonCut: ({ place }) => m.import_bad_json_cut({ line: place }),
  jsonList: m.import_bad_json,
  xml: ({ place }) => m.import_bad_xml_at({ place }),
  xmlJobs: m.import_bad_xml_jobs,
};

/** Why a file cannot be read, and what to do. */
export function describeBadFile(error: Error): string {
  return error instanceof BadFile ? SENTENCES[error.reason](error) : m.import_bad_damaged();
}
