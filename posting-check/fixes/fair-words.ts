import type { SingleFix } from "../rule.ts";
import type { Quote } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";

/** What the job needs, in place of what people are. */
const FAIR: readonly (readonly [pattern: RegExp, by: string])[] = [
  [
    /^native ((?:english|french|spanish|mandarin|cantonese|punjabi|german|italian|arabic)(?: speakers?)?|speakers?)$/i,
    "fluent $1",
  ],
  [/^native[- ]level$/i, "fluent"],
  [
    /^be (?:an? )?canadian citizens?(?: or permanent residents?)?$/i,
    "be entitled to work in Canada",
  ],
  [/^canadian citizenship$/i, "entitlement to work in Canada"],
  [/^citoyenneté canadienne$/i, "autorisation de travailler au Canada"],
  [/^citoyen canadien(?: ou résident permanent)?$/i, "autorisé à travailler au Canada"],
  [/^citoyenne canadienne(?: ou résidente permanente)?$/i, "autorisée à travailler au Canada"],
];

/** The words that say what the job needs; `undefined` where none fit. */
export function fairWords({ text }: Posting, { start, text: find }: Quote): SingleFix | undefined {
  const [pattern, words] = FAIR.find(([one]) => one.test(find)) ?? [];
  if (!pattern || words === undefined) return undefined;
  const fair = find.replace(pattern, words);
  const begins = /^\p{Lu}/u.test(text.slice(start));
  const by = begins ? fair.slice(0, 1).toUpperCase() + fair.slice(1) : fair;
  return { kind: "replace", find, by };
}
