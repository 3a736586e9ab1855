import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChoiceColumn } from "./choices.ts";
import { readableDescription } from "./description-text.ts";
import { headingKey, headingKeys, type KnownHeadings, MAX_HEADING } from "./headings.ts";
import { OTHER_SYSTEMS } from "./other-systems.ts";
import type { Cell } from "./cell.ts";

/** How the cells of a column are read; `choice` and `choices` have a list of values. */
type Kind =
  | {
      kind:
        | "id"
        | "text"
        | "places"
        | "province"
        | "country"
        | "currency"
        | "application"
        | "date"
        | "amount"
        | "pay"
        | "html"
        | "section"
        | "text of description"
        | "read only";
    }
  | { kind: "choice" | "choices"; of: ChoiceColumn };

type Column = Kind & {
  /** Heading in the language of the page. */
  header: () => string;
  /** Other headings that are this column: those of the other language, and of other systems. */
  names: string;
  /** What the sheet about the columns says of it. */
  note: () => string;
  /** In characters; a column without a width is only read. */
  width?: number;
  /** A cell for a job; undefined where the field's own value is the cell. */
  toCell?: (job: Job) => Cell;
};

const number = (value: number | null | undefined): Cell =>
  value == null ? null : { number: value, text: String(value) };

const date = (value: string | null): Cell => (value === null ? null : { date: value });

/**
 * The columns of a file, in their order: export, import, the sheet that explains them and the matching of
 * headings all read this table. What a value means is in the table of fields (fields/job-fields.ts).
 */
