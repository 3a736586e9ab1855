import { foldText } from "#src/lib/fold-text.ts";
import type { JobBody } from "../write-requests.ts";

const same = (held: unknown, sent: unknown) => JSON.stringify(held) === JSON.stringify(sent);

/** Whether each property says what was sent, but for what a service may set or spell by itself. */
const MATCHES = {
  title: same,
  referenceId: same,
  positionType: same,
  categories: (held, sent) => same(idsOf(held), idsOf(sent)),
  locations: (held, sent) => same(citiesOf(held), citiesOf(sent)),
  description: same,
  salary: same,
  applicantRoutingType: same,
  applicationEmail: same,
  applicationUrl: same,
  closeDate: (held, sent) => sent === null || same(held, sent),
  confidential: same,
  autoRefresh: () => true,
} satisfies Record<Exclude<keyof JobBody, "status">, typeof same>;

/** What of a job is compared; its status may be another one by now. */
export type ComparedProperty = keyof typeof MATCHES;

/**
 * Whether a job that is held says what was sent, both made by `requestOf`: of each property, or of
 * those that are named.
 */
export const isAsSent = (
  held: JobBody,
  sent: JobBody,
  properties = Object.keys(MATCHES) as ComparedProperty[],
): boolean => properties.every((name) => MATCHES[name](held[name], sent[name]));

const idsOf = (things: unknown): string[] =>
  (things as { id: unknown }[]).map(({ id }) => String(id)).toSorted();

/** "vancouver" of "Vancouver, BC": the service adds the province, and has its own spelling. */
const citiesOf = (places: unknown): string[] =>
  (places as { description: string }[])
    .map(({ description }) => foldText(description.replace(/,.*/, "")))
    .toSorted();
