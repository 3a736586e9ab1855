import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { parsePay, type TypedPay } from "../../../job/fields/pay-text.ts";
import { columnChoices } from "../../../files/choices.ts";
import type { PlaceRow } from "./place-table.ts";

const PERIODS = columnChoices({ categories: [], positionTypes: [] }).period;

/** The period that a cell names in either language. */
function namedPeriod(text: string): number | null {
  const folded = foldText(text);
  const found = PERIODS.find(({ names, words }) => [...names, ...words].includes(folded));
  return found ? Number(found.value) : null;
}

/** The pay of a row, whose own cell may name the period ("$20/hour"), and what of it cannot be read. */
export function readRowPay({ pay, payTo, period }: PlaceRow): {
  pay: TypedPay | null;
  problems: string[];
} {
  if (!pay) return { pay: null, problems: [] };
  const [typed, most] = [parsePay(pay), payTo ? parsePay(payTo) : null];
  const named = period ? namedPeriod(period) : null;
  return {
    pay: typed && {
      amount: typed.amount,
      maxAmount: typed.maxAmount ?? most?.amount ?? null,
      period: typed.period ?? most?.period ?? named,
    },
    problems: [
      ...(typed ? [] : [m.import_not_pay({ text: pay })]),
      ...(payTo && !most ? [m.import_not_pay({ text: payTo })] : []),
      ...(period && named === null ? [m.change_not_a_period({ text: period })] : []),
    ],
  };
}

/** Whether a row has pay, and no cell of it says for what period. */
export const lacksPeriod = (rows: readonly PlaceRow[]): boolean =>
  rows.some((row) => !row.period && readRowPay(row).pay?.period === null);
