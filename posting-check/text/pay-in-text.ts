import { isPlausiblePay } from "./plausible-pay.ts";
import type { Quote } from "./phrases.ts";

/** Pay that a text states. */
export interface TextPay extends Quote {
  amount: number;
  maxAmount: number | null;
  /** The id of a period (§2.5), as written or as the amount suggests; or {@link NO_PERIOD}. */
  period: number;
  /** The end that is missing: of "up to $30" the amount, of "$20 and up" the maximum. */
  openEnd: "amount" | "maxAmount" | undefined;
  /** Whether it is a step of a scale, such as "Level 2". */
  isStep: boolean;
}

/** Pay for a shift or a kilometre, which no period of the field is. */
export const NO_PERIOD = 0;

const NUMBER = "\\d{1,3}(?:[ ,.']?\\d{3}){0,2}(?:[.,]\\d{1,2})?(?: ?k)?";
const MARK = "(?:CAD ?|CA|C)?\\$ ?|CAD ?";
const AFTER = " ?\\$| ?CAD| dollars";
const AMOUNT = `(?:${MARK})?${NUMBER}(?:${AFTER})?`;
const PAY = new RegExp(
  `(?<![\\p{L}\\p{N}.,$])(${AMOUNT})(?:(?: ?\\/ ?\\p{L}{1,5})?(?: ?[-–—‒−] ?| (?:to|and|à|et) )(${AMOUNT}))?(?![\\p{N}])`,
  "giu",
);
const HAS_MARK = /\$|CAD|dollars/i;

