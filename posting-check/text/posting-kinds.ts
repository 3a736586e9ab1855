import { findPhrase, phrase, says } from "./phrases.ts";

/** What a posting says of itself that takes it out of a law. */
export type PostingKind = "general" | "internal" | "outsideOntario";

const GENERAL = phrase(
  [
    "general (?:job )?applications?(?! (?:form|process|software|development))",
    "general (?:recruitment|hiring) (?:campaign|call|event|posting|drive)",
    "(?:not|n't) (?:for|advertis\\p{L}+) (?:a |any )?(?:specific|particular) (?:position|role|job|opening)",
    "(?:no|without a) (?:specific|particular) (?:position|role|job|opening)",
    "candidatures? (?:spontanées?|générales?)",
    "(?:campagne|appel) (?:générale? )?de recrutement général|campagne générale de recrutement",
    "ne vise aucun poste (?:précis|en particulier)",
  ].join("|"),
);
const INTERNAL = phrase(
  [
    "internal (?:job )?(?:posting|competition|applicants only|candidates only)",
    "(?:open|restricted|limited) (?:only )?to (?:current|existing|internal) (?:employees|staff|candidates|applicants)",
    "(?:current|existing) (?:employees|staff) only",
    "affichage interne|concours interne",
    "(?:réservée?|ouverte?) (?:uniquement |seulement )?(?:aux|au) (?:employé|personnel|candidats? (?:de l')?internes?)\\p{L}*",
  ].join("|"),
);
const NOT_INTERNAL = /(?<!\p{L})(?:and|also|external|et|aussi|externes?)(?!\p{L})/iu;
const OUTSIDE_ONTARIO = phrase("outside (?:of )?ontario|(?:à l'extérieur|hors) de l'ontario");
const WORK_DONE =
  /perform|done|carried out|takes? place|based|located|work|effectu|exécut|travail|situé/iu;
const PARTLY =
  /(?<!\p{L})(?:not|no|may|also|sometimes|occasional\p{L}*|some|clients?|customers|parfois|peut|aussi|pas|aucun)(?!\p{L})/iu;

const UNPAID = phrase(
  [
    "unpaid (?:\\p{L}+ )?(?:position|role|placement|practicum|opportunity|job)",
    "(?:position|role|placement|practicum|opportunity|job) is (?:an? )?(?:unpaid|voluntary|volunteer)",
    "volunteer (?:position|role|opportunity|posting|job)",
    "(?:poste|emploi|mandat|travail) (?:\\p{L}+ ){0,3}(?:non rémunéré|bénévole)",
    "(?:poste|emploi|mandat|travail) (?:\\p{L}+ )?n'est pas rémunéré",
  ].join("|"),
);
const OTHERS_UNPAID =
  /(?:coordinat|manag|recruit|supervis|experience|coordonn|gér|recrut|expérience)\p{L}*[^.]{0,40}(?:volunteer|unpaid|bénévole|non rémunéré)/iu;

/** What a text says of the posting itself. */
export function kindsOf(title: string, text: string): ReadonlySet<PostingKind> {
  const all = `${title}\n${text}`;
  const kinds = new Set<PostingKind>();
  if (says(all, GENERAL)) kinds.add("general");
  if (findPhrase(all, INTERNAL, { unless: NOT_INTERNAL })) kinds.add("internal");
  if (findPhrase(all, OUTSIDE_ONTARIO, { along: WORK_DONE, unless: PARTLY }))
    kinds.add("outsideOntario");
  return kinds;
}

/** Whether a posting says that its work is not paid. */
export const saysUnpaid = (title: string, text: string): boolean =>
  findPhrase(`${title}\n${text}`, UNPAID, { unless: OTHERS_UNPAID }) !== undefined;
