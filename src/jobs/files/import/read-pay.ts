import { parsePay, type TypedPay, writeAmount } from "../../job/fields/pay-text.ts";
import type { Cell } from "../cell.ts";
import { DIGITS } from "../limits.ts";
import { answerTo, askPart, type Reader } from "./question.ts";

/** What makes no amount of a number: per cent, another currency. */
const FOREIGN = /[%€£¥]|\b(?:US|USD|EUR|GBP)\b/i;

/**
 * Reads a cell with pay. @returns null for what is none: a percentage or a foreign currency is no amount, however
 * it is stored
 */
function readPay(cell: Cell, text: string, inCents = false): TypedPay | null {
  if (FOREIGN.test(text)) return null;
  if (cell !== null && typeof cell === "object" && "number" in cell)
    return {
      amount: Number((inCents ? cell.number / 100 : cell.number).toPrecision(DIGITS)),
      maxAmount: null,
      period: null,
    };
  return parsePay(text) ?? ofHalves(text);
}

/** Words in which pay is looked for. */
const WORDS = 16;

/** The parts of a text that are pay, the longest first: "$18 an hour" of "From $18 an hour". */
function payIn(text: string): string[] {
  if (FOREIGN.test(text)) return [];
  const words = text
    .replaceAll(/[+*~≈≥≤<>()[\]]|[.,;:!](?=\s|$)/g, " ")
    .trim()
    .split(/\s+/)
    .slice(0, WORDS);
  const found: string[] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(" ");
      const isFound = found.some((one) => ` ${one} `.includes(` ${part} `));
      if (!isFound && parsePay(part) !== null) found.push(part);
    }
  return found;
}

/** "20.25 to 22.50 hourly / de l’heure", "$20 per hour / 20 $ de l’heure": the same twice, or its unit twice. */
function ofHalves(text: string): TypedPay | null {
  const halves = text.split(/\s+[/|]\s+/);
  if (halves.length !== 2) return null;
  const [first, second] = halves.map((half) => parsePay(half));
  if (!first || (second && JSON.stringify(first) !== JSON.stringify(second))) return null;
  // A second half that is more than a unit is not left out.
  const unit = parsePay(`1 ${halves[1]}`)?.period ?? null;
  return second || (unit !== null && unit === (first.period ?? unit)) ? first : null;
}

/** Reads a cell with an amount, or with pay in words. */
export const readPayCell: Reader = (field) => {
  const { cell, text, inCents, problem } = field;
  const { values } = field.read;
  const part = () => payIn(text).map((value) => ({ value, label: value }));
  let pay = readPay(cell, text, inCents);
  if (pay === null) {
    const answer = answerTo(field, text, () => askPart(text, part()));
    if (answer === "") return;
    pay = readPay(answer ?? "", answer ?? "");
  }
  if (pay === null) return problem({ key: "notPay", text });
  values[field.name === "maxAmount" ? "maxAmount" : "amount"] = writeAmount(pay.amount);
  if (pay.maxAmount !== null) values.maxAmount = writeAmount(pay.maxAmount);
  if (pay.period !== null) values.period ??= String(pay.period);
};
