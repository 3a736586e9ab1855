import type { ProvinceCode } from "#contract/reference.ts";
import type { Hit, Law, Rule } from "../model/rule.ts";
import type { Posting } from "../text/posting.ts";
import type { WordRule } from "../words/ground.ts";
import { FEES, HUMAN_RIGHTS } from "./human-rights-laws.ts";
import { BRITISH_COLUMBIA, NOVA_SCOTIA, ONTARIO, PRINCE_EDWARD_ISLAND } from "./laws.ts";

/** A sentence is read by its words, not by its meaning: it is something to look at, and no fix rewrites it. */
const looksAt = <Id extends WordRule>(id: Id, laws: readonly Law[] = [], elsewhere = true) =>
  ({
    id,
    level: "toLookAt",
    ...(laws.length > 0 && { laws, ...(elsewhere && { elsewhere: "toLookAt" as const }) }),
    check: (posting) => hitsOf(posting, id),
  }) as const satisfies Rule;

/** The sentences of a ground that a posting lists. */
const MOST = 20;

function hitsOf({ wordings }: Posting, id: WordRule): Hit[] {
  const all = wordings().filter(({ rule }) => rule === id);
  const more = all.length - MOST;
  return all.slice(0, MOST).map(({ field, start, text }, index) => ({
    field,
    quote: { start, text },
    ...(more > 0 && index === MOST - 1 && { more }),
  }));
}

const of = (...provinces: (ProvinceCode | "CA")[]): Law[] =>
  HUMAN_RIGHTS.filter(({ province }) => provinces.includes(province));

/** What a posting may not ask of applicants. */
export const wordRules = [
  looksAt("ageWording", HUMAN_RIGHTS),
  looksAt("sexWording", HUMAN_RIGHTS),
  looksAt("familyWording", HUMAN_RIGHTS),
  looksAt("originWording", HUMAN_RIGHTS),
  looksAt("religionWording", HUMAN_RIGHTS),
  looksAt("healthWording", HUMAN_RIGHTS),
  looksAt("citizenshipWording", HUMAN_RIGHTS),
  looksAt("nativeSpeaker", HUMAN_RIGHTS),
  // The grounds that not every statute names.
  looksAt("recordWording", of("BC", "ON", "PE", "QC", "YT")),
  looksAt("politicalWording", of("BC", "MB", "NB", "NL", "NS", "NT", "PE", "QC", "YT")),
  looksAt("socialWording", of("NB", "NT", "QC")),
  // Only Ontario's law speaks of it.
  looksAt("canadianExperience", [ONTARIO], false),
  looksAt("payHistory", [BRITISH_COLUMBIA, NOVA_SCOTIA, PRINCE_EDWARD_ISLAND]),
  looksAt("applicantFee", FEES),
  looksAt("photoAsked"),
  looksAt("unpaidWork"),
];

/** Whether a rule finds sentences, which may stand in many postings. */
export const isWordRule = (rule: string): boolean => wordRules.some(({ id }) => id === rule);
