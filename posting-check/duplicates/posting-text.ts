import type { Job } from "#contract/job.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { placeOf, provinceOf } from "#contract/job-places.ts";
import type { PostingText } from "./sketch.ts";

/** By the place's text: employers have few places, and to read one takes long. */
const placeKeys = new Map<string, string>();

/** "Montréal (Quebec)" and "Montreal, QC" are one place. */
function placeKey(location: Job["locations"][number]): string {
  const place = placeOf(location);
  const key =
    placeKeys.get(place) ?? `${foldText(readPlace(place).city)} ${provinceOf(location) ?? ""}`;
  placeKeys.set(place, key);
  return key;
}

/** What a posting is compared by. */
export const postingTextOf = ({ id, status, title, description, locations }: Job): PostingText => ({
  id,
  isActive: status === "active",
  title,
  description,
  places: locations.map(placeKey),
});
