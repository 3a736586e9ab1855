import type { Job } from "#contract/job.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { placeOf } from "../../display/place-of.ts";
import { provinceOf } from "../../views/job-facts.ts";
import type { PostingText } from "./sketch.ts";

/** "Montréal (Quebec)" and "Montreal, QC" are one place. */
const placeKey = (location: Job["locations"][number]): string =>
  `${foldText(readPlace(placeOf(location)).city)} ${provinceOf(location) ?? ""}`;

/** What a posting is compared by. */
export const postingTextOf = ({ id, status, title, description, locations }: Job): PostingText => ({
  id,
  isActive: status === "active",
  title,
  description,
  places: locations.map(placeKey),
});
