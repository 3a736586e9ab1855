import { PROVINCES } from "#contract/reference.ts";

/** The names of provinces in both languages. */
export const PROVINCE_LIST = [
  ...PROVINCES.map(({ name }) => name),
  ..."Québec Colombie-Britannique Nouveau-Brunswick Nouvelle-Écosse Terre-Neuve Canada".split(" "),
];

/** These names and the codes of provinces, as a pattern. */
export const PROVINCE_NAMES = `(?:${[...PROVINCES.map(({ code }) => code), ...PROVINCE_LIST].join("|")})(?![\\p{L}\\p{N}])`;
const PROVINCE_AFTER = new RegExp(`^(?: ?\\(${PROVINCE_NAMES}\\)|,? ${PROVINCE_NAMES})`, "u");

/** What follows a place and its province. */
export const withoutProvince = (after: string): string => after.replace(PROVINCE_AFTER, "");

const MARKS = ",;:|/•·–—!*~";
/** Commas, dashes and the like with the blanks around them, at the end and at the beginning. */
const MARK_BEFORE = new RegExp(`(?:\\s*[${MARKS}]|\\s-|^-)[\\s${MARKS}-]*$`);
const MARK_AFTER = new RegExp(`^(?:\\s*[${MARKS}]|\\s*-(?=\\s|$))[\\s${MARKS}-]*`);
const BRACKET_BEFORE = /\s*[([]\s*$/;
const BRACKET_AFTER = /^\s*[)\]]/;
const PREPOSITION = /\s(?:in|at|near|with|for|à|chez|pour)\s*$/i;

/** Whether marks, brackets or an end set apart what stands between two parts of a title. */
export const isApart = (before: string, after: string): boolean =>
  [/^\s*$/, MARK_BEFORE, BRACKET_BEFORE, PREPOSITION].some((pattern) => pattern.test(before)) &&
  endsApart(after);

/** Whether a mark, a bracket or nothing follows. */
export const endsApart = (after: string): boolean =>
  [/^\s*$/, MARK_AFTER, BRACKET_AFTER].some((pattern) => pattern.test(after));

/** Joins what stood around words that are taken out, without the marks that set them apart. */
export function joinTitle(before: string, after: string): string {
  if (BRACKET_BEFORE.test(before)) {
    return BRACKET_AFTER.test(after)
      ? joinTitle(before.replace(BRACKET_BEFORE, " "), after.replace(BRACKET_AFTER, ""))
      : before + after.replace(MARK_AFTER, "");
  }
  if (before.trim() === "") return after.replace(MARK_AFTER, "").trim();
  const left = before.replace(PREPOSITION, "");
  if (after.replace(MARK_AFTER, "").trim() === "") return left.replace(MARK_BEFORE, "");
  if (BRACKET_AFTER.test(after)) return left.replace(MARK_BEFORE, "") + after;
  if (MARK_AFTER.test(after))
    return MARK_BEFORE.test(left) ? left + after.replace(MARK_AFTER, "") : left.trimEnd() + after;
  return `${left.trimEnd()} ${after.trimStart()}`;
}
