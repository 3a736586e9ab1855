import { PROVINCES, type ProvinceCode } from "./reference.ts";
import { foldText } from "./text.ts";

/** What people write beside the code and the English name: French names, traditional abbreviations, old codes. */
const OTHER_NAMES: Readonly<Record<ProvinceCode, string>> = {
  AB: "Alta. | Alb.",
  BC: "Colombie-Britannique | C.-B. | Brit. Col.",
  MB: "Man.",
  NB: "Nouveau-Brunswick | New Bruns. | Nouv.-Br.",
  NL: "Newfoundland | Newfoundland & Labrador | Labrador | Nfld. | Nfld. & Lab. | N.F. | Terre-Neuve-et-Labrador | Terre-Neuve | T.-N.-L. | T.-N.",
  NS: "Nouvelle-Écosse | N.-É. | N. Scotia",
  NT: "Northwest Territory | N.W.T. | Territoires du Nord-Ouest | T.N.-O.",
  NU: "Nvt.",
  ON: "Ont.",
  PE: "Île-du-Prince-Édouard | Î.-P.-É. | P.E.I. | Prince Edward Isl.",
  QC: "Que. | P.Q. | Province of Quebec | Province de Québec",
  SK: "Sask.",
  YT: "Yukon Territory | Territoire du Yukon | Yuk. | Yn.",
};

/** Only letters count, so that "B.C." is "BC" and "N.-É." is "ne". */
const keyOf = (text: string) => foldText(text).replace(/[^\p{L}]/gu, "");

const codeByKey = new Map<string, ProvinceCode>(
  PROVINCES.flatMap(({ code, name }) =>
    [code, name, ...OTHER_NAMES[code].split("|")].map((one) => [keyOf(one), code] as const),
  ),
);

/** The code of a province or territory given by its code, name or abbreviation, in either language; `null` for others. */
export const provinceCode = (text: string): ProvinceCode | null =>
  codeByKey.get(keyOf(text)) ?? null;

/** The codes of the provinces of which a code, name or abbreviation begins with `start`. */
export function provincesBeginning(start: string): ProvinceCode[] {
  const key = keyOf(start);
  const found = [...codeByKey].filter(([name]) => key !== "" && name.startsWith(key));
  return [...new Set(found.map(([, code]) => code))];
}
