import { says } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { payIn, placeIn, typeIn } from "../text/title-parts.ts";
import { statedPay } from "./pay-proposals.ts";
import {
  ATTENTION,
  calmTitle,
  EMOJI,
  type SetFix,
  titleWithout,
  titleWithoutPlace,
} from "./title-proposals.ts";

/** Longer words in capitals are no acronyms, such as RN, LPN or HVAC. */
const LONG_WORD = /\p{L}{5,}/gu;

function inCapitals({ title }: Posting): boolean {
  const words = title.match(LONG_WORD) ?? [];
  return words.length > 0 && words.every((word) => word === word.toUpperCase());
}

/** Whether a title has capitals, marks or words that only draw attention. */
export const shouts = (posting: Posting): boolean =>
  posting.title.includes("!") ||
  EMOJI.test(posting.title) ||
  inCapitals(posting) ||
  says(posting.title, ATTENTION);

const retitled = (posting: Posting, title: string): Posting => ({
  ...posting,
  title,
  job: { ...posting.job, title },
});

/** A title that neither shouts nor has parts with a field of their own. */
export function cleanTitle(posting: Posting): SetFix | undefined {
  const calm = calmTitle(posting, inCapitals(posting));
  return calm && (briefTitle(retitled(posting, calm.value)) ?? calm);
}

/** The parts that a title can have: a place, pay, the type of position, each perhaps twice. */
const MOST_PARTS = 6;

/** A title without the parts that have a field of their own, as far as they can go. */
export function briefTitle(posting: Posting): SetFix | undefined {
  let current = posting;
  let fix: SetFix | undefined;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const next = withoutPart(current);
    if (!next || next.value === current.title) break;
    fix = { ...next, ...(fix?.pay && { pay: fix.pay }) };
    current = retitled(current, next.value);
  }
  return fix;
}

function withoutPart(posting: Posting): SetFix | undefined {
  const place = placeIn(posting);
  const withoutPlace = place && titleWithoutPlace(posting, place);
  if (withoutPlace) return withoutPlace;
  const type = typeIn(posting);
  return (type && titleWithout(posting, type)) ?? withoutPay(posting);
}

/** Pay that is nowhere else moves to its field, or stays until a person has filled that in. */
function withoutPay(posting: Posting): SetFix | undefined {
  const pay = payIn(posting);
  const fix = pay && titleWithout(posting, pay);
  const isElsewhere = posting.job.salary !== null || posting.statedIn === "description";
  if (!fix || isElsewhere) return fix;
  const stated = statedPay(posting.textPays);
  return stated.kind === "pay" && !stated.asks ? { ...fix, pay: stated.pay } : undefined;
}
