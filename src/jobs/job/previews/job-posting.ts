import type {
  JobPosting,
  MonetaryAmount,
  Organization,
  Place,
  PropertyValue,
  WithContext,
} from "schema-dts";
import type { Job, Location } from "#contract/job.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { placeOf, provinceOf, provinceOfPlaces } from "#contract/job-places.ts";
import { publishedOn } from "#contract/job-dates.ts";
import { endOfDay } from "./end-of-day.ts";

/** What Google for Jobs requires of a JobPosting, and what it recommends. */
export const REQUIRED = [
  "title",
  "description",
  "datePosted",
  "hiringOrganization",
  "jobLocation",
] as const;
export const RECOMMENDED = [
  "validThrough",
  "baseSalary",
  "employmentType",
  "identifier",
  "directApply",
] as const;

export type Property = (typeof REQUIRED)[number] | (typeof RECOMMENDED)[number];

/** By id (§2.5). */
const UNITS: Readonly<Record<number, string>> = {
  1: "YEAR",
  2: "MONTH",
  3: "WEEK",
  4: "DAY",
  5: "HOUR",
};

/** By id (§2.4). */
const EMPLOYMENT_TYPES: Readonly<Record<number, string>> = {
  1: "FULL_TIME",
  2: "PART_TIME",
  3: "CONTRACTOR",
  4: "TEMPORARY",
  5: "VOLUNTEER",
};

/**
 * A job as schema.org's JobPosting, which search engines read on a careers page; `null` for a confidential
 * job, whose employer it would have to name. What the job does not say is left out.
 */
export function jobPosting(job: Job): WithContext<JobPosting> | null {
  const { title, description, confidential } = job;
  if (confidential) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    ...(title !== "" && { title }),
    ...(description !== "" && { description }),
    ...given("datePosted", publishedOn(job)),
    ...given("hiringOrganization", organizationOf(job)),
    ...placesOf(job),
    ...given("validThrough", validThrough(job)),
    ...given("baseSalary", salaryOf(job)),
    ...given("employmentType", employmentTypeOf(job)),
    ...given("identifier", identifierOf(job)),
  };
}

const given = <Name extends Property, Value>(name: Name, value: Value | null) =>
  value === null ? {} : ({ [name]: value } as Record<Name, Value>);

const employmentTypeOf = ({ positionType }: Job) =>
  positionType && (EMPLOYMENT_TYPES[positionType.id] ?? "OTHER");

const organizationOf = ({ employer }: Job): Organization | null =>
  employer && { "@type": "Organization", name: employer.name };

/** What people name in place of a place for work from home, folded. */
const REMOTE = new Set(["remote", "teletravail", "a distance", "work from home", "remote work"]);

const isRemote = (location: Location) => REMOTE.has(foldText(readPlace(placeOf(location)).city));

/** Remote work has no place: only where the applicants may live. */
function placesOf({ locations }: Job) {
  const places = locations.filter((location) => !isRemote(location));
  const remote = locations.find(isRemote);
  const province = remote && provinceOf(remote);
  return {
    ...(places.length > 0 && { jobLocation: places.map(locationOf) }),
    ...(remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: province
        ? { "@type": "State" as const, name: `${province}, Canada` }
        : { "@type": "Country" as const, name: "Canada" },
    }),
  };
}

function locationOf(location: Location): Place {
  const { city } = readPlace(placeOf(location));
  const region = provinceOf(location);
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(city !== "" && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: "CA",
    },
  };
}

function validThrough({ closeDate, locations }: Job): string | null {
  return closeDate === null ? null : endOfDay(closeDate, provinceOfPlaces(locations));
}

function salaryOf({ salary }: Job): MonetaryAmount | null {
  const unitText = salary && UNITS[salary.period.id];
  if (!unitText) return null;
  const { amount, maxAmount } = salary;
  return {
    "@type": "MonetaryAmount",
    currency: "CAD",
    value: {
      "@type": "QuantitativeValue",
      ...(maxAmount === null ? { value: amount } : { minValue: amount, maxValue: maxAmount }),
      unitText,
    },
  };
}

const identifierOf = ({ employer, referenceId, id }: Job): PropertyValue | null =>
  employer && {
    "@type": "PropertyValue",
    name: employer.name,
    value: referenceId ?? String(id),
  };

/** The required properties that a job does not give. A draft gets its date when it is published. */
export function missingProperties(job: Job): Property[] {
  const posting = jobPosting(job);
  return REQUIRED.filter(
    (name) =>
      !(posting && name in posting) &&
      !(name === "jobLocation" && posting && "jobLocationType" in posting) &&
      !(name === "datePosted" && job.status === "draft"),
  );
}

/**
 * The element for a careers page. No text can end it: `</script>` would, and after `<!--<script>` a parser looks
 * for another end, so that no `<` is left.
 */
export function markupOf(posting: WithContext<JobPosting>): string {
  const json = JSON.stringify(posting, null, 2).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">\n${json}\n</script>`;
}
