import { withoutPostalCode } from "#contract/postal-code.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace, withoutKind } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";

const CODES = PROVINCES.map(({ code }) => code).join("|");

/** The end of a place: "BC" before another name, without a sign between. */
const CODE_BEFORE_NAME = new RegExp(String.raw`(?<=[\s,(])(${CODES})(?=\s+\p{L})`, "gu");

const POSTAL_CODE = /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/gi;

/** Signs and words between names, captured. A comma, bracket or dash may stand inside a place. */
const BETWEEN =
  /\s*([,()[\]]|\s[-–—]\s|[/\\&+•→>]|\s·\s|(?<=[\s,])(?:and\/or|et\/ou|and|or|et|ou)(?=\s))\s*/i;

/** Signs over which a province reaches back: "Nelson & Rossland, BC". */
const JOINS = /^(?:[/\\&+•·]|and\/or|et\/ou|and|or|et|ou)$/i;

/**
 * The places of a text that names several of them, each with its province; null where a part of it could be
 * anything else.
 */
export function severalPlaces(text: string): string[] | null {
  const bare = text.replaceAll(POSTAL_CODE, "");
  // A number is of a street, or of places that are not named.
  if (/\d/.test(bare)) return null;
  const found: { city: string; province: string | null }[] = [];
  let canReachBack = true;
  const pieces = bare.replaceAll(CODE_BEFORE_NAME, "$1 /").split(BETWEEN);
  for (let at = 0; at < pieces.length; at += 2) {
    const name = withoutKind(pieces[at] ?? "")
      .replace(/^[^\p{L}]+/u, "")
      .trim();
    const sign = (pieces[at - 1] ?? "").trim();
    if (name === "" || /^canada$/i.test(name)) continue;
    const { city, province } = readPlace(name);
    const open = found.filter((place) => place.province === null);
    const code = provinceCode(name);
    if (code !== null && open.length > 0) {
      if (open.length > 1 && !canReachBack) return null;
      for (const place of open) place.province = code;
    } else if (code !== null && name.length < 4) return null;
    else {
      if (open.length === 0) canReachBack = true;
      else canReachBack &&= JOINS.test(sign);
      found.push({ city, province });
      if (province !== null)
        for (const place of open) {
          if (!canReachBack) return null;
          place.province = province;
        }
    }
  }
  if (found.length < 2 || found.some(({ province }) => province === null)) return null;
  return found.map(({ city, province }) => `${city}, ${province}`);
}

/** Words that add nothing to a place, folded. */
const FILLERS = new Set("ca can canada and or et ou".split(" "));

/**
 * Whether each word of a text is in the places that are proposed for it, or names their provinces: what is
 * left out may be another place.
 * @param proposal places with "; " between them
 */
export function saysAll(text: string, proposal: string): boolean {
  const places = proposal.split(";").map(readPlace);
  const known = new Set(places.flatMap(({ city }) => wordsOf(city)));
  const codes = new Set(
    places.map(({ province, parts: [part = ""] }) => province ?? provinceCode(part)),
  );
  const pieces = text
    .split(/[,;()[\]]/)
    .map((piece) => withoutPostalCode(withoutKind(piece).trim()));
  const words = wordsOf(pieces.join(" "));
  for (let at = 0; at < words.length;) {
    const length = [5, 4, 3, 2, 1].find((count) => {
      const run = words.slice(at, at + count).join(" ");
      const code = /\d/.test(run) ? null : provinceCode(run);
      return code !== null && codes.has(code);
    });
    const word = words[at] ?? "";
    if (length === undefined && !known.has(word) && !FILLERS.has(word)) return false;
    at += length ?? 1;
  }
  return true;
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
