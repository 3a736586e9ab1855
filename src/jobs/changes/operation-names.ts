import { m } from "#src/i18n/paraglide/messages.js";
import type { OperationKind } from "../writes/operation.ts";

/** What each kind of operation is about, for menus and headings. */
export const operationNames: Record<OperationKind, () => string> = {
  status: m.column_status,
  delete: m.job_delete,
  closeDate: m.label_close_date,
  pay: m.fact_pay,
  positionType: m.label_position_type,
  categories: m.label_categories,
  locations: m.label_locations,
  route: m.fact_apply,
  confidential: m.fact_visibility,
  autoRefresh: m.fact_auto_refresh,
  replaceText: m.change_kind_replace,
  insertText: m.change_kind_insert,
  postInPlaces: m.change_kind_places,
  followEdit: m.change_kind_follow,
  fixFindings: m.change_kind_fix,
};
