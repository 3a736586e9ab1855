import { parsePay, type TypedPay } from "../../fields/pay-text.ts";
import type { Cell } from "../cell.ts";

/** Digits of a number that a spreadsheet shows: those after them are the noise of binary fractions. */
const DIGITS = 15;

/**
 * Reads a cell with pay. @returns null for what is none: a percentage or a foreign currency is no amount, however
 * it is stored
 */
export function readPay(cell: Cell, text: string, inCents = false): TypedPay | null {
  if (/[%€£¥]|\b(?:US|USD|EUR|GBP)\b/i.test(text)) return null;
  if (cell !== null && typeof cell === "object" && "number" in cell)
    return {
      amount: Number((inCents ? cell.number / 100 : cell.number).toPrecision(DIGITS)),
      maxAmount: null,
      period: null,
    };
  return parsePay(text) ?? ofHalves(text);
}

/** "20.25 to 22.50 hourly / de l’heure", "$20 per hour / 20 $ de l’heure": the same twice, or its unit twice. */
function ofHalves(text: string): TypedPay | null {
  const halves = text.split(/\s+[/|]\s+/);
  if (halves.length !== 2) return null;
  const [first, second] = halves.map((half) => parsePay(half));
  if (!first || (second && JSON.stringify(first) !== JSON.stringify(second))) return null;
  return second || !/\d/.test(halves[1] ?? "") ? first : null;
}