export const COLUMNS = {
  id: {
    kind: "id",
    header: m.fact_id,
    names: "Job ID; Identifiant de l’offre; id; posting id; no offre",
    note: m.sheet_note_id,
    width: 12,
    toCell: ({ id }) => String(id),
  },
  referenceId: {
    kind: "text",
    header: m.label_reference_id,
    names:
      "Reference ID; Numéro de référence; referenceId; referencenumber; reference number; reference; req id; req #; requisition id; requisition; requisition number; job code; external id; no de référence; référence; numéro de concours; concours; ref; réf; ref #; reference no; numéro de l’offre; no de l’offre; numéro d’affichage; numéro de poste; id externe",
    note: m.sheet_note_reference_id,
    width: 16,
    toCell: ({ referenceId }) => referenceId,
  },
  title: {
    kind: "text",
    header: m.label_title,
    names:
      "Title; Titre; job title; position title; position; role; titre du poste; titre de l’offre; poste; intitulé du poste; job name; posting title; name of position; intitulé; nom du poste; appellation d’emploi; fonction",
    note: m.sheet_note_title,
    width: 36,
    toCell: ({ title }) => title,
  },
  status: {
    kind: "choice",
    of: "status",
    header: m.column_status,
    names:
      "Status; Statut; state of posting; job status; état; statut de l’offre; publication status; post status",
    note: m.sheet_note_status,
    width: 12,
    toCell: ({ status }) => status,
  },
  locations: {
    kind: "places",
    header: m.label_locations,
    names:
      "Locations; Lieux de travail; location; lieu; lieux; city; ville; work location; job location; lieu de travail; place; office; municipalité; city and province; ville et province; lieu du poste; lieu d’emploi; emplacement; endroit; place of work; work place; workplace",
    note: m.sheet_note_locations,
    width: 28,
    toCell: ({ locations }) => locations.map(({ description }) => description).join("; "),
  },
  province: {
    kind: "province",
    header: m.filter_province,
    names:
      "Province; state; region; région; prov; state/province; province/territory; province or territory; province ou territoire; territory",
    note: m.sheet_note_locations,
  },
  country: {
    kind: "country",
    header: m.sheet_country,
    names: "Country; Pays; nation",
    note: m.sheet_note_locations,
  },
  categories: {
    kind: "choices",
    of: "categories",
    header: m.label_categories,
    names:
      "Categories; Catégories d’emploi; category; catégorie; catégories; department; job category; job function; industry; secteur; domaine; service; team; équipe; département; direction; catégorie professionnelle",
    note: m.sheet_note_categories,
    width: 34,
  },
  positionType: {
    kind: "choice",
    of: "positionType",
    header: m.label_position_type,
    names:
      "Position type; Type de poste; positionType; job type; jobtype; employment type; type; type d’emploi; type of employment; emploi; employment; job status type; horaire; statut d’emploi; modalités; terms; type de contrat; contract type; catégorie d’emploi",
    note: m.sheet_note_position_type,
    width: 14,
  },
  amount: {
    kind: "amount",
    header: m.sheet_pay_from,
    names:
      "Pay from; Rémunération minimale; Salaire minimal; salary.amount; salary min; min salary; minimum salary; salary from; pay min; salaire min; salaire minimum; base salary; salaire de base; wage; hourly rate; taux horaire; minimum pay; pay minimum; minimum; salaire à partir de; à partir de; salaire de",
    note: m.sheet_note_pay,
    width: 12,
    toCell: ({ salary }) => number(salary?.amount),
  },
  currency: {
    kind: "currency",
    header: m.sheet_currency,
    names: "Currency; Devise; Monnaie; currency code; salary currency; devise du salaire",
    note: m.sheet_note_pay,
  },
  maxAmount: {
    kind: "amount",
    header: m.sheet_pay_to,
    names:
      "Pay to; Rémunération maximale; Salaire maximal; salary.maxAmount; salary max; max salary; maximum salary; salary to; pay max; salaire max; salaire maximum; maximum pay; pay maximum; maximum; jusqu’à; up to; salaire à",
    note: m.sheet_note_pay,
    width: 12,
    toCell: ({ salary }) => number(salary?.maxAmount),
  },
  pay: {
    kind: "pay",
    header: m.fact_pay,
    names:
      "Pay; Rémunération; salary; salaire; compensation; pay range; salary range; échelle salariale; wage range; wages; rate of pay; hourly wage; traitement; taux; fourchette salariale; wage salary",
    note: m.sheet_note_pay,
  },
  period: {
    kind: "choice",
    of: "period",
    header: m.sheet_pay_period,
    names:
      "Pay period; Période de rémunération; Période de paie; salary.period; salary period; period; pay type; pay frequency; salary type; période; par; per; unité; pay per; unit; fréquence; fréquence de paie; base",
    note: m.sheet_note_pay_period,
    width: 12,
    toCell: ({ salary }) => salary && String(salary.period.id),
  },
  plusCommission: {
    kind: "choice",
    of: "flag",
    header: m.label_plus_commission,
    names: "Plus commission; Commission en sus; salary.plusCommission; commission",
    note: m.sheet_note_flag,
    width: 12,
    toCell: ({ salary }) => salary && salary.plusCommission,
  },
  closeDate: {
    kind: "date",
    header: m.label_close_date,
    names:
      "Close date; Date limite; closeDate; closing date; end date; expiry date; expiration date; expirationdate; deadline; date de clôture; date de fin; date de fermeture; expires; closes; closing; close; apply by; valid until; date de fin d’affichage; fin d’affichage; date de fermeture du concours; fin de l’affichage; date d’expiration; expire le; échéance",
    note: m.sheet_note_close_date,
    width: 12,
    toCell: ({ closeDate }) => date(closeDate),
  },
  confidential: {
    kind: "choice",
    of: "flag",
    header: m.label_confidential,
    names:
      "Confidential; Offre confidentielle; Confidentielle; confidentiel; hide employer; anonymous; confidential posting; affichage confidentiel; masquer l’employeur",
    note: m.sheet_note_flag,
    width: 12,
    toCell: ({ confidential }) => confidential,
  },
  autoRefresh: {
    kind: "choice",
    of: "flag",
    header: m.label_auto_refresh,
    names:
      "Auto-refresh; Republication automatique; autoRefresh; auto refresh; refresh; renouvellement automatique; auto renew; automatic renewal",
    note: m.sheet_note_flag,
    width: 12,
    toCell: ({ autoRefresh }) => autoRefresh,
  },
  applicantRoutingType: {
    kind: "choice",
    of: "applicantRoutingType",
    header: m.label_applicant_routing_type,
    names:
      "Where applications go; Réception des candidatures; Destination des candidatures; applicantRoutingType; apply method; application method; how to apply; comment postuler; routing type",
    note: m.sheet_note_route,
    width: 18,
  },
  application: {
    kind: "application",
    header: m.sheet_application,
    names:
      "How to apply (address); Comment postuler (adresse); application; apply to; postuler à; pour postuler; apply at; application address; candidature; envoyer à",
    note: m.sheet_note_route,
  },
  applicationEmail: {
    kind: "text",
    header: m.label_application_email,
    names:
      "E-mail address; Adresse courriel; applicationEmail; email; e-mail; apply email; contact email; application email; courriel; courriel de candidature; adresse courriel de candidature; adresse de courriel; e-mail for applications; recruiter email; courriel du recruteur",
    note: m.sheet_note_email,
    width: 26,
    toCell: ({ applicationEmail }) => applicationEmail,
  },
  applicationUrl: {
    kind: "text",
    header: m.label_application_url,
    names:
      "Web address; Adresse Web; applicationUrl; url; apply url; application url; apply link; link; lien; website; url de candidature; lien pour postuler; lien de candidature; adresse du site; application link; posting url; apply online",
    note: m.sheet_note_url,
    width: 30,
    toCell: ({ applicationUrl }) => applicationUrl,
  },
  description: {
    kind: "html",
    header: m.sheet_description_html,
    names:
      "Description (HTML); description; job description; description html; posting description; summary; description du poste; description de l’offre; body; content; texte de l’offre; texte; tâches; details; détails; contenu; posting text",
    note: m.sheet_note_description_html,
    width: 50,
    toCell: ({ description }) => description,
  },
  descriptionText: {
    kind: "text of description",
    header: m.sheet_description_text,
    names:
      "Description (plain text); Description (texte seul); Description (text to read); Description (texte à lire); description text; plain description",
    note: m.sheet_note_description_text,
    width: 60,
    toCell: ({ description }) => readableDescription(description),
  },
  section: {
    kind: "section",
    header: m.sheet_section,
    names:
      "Part of the description; Partie de la description; requirements; qualifications; responsibilities; duties; job duties; key responsibilities; benefits; perks; job benefits; education requirements; experience requirements; incentive compensation; skills; required skills; minimum qualifications; preferred qualifications; required qualifications; nice to have; working conditions; what you bring; what you’ll do; what we offer; we offer; why join us; about us; about you; about the company; about the role; company description; additional; additional information; closing; intro; introduction; overview; lists; sections; job descriptions; exigences; exigences du poste; qualifications requises; responsabilités; tâches et responsabilités; principales responsabilités; avantages; avantages sociaux; compétences; compétences requises; profil; profil recherché; atouts; conditions de travail; ce que nous offrons; nous offrons; à propos de nous; à propos du poste; renseignements complémentaires; informations complémentaires; renseignements supplémentaires",
    note: m.sheet_note_description_html,
  },
  jobVersion: {
    kind: "read only",
    header: m.record_version,
    names: "Version; job.version",
    note: m.sheet_note_id,
  },
  publishDate: {
    kind: "read only",
    header: m.fact_published,
    names:
      "Published; Publication; Publiée le; publishDate; publish date; date posted; posted; date de publication; date; date d’affichage; affichée le; created; created at; date created; updated; start date; date de début d’affichage",
    note: m.sheet_note_published,
    width: 12,
    toCell: ({ publishDate }) => date(publishDate),
  },
} satisfies Record<string, Column>;

export type ColumnName = keyof typeof COLUMNS;

/** A column, whichever it is. */
export const columnOf = (name: ColumnName): Column => COLUMNS[name];

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

const byHeading = new Map(
  COLUMN_NAMES.toReversed().flatMap((name) =>
    [
      ...(OTHER_SYSTEMS[name]?.split(";") ?? []),
      ...columnOf(name).names.split(";"),
      columnOf(name).header(),
      name,
    ].map((heading) => [headingKey(heading), name] as const),
  ),
);

/** The column that a heading names, in either language or another system's word. */
export const columnOfHeading = (heading: string): ColumnName | undefined =>
  headingKeys(heading)
    .map((key) => byHeading.get(key))
    .find((name) => name !== undefined);

/** Whether a text is one of the headings of a column, whole: a cell of it is not. */
export const isHeadingOf = (text: string, name: ColumnName): boolean =>
  text.length <= MAX_HEADING && byHeading.get(headingKey(text)) === name;

/** The columns by the keys of all known headings, for a worker that has no messages. */
export const knownHeadings = (): KnownHeadings => byHeading;
