import { ALLOWED_TAGS } from "../description-markup.ts";
import { LIMITS } from "../limits.ts";
import { PROVINCES, ROUTING_TYPES, SALARY_PERIODS } from "../reference.ts";
import type { Messages } from "./en.ts";
import { shortened, typedText } from "./typed-text.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

const number = (value: number) => value.toLocaleString("fr-CA");

const size = (bytes: number) => {
  if (bytes % MIB === 0) return `${bytes / MIB}\u00a0Mio`;
  return bytes % KIB === 0 ? `${bytes / KIB}\u00a0Kio` : `${number(bytes)}\u00a0octets`;
};

const wait = (seconds: number) =>
  `Réessayez dans ${seconds}\u00a0${seconds === 1 ? "seconde" : "secondes"}.`;

const quoted = (text: string) => `«\u00a0${shortened(text)}\u00a0»`;

/** The interface's own names, as they are sent. */
const listed = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => `${id} (${name})`).join(", ");

const range = ({ min, max }: { min: number; max: number }) => `de ${min} à ${max}`;

/** Every sentence of contract and service, in the French of Canada. */
export const fr: Messages = {
  names: {
    referenceId: "Numéro de référence",
    title: "Titre",
    closeDate: "Date limite",
    confidential: "Offre confidentielle",
    autoRefresh: "Republication automatique",
    location: "Lieu de travail",
    placeName: "Nom du lieu",
    amount: "Montant de la rémunération",
    maxAmount: "Rémunération maximale",
    plusCommission: "Commission",
    description: "Description",
    applicationEmail: "Adresse courriel",
    applicationUrl: "Adresse Web",
    q: "q",
    page: "page",
    pageSize: "pageSize",
    since: "since",
    changeSet: "changeSet",
    from: "from",
    to: "to",
    after: "after",
    job: "job",
    timeZone: "timeZone",
    limit: "limit",
  },

  // Any field of a request.
  notText: ({ field }, names) => `${names[field]}\u00a0: entrez du texte.`,
  notStorable: ({ field }, names) =>
    `${names[field]}\u00a0: un des caractères n’est pas du texte (NUL ou la moitié d’une paire de substitution).`,
  controlCharacter: ({ field }, names) =>
    `${names[field]}\u00a0: un caractère de commande s’y trouve. Entrez le texte de nouveau.`,
  invisibleCharacter: ({ field }, names) =>
    `${names[field]}\u00a0: un caractère invisible s’y trouve. Entrez le texte de nouveau.`,
  tooLong: ({ field, max, length }, names) =>
    `${names[field]}\u00a0: au plus ${max}\u00a0caractères; il y en a ${number(length)}.`,
  notBoolean: ({ field }, names) => `${names[field]}\u00a0: la valeur doit être true ou false.`,
  dateInvalid: ({ field }, names) =>
    `${names[field]}\u00a0: entrez une date qui existe, sous la forme 2026-08-04.`,
  notAnId: `Un identifiant doit être un nombre entier de 1 à ${LIMITS.maxId}.`,
  notAnObject: "Le corps de la requête doit être un objet JSON.",
  invalidValue: "Cette valeur n’est pas valide.",

  // The job.
  titleMissing: "Entrez un titre.",
  referenceIdMissing: "Entrez le numéro de référence (referenceId) de l’offre d’emploi.",
  referenceIdTaken: ({ referenceId }) =>
    `Une autre de vos offres d’emploi porte déjà le numéro de référence «\u00a0${typedText(referenceId)}\u00a0».`,
  statusUnknown: "Le statut doit être active, archived ou draft.",
  includeUnknown: "include doit être details.",
  locationsMissing: `Ajoutez ${range(LIMITS.locations)} lieux de travail.`,
  locationsNotAList: "Les lieux de travail doivent être une liste.",
  locationsTooMany: `Une offre d’emploi peut avoir au plus ${LIMITS.locations.max} lieux de travail.`,
  locationMissing: "Entrez le lieu de travail sous la forme Ville ou Ville, Province.",
  locationNotAnObject:
    'Un lieu de travail doit être un objet avec une description, par exemple {"description": "Québec, QC"}.',
  locationUnnamed:
    "Le nom d’un lieu de travail doit contenir des lettres, par exemple Sherbrooke, QC.",
  locationTooManyParts: ({ place }) =>
    `${quoted(place)} compte trop de parties. Écrivez Ville ou Ville, Province, par exemple Sherbrooke, QC.`,
  provinceUnknown: ({ written }) =>
    `${quoted(written)} n’est ni une province ni un territoire du Canada. Utilisez l’un de ces codes\u00a0: ${PROVINCES.map(({ code }) => code).join(", ")}.`,
  provinceAlone: ({ province }) =>
    `«\u00a0${typedText(province)}\u00a0» est une province\u00a0: indiquez aussi la ville.`,
  tooManyOwnPlaces: ({ max }) =>
    `Vos offres d’emploi utilisent déjà ${number(max)} lieux absents de la liste des lieux, et c’est ` +
    `le maximum. Ceux qu’aucune offre n’utilise sont supprimés toutes les heures.`,
  categoriesMissing: `Choisissez ${range(LIMITS.categories)} catégories d’emploi.`,
  categoriesNotAList: "Les catégories d’emploi doivent être une liste.",
  categoriesTooMany: `Une offre d’emploi peut avoir au plus ${LIMITS.categories.max} catégories d’emploi.`,
  categoryMissing: "Entrez l’identifiant de la catégorie d’emploi.",
  categoryNotAnObject:
    'Une catégorie d’emploi doit être un objet avec un id, par exemple {"id": 1}.',
  categoryUnknown: ({ id }) => `Aucune catégorie d’emploi n’a l’identifiant ${id}.`,
  positionTypeMissing: "Choisissez un type de poste.",
  positionTypeNotAnObject: "Le type de poste doit être un objet avec un id.",
  positionTypeUnknown: ({ id }) => `Aucun type de poste n’a l’identifiant ${id}.`,
  routingTypeMissing: "Choisissez la façon de postuler.",
  routingTypeNotAnObject: "La façon de postuler doit être un objet avec un id.",
  routingTypeUnknown: `La façon de postuler doit être l’une des suivantes\u00a0: ${listed(ROUTING_TYPES)}.`,
  emailMissing: "Entrez l’adresse courriel où envoyer les candidatures.",
  emailInvalid: "Entrez une adresse courriel valide, par exemple nom@exemple.com.",
  emailDomainInvalid:
    "Ce qui suit le @ n’est pas le nom d’un serveur de courriel, comme exemple.com.",
  urlMissing: "Entrez l’adresse Web de la page où postuler.",
  urlInvalid:
    "Entrez une adresse Web complète, qui commence par http:// ou https:// et ne contient pas d’espace.",
  urlSchemeTwice: "Entrez http:// ou https:// une seule fois.",
  urlIsEmail:
    "C’est une adresse courriel. Entrez une adresse Web, ou choisissez de recevoir les candidatures par courriel.",
  urlHostInvalid: "Entrez le nom complet du site, par exemple www.exemple.com.",
  urlEscaped: "L’adresse Web contient &amp; au lieu de &.",

  // The salary.
  salaryNotAnObject: "La rémunération doit être un objet, ou null s’il n’y en a pas.",
  amountMissing: "Entrez le montant de la rémunération.",
  notANumber: ({ field }, names) =>
    `${names[field]}\u00a0: entrez un nombre, par exemple 45\u00a0000 ou 18,50.`,
  amountOutOfRange: ({ field }, names) =>
    `${names[field]}\u00a0: entrez un nombre de 0 à ${number(LIMITS.salaryAmount)}.`,
  tooManyDecimals: ({ field }, names) => `${names[field]}\u00a0: entrez au plus deux décimales.`,
  maxBelowAmount: "La rémunération maximale ne doit pas être inférieure au montant.",
  periodMissing: "Choisissez la période de rémunération.",
  periodNotAnObject: "La période de rémunération doit être un objet avec un id.",
  periodUnknown: `La période de rémunération doit être l’une des suivantes\u00a0: ${listed(SALARY_PERIODS)}.`,

  // The description.
  descriptionMissing: "Entrez une description.",
  nothingToRead: "Entrez une description\u00a0: celle-ci n’affiche aucun texte.",
  tagNotAllowed: ({ tag }) =>
    `La balise <${shortened(tag)}> n’est pas permise; sont permises\u00a0: ${ALLOWED_TAGS.join(", ")}.`,
  attributeNotAllowed: ({ tag, name }) =>
    tag === "a"
      ? `L’attribut ${quoted(name)} n’est pas permis dans <a>; sont permis\u00a0: href et target.`
      : `L’attribut ${quoted(name)} n’est pas permis dans <${tag}>; seule la balise <a> peut en avoir.`,
  attributeRepeated: ({ tag }) =>
    `La balise <${shortened(tag)}> contient deux fois le même attribut; une seule fois est permise.`,
  attributeOnEndTag: ({ tag }) =>
    `La balise de fin </${shortened(tag)}> contient des attributs; aucun n’y est permis.`,
  hrefMissing: "La balise <a> doit avoir un attribut href.",
  hrefNotAllowed: ({ href }) =>
    `L’adresse de lien ${quoted(href)} n’est pas permise; sont permises les adresses qui commencent par ` +
    `http:, https:, mailto: ou tel:, et les chemins qui ne commencent pas par deux barres obliques.`,
  commentNotAllowed:
    "Les commentaires et autres constructions semblables (<!…>, <?…>) ne sont pas permis.",
  doctypeNotAllowed: "La déclaration <!DOCTYPE> n’est pas permise.",
  nulNotAllowed: "Le caractère NUL n’est pas permis.",
  tagUnfinished: "Une balise commence ici et n’est pas terminée; écrivez &lt; pour le caractère <.",

  // Queries of lists.
  notPositive: ({ field }, names) => `${names[field]} doit être un nombre entier d’au moins 1.`,
  pageTooLarge: `page peut être au plus ${LIMITS.maxId}.`,

  // The extensions.
  cursorInvalid:
    "Ce curseur n’est pas celui de vos offres d’emploi dans cette base de données, ou il est trop ancien. " +
    "Relisez toutes les offres\u00a0: envoyez la requête sans since.",
  endsBeforeItBegins: "to ne doit pas précéder from.",
  timeZoneUnknown: "timeZone doit être un nom de l’IANA, comme America/Toronto.",
  afterInvalid: "after doit être le next de la page précédente.",
  settingNameInvalid:
    "Le nom d’un réglage compte de 1 à 64 caractères parmi a à z, 0 à 9 et -, et commence par une lettre.",
  settingNotADocument: "Un réglage doit être un objet JSON ou une liste.",
  settingNotFound: ({ name }) => `Le réglage ${name} n’existe pas encore.`,
  tooManySettings: ({ max }) =>
    `Vous avez ${max}\u00a0réglages, ce qui est la limite. Enregistrez celui-ci sous un nom que vous utilisez déjà.`,
  settingChanged:
    "Une autre personne a modifié ce réglage depuis que vous l’avez lu. Relisez-le, puis refaites votre modification.",
  settingExists: "Ce réglage existe déjà. Lisez-le d’abord, puis modifiez-le.",

  // What the service answers.
  more: ({ count }) => `(et ${count}\u00a0${count === 1 ? "autre erreur" : "autres erreurs"})`,
  badUrl: "Le chemin n’est pas une URL valide.",
  badRequest: "La requête n’est pas valide.",
  hostMissing: "L’en-tête Host est absent.",
  hostRepeated: "L’en-tête Host doit être envoyé une seule fois.",
  hostInvalid: "L’en-tête Host ne désigne pas un hôte.",
  nothingAt: ({ path }) => `Il n’y a rien à l’adresse ${path}.`,
  slashTooMany: ({ path }) =>
    `Il n’y a rien à l’adresse ${path} : la barre oblique à la fin est de trop.`,
  jobNotFound: "Cette offre d’emploi ne figure pas parmi les vôtres.",
  jobNotDeleted:
    "Cette offre d’emploi existe; il n’y a donc rien à restaurer. Elle a peut-être déjà été restaurée.",
  versionNotFound:
    "Aucune de vos offres d’emploi n’a cette version; les anciennes sont supprimées après un certain temps.",
  activityNotFound: "Cette activité ne figure pas parmi les vôtres.",
  locationNotFound: "Ce lieu n’existe pas.",
  methodNotAllowed: ({ method, allow }) =>
    `${method} n’est pas permis ici; sont permis\u00a0: ${allow}.`,
  apiKeyMissing: "Envoyez votre clé d’API dans l’en-tête API-Key.",
  apiKeyUnknown: "Cette clé d’API est inconnue ou n’est plus valide.",
  apiKeyReadOnly:
    "Cette clé d’API permet seulement la lecture. Rien n’a été modifié. Demandez une clé qui permet l’écriture à la personne qui gère votre compte.",
  overrideInvalid: ({ value }) =>
    `X-HTTP-Method-Override doit être PUT ou DELETE, une seule fois; la valeur reçue est ${quoted(value)}. Rien n’a été fait.`,

  bodyNotJsonType:
    "Le corps de la requête doit être en JSON\u00a0: envoyez Content-Type: application/json.",
  bodyEncoded: ({ encoding }) =>
    `Le service ne lit pas un corps de requête avec Content-Encoding: ${shortened(encoding)}. Envoyez-le sans encodage.`,
  bodyTooLarge: ({ max }) => `Le corps de la requête dépasse ${size(max)}.`,
  bodyInPieces: ({ pieces, bytes }) =>
    `Le corps de la requête dépasse la limite de ${pieces}\u00a0morceaux de moins de ${bytes}\u00a0octets.`,
  bodyEndedEarly: "Le corps de la requête s’est terminé trop tôt.",
  bodyNotUtf8: "Le corps de la requête n’est pas en UTF-8 valide.",
  // The flaw is what the engine reports, in English.
  bodyNotJson: ({ flaw, line, column }) =>
    `Le corps de la requête n’est pas du JSON valide${line === undefined ? "" : ` (ligne\u00a0${line}, colonne\u00a0${column})`}\u00a0: «\u00a0${flaw}\u00a0».`,
  bodyTooDeep: ({ max }) =>
    `Le corps de la requête dépasse la limite de ${max}\u00a0niveaux d’imbrication.`,
  bodyTooWide: ({ max }) =>
    `Le corps de la requête dépasse la limite de ${number(max)}\u00a0valeurs.`,

  jobChanged:
    "Une autre personne a modifié cette offre d’emploi depuis que vous l’avez lue. Relisez-la, puis refaites votre modification.",
  restoredSince:
    "Les données ont été restaurées à partir d’une sauvegarde depuis votre lecture. Relisez-les, puis refaites votre modification.",
  jobGone: "Cette offre d’emploi n’existe plus; ce n’est donc pas la version que vous avez lue.",
  ifMatchInvalid: ({ etag }) =>
    `If-Match doit contenir une version exactement comme la donne ETag\u00a0: la version actuelle est ${etag}, guillemets compris.`,
  idempotencyKeyInvalid:
    "Une Idempotency-Key doit compter de 1 à 255\u00a0caractères ASCII visibles.",
  changeSetIdInvalid: ({ max }) =>
    `Change-Set-Id doit compter de 1 à ${max}\u00a0caractères ASCII visibles. Rien n’a été modifié.`,
  changeSetTextInvalid: ({ max }) =>
    `Change-Set-Text doit être une ligne d’au plus ${max}\u00a0caractères, encodée en pourcentage, à côté d’un Change-Set-Id. Rien n’a été modifié.`,
  sourceUnknown: ({ allow }) => `Change-Source doit être parmi ${allow}. Rien n’a été modifié.`,
  undoneVersionInvalid:
    "Change-Undoes doit être l’ETag de la version annulée. Rien n’a été modifié.",
  idempotencyKeyWithdrawn:
    "Cette requête est arrivée trop tard : elle a été abandonnée, et son Idempotency-Key ne peut plus servir.",
  idempotencyKeyReused: "Cette Idempotency-Key a déjà servi pour une autre requête.",

  addressRequests: ({ max, window, seconds }) =>
    `Votre adresse a dépassé la limite de ${number(max)}\u00a0requêtes en ${window}\u00a0secondes. ${wait(seconds)}`,
  keyRequests: ({ max, window, seconds }) =>
    `Cette clé d’API a dépassé la limite de ${number(max)}\u00a0requêtes en ${window}\u00a0secondes. ${wait(seconds)}`,
  keyBytes: ({ max, window, seconds }) =>
    `Cette clé d’API a dépassé la limite de ${number(max)}\u00a0octets en ${window}\u00a0secondes. ${wait(seconds)}`,
  wrongKeys: ({ max, window, seconds }) =>
    `Votre adresse a dépassé la limite de ${number(max)}\u00a0clés d’API erronées en ${window}\u00a0secondes. ${wait(seconds)}`,
  waiting: ({ max }) =>
    `Plus de ${max}\u00a0requêtes de ce genre attendent leur tour, ce qui dépasse la limite.`,
  keyBodiesArriving: ({ max }) =>
    `Les corps de requête en cours de réception avec cette clé d’API dépassent la limite de ${size(max)}.`,
  yourAnswersUnread: ({ max }) =>
    `Vous n’avez pas lu des réponses de ${size(max)}, ce qui est la limite. Lisez-les, puis réessayez. Rien n’a été fait.`,
  answersUnread: ({ max }) =>
    `Des réponses de ${size(max)} n’ont pas été lues par les clients, ce qui est la limite. Réessayez sous peu. Rien n’a été fait.`,
  bodiesArriving: ({ max }) =>
    `Les corps de requête en cours de réception dépassent la limite de ${size(max)}. Réessayez sous peu.`,

  changedByMany:
    "Trop de modifications de cette offre d’emploi sont en cours en même temps. Réessayez.",
  changedInBetween: "Une autre modification a été faite entre-temps. Réessayez.",
  databaseUnavailable: "La base de données n’est pas disponible. Réessayez sous peu.",
  databaseTooSlow:
    "La base de données a mis trop de temps à répondre. Réessayez sous peu, ou cherchez un autre terme.",
  diskFull: ({ unchanged }) =>
    `Le disque du service est plein. ${unchanged ? "Rien n’a été modifié." : "Il faudra vérifier, une fois de l’espace libéré, si la modification a été enregistrée."}`,
  internal: ({ requestId }) =>
    `Une erreur s’est produite de notre côté. Si elle se reproduit, signalez la requête ${requestId}.`,
};
