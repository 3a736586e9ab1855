import {
  BRITISH_COLUMBIA,
  NEWFOUNDLAND,
  ONTARIO,
  ONTARIO_REGULATION,
  PRINCE_EDWARD_ISLAND,
} from "./laws.ts";
import { isPlausiblePay } from "../text/plausible-pay.ts";
import { highestMinimum, WAGES_SOURCE } from "./minimum-wages.ts";
import { findPhrase, phrase } from "../text/phrases.ts";
import { PERIODS_PER_YEAR, type Posting, yearlyRange } from "../text/posting.ts";
import { closedPay, likelyPeriod, statedPay, turnedPay } from "../fixes/pay-proposals.ts";
import type { Rule } from "../model/rule.ts";

/** Dollars a year between the ends of a range, at most, and from which no range is due in Ontario. */
const WIDEST = 50_000;
const EXEMPT = 200_000;
const HOURLY = 5;

/** Hours of a period, of a full week of 40: an hour and a year. */
const HOURS: Readonly<Record<number, number>> = { [HOURLY]: 1, 1: 40 * 52 };

/** How much a minimum wage may have risen in a year. */
const LARGEST_RISE = 1.1;

const isExempt = ({ pay }: Posting) => ((pay && yearlyRange(pay)?.[1]) ?? 0) > EXEMPT;

const VAGUE = phrase(
  [
    "competitive (?:\\p{L}+ )?(?:salary|salaries|wages?|pay|compensation|remuneration|rates?)",
    "(?:salary|wages?|pay|compensation|rate)(?: is| are)? competitive",
    "(?:salary|wages?|pay|compensation|rates?|remuneration)[^.\\n]{0,30} (?:based|depend(?:s|ing|ent)?|commensurate) (?:up)?(?:on|with) (?:your |the )?(?:\\p{L}+ and )?(?:experience|qualifications)",
    "DOE",
    "(?:salaire|paie|rémunération|taux)[^.\\n]{0,30} (?:selon|en fonction de) (?:l'|votre )?expérience",
    "(?:salaire|rémunération|paie|taux) (?:\\p{L}+ )?(?:concurrentiel|compétitif|concurrentielle|compétitive)",
  ].join("|"),
);

const LOWER_WAGES = phrase(
  "students?|étudiante?s?|tips?|gratuities|pourboires?|apprentices?|apprentie?s?|commissions?",
);

/** The rules about pay: numbers 1 to 6. */
export const payRules = [
  {
    id: "payMissing",
    level: "toCorrect",
    laws: [ONTARIO, BRITISH_COLUMBIA, PRINCE_EDWARD_ISLAND, NEWFOUNDLAND],
    check: ({ pay }) => (pay === null ? { field: "amount" } : undefined),
  },
  {
    id: "payOnlyInText",
    level: "toLookAt",
    check: ({ job, textPays, statedIn }) =>
      job.salary === null && textPays[0]
        ? { field: statedIn, quote: textPays[0], fix: statedPay(textPays) }
        : undefined,
  },
  {
    id: "payWide",
    level: "toCorrect",
    laws: [ONTARIO_REGULATION],
    check: (posting) => {
      const range = posting.pay && yearlyRange(posting.pay);
      if (!range || isExempt(posting) || range[1] - range[0] <= WIDEST) return undefined;
      return {
        field: posting.job.salary ? "maxAmount" : posting.statedIn,
        quote: posting.job.salary ? undefined : posting.textPays[0],
        fix: { kind: "duplicate" },
        params: {
          difference: range[1] - range[0],
          most: WIDEST,
          factor: PERIODS_PER_YEAR[posting.pay?.period ?? 1] ?? 1,
        },
      };
    },
  },
  {
    id: "payExempt",
    level: "tip",
    laws: [ONTARIO_REGULATION],
    check: (posting) => (isExempt(posting) ? { field: "maxAmount" } : undefined),
  },
  {
    id: "payOpen",
    level: "toCorrect",
    laws: [BRITISH_COLUMBIA],
    elsewhere: "toLookAt",
    check: ({ job, text, textPays, statedIn }) => {
      if (job.salary?.maxAmount != null) return undefined;
      const open = textPays.find(({ openEnd }) => openEnd !== undefined);
      const isStated = job.salary !== null || textPays.length > 0;
      const quote = open ?? (isStated ? undefined : findPhrase(text, VAGUE));
      const field = open ? statedIn : "description";
      return quote && { field, quote, fix: closedPay(job.salary, open) };
    },
  },
  {
    id: "payReversed",
    level: "toCorrect",
    check: ({ job: { salary } }) =>
      salary?.maxAmount != null && salary.maxAmount < salary.amount
        ? {
            field: "maxAmount",
            fix: turnedPay(salary),
          }
        : undefined,
  },
  {
    id: "payBelowMinimum",
    level: "toCorrect",
    source: WAGES_SOURCE,
    scope: { work: "paid" },
    check: (posting, { today, facts }) => {
      const { salary } = posting.job;
      const perHour = salary && HOURS[salary.period.id];
      const known = perHour ? highestMinimum(posting, facts, today) : undefined;
      if (!salary || !perHour || !known || salary.amount / perHour >= known.hourly)
        return undefined;
      const { hourly: minimum, place: province, due = "" } = known;
      const texts = `${posting.title}\n${posting.text}`;
      const mayBeLess = salary.plusCommission || findPhrase(texts, LOWER_WAGES);
      return {
        field: "amount",
        // How many hours a year has, the posting alone knows.
        level: mayBeLess || salary.period.id !== HOURLY ? "toLookAt" : "toCorrect",
        params: { province, minimum, due },
        fix:
          salary.period.id !== HOURLY
            ? undefined
            : {
                kind: "pay",
                pay: {
                  amount: minimum,
                  maxAmount: (salary.maxAmount ?? 0) > minimum ? salary.maxAmount : null,
                  period: HOURLY,
                },
              },
      };
    },
  },
  {
    id: "minimumOld",
    level: "tip",
    source: WAGES_SOURCE,
    scope: { work: "paid" },
    check: (posting, { today, facts }) => {
      const { salary } = posting.job;
      if (salary?.period.id !== HOURLY) return undefined;
      const known = highestMinimum(posting, facts, today);
      if (known?.due === undefined) return undefined;
      const { hourly: minimum, place: province, due } = known;
      return salary.amount >= minimum && salary.amount < minimum * LARGEST_RISE
        ? { field: "amount", params: { province, minimum, due } }
        : undefined;
    },
  },
  {
    id: "payUnlikely",
    level: "toLookAt",
    check: ({ job: { salary }, textPays }) => {
      if (!salary) return undefined;
      const { amount, maxAmount, period } = salary;
      return isPlausiblePay(period.id, amount, maxAmount ?? amount)
        ? undefined
        : { field: "amount", fix: likelyPeriod(salary, textPays) };
    },
  },
] as const satisfies readonly Rule[];