const UP = "\\s*(?:\\+|and up|and more|or more|or higher|plus|et plus|et \\+|ou plus)?\\s*";
const EVERY = "(?:\\/ ?|per |an? |each |every |de l'|l'|à l'|par |de la |la )";
const TWO_WEEKS = "(?:two|2|other|deux) (?:weeks?|semaines)";
/** `times`: from what is written to the period of the field. */
const UNITS: readonly (readonly [id: number, unit: string, word: string, times?: number])[] = [
  [3, TWO_WEEKS, "bi-?weekly|(?:aux|toutes les) (?:deux|2) semaines", 1 / 2],
  [2, "half month|quinzaine", "semi-?monthly|twice (?:a|per) month|bimensuel(?:le)?(?:ment)?", 2],
  [1, "years?|yr|annum|an|année", "yearly|annually|annuel(?:le)?(?:ment)?"],
  [2, "months?|mo|mois", "monthly|mensuel(?:le)?(?:ment)?"],
  [3, "weeks?|wk|semaine", "weekly"],
  [4, "days?|jour|journée", "daily"],
  [5, "hours?|hrs?|heures?|h", "hourly"],
];
const FOLLOWS = UNITS.map(([id, unit, word, times = 1]) => ({
  id,
  times,
  pattern: new RegExp(`^${UP}(?:${EVERY}(?:${unit})|(?:${word}))(?!\\p{L})`, "iu"),
}));
const OTHER_UNIT = new RegExp(
  `^${UP}(?:${EVERY}(?:shifts?|visits?|trips?|loads?|deliver(?:y|ies)|km|kms|kilomet(?:er|re)s?|miles?|pieces?|jobs?|class|lessons?|sessions?|words?|trees?|nights?|events?|games?|calls?|orders?|quart|visite|voyage|livraison|kilomètre|pièce|cours|séance|mot|arbre|nuit|soirée|évènement|événement|match|appel|course))(?!\\p{L})`,
  "iu",
);
const NAMED = [
  [1, /annual|yearly|per year|annuel|par an/i],
  [5, /hourly|per hour|horaire|de l'heure/i],
] as const;

const PAY_WORD =
  /(?<!\p{L})(?:salar(?:y|ies)|wages?|pay(?:s|ing)?|paid|compensation|earn(?:s|ing)?|remuneration|rates?|salaire|rémunération|taux|paie|traitement|gagne[rz]?)(?!\p{L})/iu;
/** Named so closely that an amount needs no dollar sign. */
const NAMED_PAY =
  /(?:hourly (?:wage|rate|pay|salary)|(?:wage|rate|pay) per hour|(?:salaire|taux|rémunération) (?:horaire|annuel(?:le)?)|annual (?:salary|pay))[^\p{L}\d.!?\n]{0,4}$/iu;
const STEPS = "(?:step|level|grade|band|class|year|niveau|échelon|classe|palier|étape|année)";
const STEP_BEFORE = new RegExp(`(?<!\\p{L})${STEPS} ?\\d{1,2} ?[:=(–-]? ?$`, "iu");
const STEP_AFTER = new RegExp(`^ ?[(,–-]? ?${STEPS} ?\\d`, "iu");
const PAY_AFTER =
  /^\s*\(?(?:(?:minimum|base|starting|hourly|annual) )?(?:wage|salary|rate)(?!\p{L})/iu;
const OTHER_MONEY_BEFORE =
  /(?:bonus|budget|donat|grant|scholarship|tuition|rrsp|reer|subvention|bourse|rais(?:e|ing)|revenue|sales|allowance|orders?|discount|handl|manag|fund|worth|valued|prime|boni|allocation|collecte|chiffre d'affaires|rabais|gérer)[^.!?\n]{0,30}$/i;
/** In a title, "sales" and "manager" are of the job. */
const OTHER_MONEY_BEFORE_IN_TITLE = /(?:bonus|budget|allowance|prime|boni|allocation)[^\p{L}]*$/iu;
const TIPS = "(?:tips?|gratuit(?:y|ies)|pourboires?)(?!\\p{L})";
const TIPS_BEFORE = new RegExp(
  `(?<!\\p{L})${TIPS}(?![^.!?\\n]*(?:\\+|&|plus|and|et|with|avec) ?$)[^\\d$.!?\\n]{0,24}$`,
  "iu",
);
/** "Wage and tips: $25". */
const PAY_WITH_TIPS = new RegExp(
  `(?:wages?|pay|salary|rate|salaire|taux|paie|rémunération)[^\\d$.!?\\n]{0,12}(?:\\+|&|plus|and|including|with|et|avec|incluant) (?:les |the )?${TIPS}`,
  "iu",
);
const TIPS_AFTER = new RegExp(`^[^\\d$.,!?\\n]{0,16} (?:in|of|en|de) ${TIPS}`, "iu");
const OTHER_MONEY_AFTER =
  /^[^.,!?\n]{0,24}(?:million|billion|milliard|bonus|budget|revenue|sales|allowance|discount|benefits?|cash|boots|tools|fund|gift|reward|referral|parrainage|prime|boni|allocation|avantages)/i;
const OPEN_BEFORE =
  /(?:up to|from|start(?:s|ing)? (?:at|from)|as much as|at least|minimum(?: of)?|maximum(?: of)?|more than|over|à partir de|jusqu'à|dès|au moins|minimum de|maximum de|plus de)\s*$/i;
const UP_TO = /(?:up to|as much as|maximum(?: of)?|jusqu'à|maximum de)\s*$/i;
/** "$22 plus meals" is no open end. */
const OPEN_AFTER =
  /^(?:\s*\/ ?\p{L}{1,5}| (?:per|an|a|de l'|l'|par) ?\p{L}{1,6})?\s*(?:\+(?!\s*\p{L})|\+(?=\s*(?:per |an? (?:hour|day|week|month|year)|de l'|l'|par ))|(?:(?:and|or) (?:up|more|higher)|et plus|ou plus|et \+)(?!\p{L}))/iu;

/** Characters around an amount that say what it is. */
const REACH = 60;

/** What is written before and after an amount, in its sentence. */
function surroundings(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return {
    before: before.split(/[.!?;\n](?=\s)|\n/).at(-1) ?? "",
    after: after.split(/[.!?;\n](?=\s|$)|\n/, 1)[0] ?? "",
  };
}

/** Dollars as they are written: "60 000 $" in French, "$60,000" in English; three digits are thousands. */
function dollars(written: string, thousands: boolean): number {
  const [digits = ""] = new RegExp(NUMBER, "i").exec(written) ?? [];
  const amount = Number(digits.replace(/[ ,.'](?=\d{3})|[ k]/gi, "").replace(",", "."));
  const inThousands = /k/i.test(digits) || thousands;
  // Without the noise of binary fractions.
  return inThousands && amount < 1000 ? Math.round(amount * 100_000) / 100 : amount;
}

function periodOf(amount: number, before: string, after: string): number | null {
  const named = NAMED.find(([, pattern]) => pattern.test(before) || pattern.test(after))?.[0];
  if (named && isPlausiblePay(named, amount)) return named;
  if (amount <= 200) return 5;
  return amount >= 15_000 ? 1 : null;
}

const isTips = (before: string, after: string) =>
  TIPS_AFTER.test(after) || (TIPS_BEFORE.test(before) && !PAY_WITH_TIPS.test(before));

/**
 * The amounts of pay in a text, in its order; other money, such as a budget, a bonus or tips, is left out.
 * In a title an amount is pay without a word for it.
 */
export function payInText(text: string, { isTitle = false } = {}): TextPay[] {
  const otherMoneyBefore = isTitle ? OTHER_MONEY_BEFORE_IN_TITLE : OTHER_MONEY_BEFORE;
  const found: TextPay[] = [];
  for (const match of text.matchAll(PAY)) {
    const [whole, first = "", second] = match;
    const { before, after } = surroundings(text, match.index, match.index + whole.length);
    const unit = FOLLOWS.find(({ pattern }) => pattern.test(after));
    const follows = unit?.id ?? (OTHER_UNIT.test(after) ? NO_PERIOD : undefined);
    const isStep = STEP_BEFORE.test(before) || STEP_AFTER.test(after);
    const inThousands = /k$/i.test(whole.replace(/\s?(?:\$|CAD|dollars)$/i, ""));
    const isNamed = PAY_WORD.test(before);
    const isMarked = HAS_MARK.test(whole) || NAMED_PAY.test(before);
    if (!isMarked && !(inThousands ? follows || isNamed : follows && isNamed)) continue;
    if (otherMoneyBefore.test(before) || isTips(before, after)) continue;
    // "$50M" in a title is none.
    const isPay = isTitle
      ? !/^\p{L}/u.test(after)
      : isNamed || PAY_AFTER.test(after) || (isStep && second !== undefined);
    if (!follows && (!isPay || OTHER_MONEY_AFTER.test(after))) continue;
    // In cents, as dollars have binary fractions.
    const perPeriod = (each: number) => Math.round(each * (unit?.times ?? 1) * 100) / 100;
    const amount = perPeriod(dollars(first, second !== undefined && inThousands));
    const maxAmount = second === undefined ? null : perPeriod(dollars(second, false));
    const period = follows ?? periodOf(amount, before, after);
    if (period === null || !isPlausiblePay(period, maxAmount ?? amount)) continue;
    const isOpen = maxAmount === null && (OPEN_BEFORE.test(before) || OPEN_AFTER.test(after));
    const openEnd = isOpen ? (UP_TO.test(before) ? "amount" : "maxAmount") : undefined;
    found.push({ start: match.index, text: whole, amount, maxAmount, period, openEnd, isStep });
  }
  return found;
}
