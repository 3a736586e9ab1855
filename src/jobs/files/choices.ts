import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { POSITION_TYPES, ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { referenceQueries } from "../requests/reference/reference-queries.ts";
import names from "./names.json" with { type: "json" };

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

/**
 * The other names of values, in both languages: a page is built for one, and files come in either. After
 * the bar, what people write elsewhere.
 */
const NAMES: Record<string, string> = names.values;

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
export function columnChoices({ categories, positionTypes }: References) {
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

/** The values of each kind of choice. */
export type Choices = ReturnType<typeof columnChoices>;

/** What the cells of a column choose from. */
export type ChoiceColumn = keyof Choices;

/** The service's lists; what jobs name where it has none. */
export async function readChoices(client: QueryClient, jobs: Iterable<Job>): Promise<Choices> {
  const [categories, positionTypes] = await Promise.all([
    client.query(referenceQueries.categories()),
    client.query(referenceQueries.positionTypes()),
  ]);
  const named = { categories: new Map<number, string>(), positionTypes: new Map<number, string>() };
  for (const job of jobs) {
    for (const { id, name } of job.categories) named.categories.set(id, name);
    if (job.positionType) named.positionTypes.set(job.positionType.id, job.positionType.name);
  }
  const listed = (names: Map<number, string>) => [...names].map(([id, name]) => ({ id, name }));
  return columnChoices({
    categories: categories ?? listed(named.categories),
    positionTypes: positionTypes ?? listed(named.positionTypes),
  });
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
