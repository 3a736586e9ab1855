import { JOB_STATUSES } from "#contract/job-status.ts";
import { POSITION_TYPES, ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";

/** One of the values that a column can have. */
export interface KnownValue {
  /** As the form holds it: an id, a status. */
  value: string;
  /** In the language of the page. */
  label: string;
  /** Other names of it: those are its own, and need no question. */
  names: readonly string[];
  /** What people write for it elsewhere: a question proposes it. */
  words: readonly string[];
}

/** The columns whose cells hold one of a few values, or several categories. */
export type ChoiceColumn =
  | "status"
  | "positionType"
  | "categories"
  | "period"
  | "flag"
  | "applicantRoutingType";

/** The values of each kind of choice. */
export type Choices = Record<ChoiceColumn, KnownValue[]>;

/**
 * The other names of values, in both languages: a page is built for one, and files come in either. After
 * the bar, what people write elsewhere.
 */
const NAMES: Record<string, string> = {
  active:
    "Active; Publiée | open, opened, live, online, published, publish, posted, posting, advertised, current, recruiting, hiring, in progress, ouvert, ouverte, en ligne, affiché, affichée, actif, en cours, en recrutement",
  draft:
    "Draft; Brouillon | unpublished, not posted, pending, pending approval, awaiting approval, to post, to be posted, new, ébauche, en attente, à publier, à afficher, non publiée, nouveau",
  archived:
    "Archived; Archivée | closed, inactive, archive, expired, filled, cancelled, canceled, withdrawn, completed, on hold, hold, paused, fermé, fermée, inactif, expirée, comblé, comblée, pourvu, pourvue, annulé, annulée, terminé, retirée, suspendu, suspendue",
  "Full Time":
    "Full Time; Temps plein | ft, f, full, f/t, fulltime, full_time, permanent, permanente, perm, regular, reg, régulier, indeterminate, plein temps, temps complet, tc, cdi, durée indéterminée, poste permanent",
  "Part Time":
    "Part Time; Temps partiel | pt, p, permanent part time, regular part time, temps partiel permanent, temps partiel régulier, part, p/t, parttime, part_time, half time, casual, occasional, on call, relief, mi temps, demi temps, sur appel, occasionnel, occasionnelle",
  Contract:
    "Contract; Contractuel | contractor, freelance, freelancer, self employed, independent contractor, consultant, term, fixed term, mat leave, maternity leave, leave replacement, contrat, contractuelle, cdd, durée déterminée, pigiste, à la pige, travailleur autonome, remplacement, congé de maternité",
  Temp: "Temp; Temporaire | temporary, seasonal, season, summer, agency, intern, internship, co op, coop, student, apprentice, saisonnier, saisonnière, emploi d’été, intérim, intérimaire, stage, stagiaire, étudiant, apprenti",
  Volunteer: "Volunteer; Bénévole | volunteering, unpaid, bénévolat, non rémunéré",
  Accounting:
    "Comptabilité | finance, bookkeeping, payroll, audit, accounts payable, accounts receivable, comptable, paie, tenue de livres",
  Administrative:
    "Administration | admin, office, clerical, reception, human resources, hr, secrétariat, bureau, réception, ressources humaines, rh",
  "Banking, Finance and Insurance":
    "Banque, finance et assurance | bank, banking, insurance, banque, assurance",
  "Construction, Mining and Trades":
    "Construction, mines et métiers | construction, trades, skilled trades, mining, carpentry, electrical, plumbing, welding, métiers, mines, menuiserie, électricité, plomberie, soudure",
  "Creative and Graphic Design":
    "Création et design graphique | creative, design, graphic design, arts, media, création, graphisme, médias",
  "Customer Service and Support":
    "Service à la clientèle et soutien | customer service, client service, support, call centre, call center, service à la clientèle, soutien, centre d’appels",
  Engineering: "Génie | engineer, ingénierie, ingénieur, ingénieure",
  "Information Technology":
    "Technologies de l’information | it, tech, technology, information systems, help desk, cybersecurity, ti, informatique, technologie, cybersécurité",
  Labour:
    "Main-d’œuvre générale; Main-d’œuvre | labor, general labour, general labor, labourer, production, manufacturing, factory, agriculture, manutention, manœuvre, journalier, fabrication, usine",
  "Maintenance and Technicians":
    "Entretien et personnel technique | maintenance, technician, mechanic, cleaning, janitorial, facilities, entretien, technicien, mécanique, conciergerie, entretien ménager",
  "Management and Executive":
    "Gestion et direction | management, manager, executive, leadership, gestion, direction, cadre, gestionnaire",
  "Non-profit":
    "Organismes sans but lucratif | nonprofit, not for profit, charity, community, social services, obnl, osbl, organisme communautaire, services sociaux",
  "Oil, Gas and Utilities":
    "Pétrole, gaz et services publics | oil, oil and gas, energy, utilities, pétrole, énergie, services publics",
  Retail: "Commerce de détail | store, merchandising, vente au détail, détail, magasin, boutique",
  "Sales and Marketing":
    "Vente et marketing | sales, marketing, business development, communications, advertising, vente, ventes, développement des affaires, publicité",
  Science: "Sciences | research, laboratory, lab, biotech, pharma, recherche, laboratoire",
  "Software and Programming":
    "Logiciels et programmation | software, programming, developer, software development, web development, devops, logiciel, développeur, développement web, programmation",
  Telecommunications: "Télécommunications | telecom, télécom",
  "Transportation and Warehousing":
    "Transport et entreposage | transport, transportation, driver, delivery, warehouse, shipping, logistics, supply chain, chauffeur, livraison, entrepôt, logistique, camionnage",
  Other:
    "Autre | misc, miscellaneous, general, healthcare, health care, health, nursing, education, hospitality, food service, tourism, divers, général, santé, soins infirmiers, éducation, hôtellerie, restauration, tourisme",
  Yearly:
    "per year; par année; par an; Yearly; Year | annual, annually, salary, salaried, annum, per annum, an, yr, y, pa, annuel, annuelle, annuellement, année, salarié",
  Monthly: "per month; par mois; Monthly; Month | mo, mth, mensuel, mensuelle, mois",
  Weekly: "per week; par semaine; Weekly; Week | wk, hebdomadaire, hebdo, sem, semaine",
  Daily:
    "per day; par jour; Daily; Day | day rate, per diem, quotidien, quotidienne, journée, journalier, jour",
  Hourly:
    "per hour; de l’heure; par heure; Hourly; Hour | hr, hrly, h, an hour, /h, /hr, $/h, $/hr, wage, horaire, taux horaire, heure, à l’heure",
  yes: "Yes; Oui; true; vrai | y, o, x, t, 1, on, ✓, ✔",
  no: "No; Non; false; faux | n, f, 0, off, none, aucun, -, ✗",
  email:
    "By e-mail; Par courriel; Email | e-mail, mail, by email, apply by email, courriel, courrier électronique",
  url: "On your website; Sur votre site Web; URL | website, web, link, site, online, apply online, external, careers page, portal, ats, lien, en ligne, postuler en ligne, externe, portail, page carrières",
};

/** A choice with its names. `known`: what it is called in the table above. */
function choice(value: string | number, known: string, label: string): KnownValue {
  // A service's category may have the name of what every object has, such as "constructor".
  const [names = "", words = ""] = Object.hasOwn(NAMES, known)
    ? (NAMES[known]?.split(" | ") ?? [])
    : [];
  const list = (text: string, mark: string) => text.split(mark).map((one) => one.trim());
  return {
    value: String(value),
    label,
    names: [label, known, String(value), ...list(names, ";")].filter(Boolean).map(foldText),
    words: list(words, ",").filter(Boolean).map(foldText),
  };
}

const periodNames = [m.per_year, m.per_month, m.per_week, m.per_day, m.per_hour];

/** Categories and position types as a service lists them. */
export interface References {
  categories: readonly { id: number; name: string }[];
  positionTypes: readonly { id: number; name: string }[];
}

/** The choices of every column. */
export function choicesOf({ categories, positionTypes }: References): Choices {
  const named = ({ id, name }: { id: number; name: string }) =>
    choice(id, name, referenceName(name) || String(id));
  return {
    status: JOB_STATUSES.map((status) => choice(status, status, statusNames[status]())),
    positionType: (positionTypes.length > 0 ? positionTypes : POSITION_TYPES).map(named),
    categories: categories.map(named),
    period: SALARY_PERIODS.map(({ id, name }, at) => choice(id, name, periodNames[at]?.() ?? name)),
    flag: [choice("yes", "yes", m.merge_yes()), choice("no", "no", m.merge_no())],
    applicantRoutingType: [
      choice(ROUTING.email, "email", m.job_form_email()),
      choice(ROUTING.url, "url", m.job_form_url()),
    ],
  };
}

/** Files repeat their values thousands of times. */
const named = new WeakMap<readonly KnownValue[], Map<string, string | undefined>>();

/** The value that a text names without a doubt. Two values of one name are named by their ids. */
export function namedChoice(choices: readonly KnownValue[], text: string): string | undefined {
  const known = named.get(choices) ?? new Map<string, string | undefined>();
  named.set(choices, known);
  if (!known.has(text)) known.set(text, findNamed(choices, text));
  return known.get(text);
}

function findNamed(choices: readonly KnownValue[], text: string): string | undefined {
  const folded = foldText(text);
  const found = choices.filter(({ names }) => names.includes(folded));
  if (found.length === 1) return found[0]?.value;
  return choices.find(({ value }) => value === text.trim())?.value;
}
