import { JOB_STATUSES } from "#contract/job-status.ts";
import { POSITION_TYPES, ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";

/** One of the values that a column can have. */
export interface Choice {
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
export type Choices = Record<ChoiceColumn, Choice[]>;

/**
 * The other names of values, in both languages: a page is built for one, and files come in either. After
 * the bar, what people write elsewhere.
 */
const NAMES: Record<string, string> = {
  active: "Active; Publiée | open, live, published, publish, ouvert, en ligne, actif, active",
  draft: "Draft; Brouillon | unpublished, pending, ébauche",
  archived: "Archived; Archivée | closed, inactive, archive, fermé, fermée, expired, filled",
  "Full Time":
    "Full Time; Temps plein | ft, full, f/t, fulltime, full_time, permanent, regular, tp",
  "Part Time": "Part Time; Temps partiel | pt, part, p/t, parttime, part_time, casual",
  Contract: "Contract; Contractuel | contractor, freelance, fixed term, contrat, cdd, pigiste",
  Temp: "Temp; Temporaire | temporary, seasonal, intern, internship, saisonnier, stage",
  Volunteer: "Volunteer; Bénévolat | volunteering, unpaid, bénévole",
  Accounting: "Comptabilité | finance",
  Administrative: "Administration | admin, office, clerical, secrétariat",
  "Banking, Finance and Insurance": "Banque, finance et assurance | banking, insurance, finance",
  "Construction, Mining and Trades":
    "Construction, mines et métiers | construction, trades, mining",
  "Customer Service and Support": "Service et soutien à la clientèle | customer service, support",
  Engineering: "Génie | engineer, ingénierie",
  "Information Technology": "Technologies de l’information | it, tech, ti, informatique",
  Labour: "Main-d’œuvre | labor, general labour, manutention",
  "Maintenance and Technicians": "Entretien et techniciens | maintenance, technician, entretien",
  "Management and Executive": "Gestion et direction | management, executive, gestion",
  Retail: "Commerce de détail | store, vente au détail",
  "Sales and Marketing": "Ventes et marketing | sales, marketing, vente",
  "Software and Programming": "Logiciels et programmation | software, programming, developer",
  "Transportation and Warehousing": "Transport et entreposage | transport, driver, warehouse",
  Other: "Autre | misc, divers",
  Yearly: "per year; par an; Yearly; Year | annual, annually, salary, annum, annuel, année, yr, y",
  Monthly: "per month; par mois; Monthly; Month | mensuel, mo, mois",
  Weekly: "per week; par semaine; Weekly; Week | hebdomadaire, wk, sem",
  Daily: "per day; par jour; Daily; Day | quotidien, journée",
  Hourly:
    "per hour; de l’heure; par heure; Hourly; Hour | hr, h, an hour, /h, /hr, horaire, taux horaire",
  yes: "Yes; Oui; true; vrai | y, o, x, 1, on, ✓",
  no: "No; Non; false; faux | n, 0, off, -",
  email: "By e-mail; Par courriel; Email | e-mail, mail, courriel, courrier électronique",
  url: "On your website; Sur votre site Web; URL | website, web, link, site, lien, external",
};

/** A choice with its names. `known`: what it is called in the table above. */
function choice(value: string | number, known: string, label: string): Choice {
  const [names = "", words = ""] = (NAMES[known] ?? "").split(" | ");
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
const named = new WeakMap<readonly Choice[], Map<string, string | undefined>>();

/** The value that a text names without a doubt. Two values of one name are named by their ids. */
export function namedChoice(choices: readonly Choice[], text: string): string | undefined {
  const known = named.get(choices) ?? new Map<string, string | undefined>();
  named.set(choices, known);
  if (!known.has(text)) known.set(text, findNamed(choices, text));
  return known.get(text);
}

function findNamed(choices: readonly Choice[], text: string): string | undefined {
  const folded = foldText(text);
  const found = choices.filter(({ names }) => names.includes(folded));
  if (found.length === 1) return found[0]?.value;
  return choices.find(({ value }) => value === text.trim())?.value;
}
