import { ROUTING } from "#contract/reference.ts";
import { fairWords } from "../fixes/fair-words.ts";
import { withoutAdjective, withoutPiece } from "../fixes/smallest-piece.ts";
import { titleWithout } from "../fixes/title-proposals.ts";
import type { Hit, Rule } from "../rule.ts";
import { PRIVATE_MAIL, type Wording, WORDINGS } from "../text/forbidden-wording.ts";
import { findPhrase, type Quote, says } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { BRITISH_COLUMBIA_FEES, HUMAN_RIGHTS } from "./human-rights-laws.ts";

const ADJECTIVE = /^(?:young|younger|youthful|jeunes?|able[- ]bodied)$/i;

/** Finds one of some wordings in the text or the title, and mends it. */
const refuses =
  (...wordings: readonly Wording[]) =>
  (posting: Posting): Hit | undefined =>
    wordings.map((wording) => find(posting, wording)).find((hit) => hit !== undefined);

function find(posting: Posting, { pattern, along, unless, lawful }: Wording): Hit | undefined {
  const { title, text } = posting;
  const where = { unless, ...(along && { along }) };
  const inText = findPhrase(text, pattern, where);
  const quote = inText ?? findPhrase(title, pattern, where);
  if (!quote || (lawful && says(`${title}\n${text}`, lawful))) return undefined;
  return inText
    ? { field: "description", quote, fix: fixOf(posting, quote) }
    : { field: "title", quote, fix: titleWithout(posting, quote) };
}

function fixOf(posting: Posting, quote: Quote) {
  if (ADJECTIVE.test(quote.text)) return withoutAdjective(posting, quote);
  return fairWords(posting, quote) ?? withoutPiece(posting, quote);
}

/** What a posting may not ask of applicants. What a wording may also mean is a warning. */
export const applicantRules = [
  {
    id: "ageWording",
    severity: "error",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.YOUNG, WORDINGS.AGE, WORDINGS.LIFE_STAGE),
  },
  {
    id: "familyWording",
    severity: "error",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.FAMILY, WORDINGS.PARENTHOOD),
  },
  {
    id: "originWording",
    severity: "error",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.ORIGIN),
  },
  {
    id: "religionWording",
    severity: "error",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.RELIGION),
  },
  {
    id: "healthWording",
    severity: "error",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.HEALTH),
  },
  {
    id: "citizenshipWording",
    severity: "warning",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.CITIZENSHIP),
  },
  {
    id: "nativeSpeaker",
    severity: "warning",
    laws: HUMAN_RIGHTS,
    elsewhere: "warning",
    check: refuses(WORDINGS.NATIVE),
  },
  {
    id: "applicantFee",
    severity: "error",
    laws: [BRITISH_COLUMBIA_FEES],
    elsewhere: "warning",
    check: refuses(WORDINGS.FEE),
  },
  {
    id: "privateMail",
    severity: "advice",
    check: ({ text, job: { applicantRoutingType, applicationEmail } }) => {
      const match = PRIVATE_MAIL.exec(text);
      if (!match) return undefined;
      const [find] = match;
      const own = applicantRoutingType?.id === ROUTING.email ? (applicationEmail ?? "") : "";
      const isBetter = own !== "" && !PRIVATE_MAIL.test(own);
      return {
        field: "description",
        quote: { start: match.index, text: find },
        fix: isBetter ? { kind: "address", find, by: own } : undefined,
      };
    },
  },
] as const satisfies readonly Rule[];
