import type { JobHeader, Location } from "#contract/job.ts";
import { OWN_LOCATION_TYPE } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** The display title of a job; other services may have jobs without one. */
export const titleOf = ({ title }: Pick<JobHeader, "title">): string => title || m.jobs_untitled();

/** {@link titleOf}, shortened for a toast. */
export function briefTitleOf(job: Pick<JobHeader, "title">): string {
  const title = titleOf(job);
  const [start] = /^.{60}(?=.)/su.exec(title) ?? [];
  return start === undefined ? title : `${start.trimEnd()}…`;
}

/** The display name of a location. */
export const placeOf = (place: { description: string; name: string }): string =>
  place.description || place.name;

/** Whether a place is one that the employer named, which the service's list lacks. */
export const isOwnPlace = ({ type }: Location): boolean => type === OWN_LOCATION_TYPE;
