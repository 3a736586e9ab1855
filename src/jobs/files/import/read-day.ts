import { longDate } from "#src/i18n/format.ts";
import { answerTo, askPart, type Reader } from "./cell-to-read.ts";
import { ORDER_KEY } from "./question.ts";
import {
  type DateOrder,
  datesIn,
  hasMoreThanDate,
  isInstant,
  namesOtherWeekday,
  needsOrder,
  readDate,
  saysMoreThanTime,
} from "./read-date.ts";

/** Reads a cell with a calendar date. */
export const readDay: Reader = (field) => {
  const { name, cell, text, answers, read, note, problem } = field;
  const isOne = !saysMoreThanTime(text);
  const order = answers[ORDER_KEY] as DateOrder | "" | undefined;
  if (isOne && needsOrder(text)) {
    if (order === "") return;
    if (order === undefined) field.onOrder?.(text);
  }
  const context = { order: order || undefined, province: field.zone() };
  const isNumber = cell !== null && typeof cell === "object" && "number" in cell;
  const day = isOne
    ? (readDate(text, context) ?? (isNumber ? readDate(String(cell.number), context) : null))
    : null;
  if (day !== null) {
    const said = { text, date: day };
    if (isInstant(text)) note({ key: "instant", ...said });
    else if (namesOtherWeekday(text, day)) note({ key: "otherWeekday", ...said });
    else if (hasMoreThanDate(text)) note({ key: "dayAlone", ...said });
  }
  const isAsked = typeof cell === "string" && !(isOne && needsOrder(text));
  const part = () => datesIn(text).map((value) => ({ value, label: longDate(value) }));
  const value = day ?? (isAsked ? answerTo(field, text, () => askPart(text, part())) : undefined);
  if (value === undefined) problem({ key: "notADate", text });
  else if (value !== "") Object.assign(read.values, { [name]: value });
};
