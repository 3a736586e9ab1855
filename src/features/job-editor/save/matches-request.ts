import { readPlace } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { foldText } from "#src/lib/fold-text.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";

const same = (held: unknown, sent: unknown) => JSON.stringify(held) === JSON.stringify(sent);

/** Whether each property says what was sent, but for what a service may set or spell by itself. */
const MATCHES = {
  title: same,
  referenceId: same,
  positionType: same,
  categories: (held, sent) => same(idsOf(held), idsOf(sent)),
  locations: (held, sent) => areSamePlaces(placesOf(held), placesOf(sent)),
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
export const matchesRequest = (
  held: JobBody,
  sent: JobBody,
  properties = Object.keys(MATCHES) as ComparedProperty[],
): boolean => properties.every((name) => MATCHES[name](held[name], sent[name]));

const idsOf = (things: unknown): string[] =>
  (things as { id: unknown }[]).map(({ id }) => String(id)).toSorted();

interface Place {
  city: string;
  /** Empty where none is named. */
  province: string;
}

/** "vancouver" and "Vancouver, BC" are: the service adds the province, and has its own spelling. */
const areSamePlaces = (held: Place[], sent: Place[]): boolean =>
  held.length === sent.length &&
  held.every(({ city, province }, index) => {
    const other = sent[index];
    const named = province !== "" && other?.province !== "";
    return city === other?.city && (!named || province === other.province);
  });

/** In an order that does not depend on how they are spelt. */
const placesOf = (places: unknown): Place[] =>
  (places as { description: string }[])
    .map(({ description }) => {
      const { city, province, parts } = readPlace(description);
      return { city: foldText(city), province: province ?? provinceOf(parts[0]) };
    })
    .toSorted((a, b) => compare(a.city, b.city) || compare(a.province, b.province));

const provinceOf = (written = ""): string =>
  PROVINCES.find(({ code, name }) =>
    [code, name].some((one) => foldText(one) === foldText(written)),
  )?.code ?? "";

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
