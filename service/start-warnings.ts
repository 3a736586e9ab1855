import { editDistance } from "#contract/edit-distance.ts";
import { VARIABLES } from "./config.ts";

/** Shorter names resemble too many others. */
const SHORTEST_NAME = 4;

/** What a person who starts the service should know although it starts, in sentences. */
export const startWarnings = (env: NodeJS.ProcessEnv): string[] => [
  ...unknownVariables(env),
  ...(hasCurrentZones() ? [] : [oldZones()]),
];

/** Variables whose names are one slip away from one of ours: `PROT` for `PORT`. */
function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (name.length < SHORTEST_NAME || VARIABLES.includes(name)) return [];
    const meant = VARIABLES.find(
      (known) => known.length >= SHORTEST_NAME && editDistance(name, known, 1) === 1,
    );
    return meant === undefined
      ? []
      : [`The variable ${name} is not one of the service's. Is ${meant} meant?`];
  });
}

/** British Columbia keeps UTC−7 from November 2026 on; the data of earlier releases does not know. */
export function hasCurrentZones(now = new Date("2026-12-01T12:00:00Z")): boolean {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: "America/Vancouver",
    timeZoneName: "longOffset",
  });
  return format.format(now).endsWith("GMT-07:00");
}

const oldZones = () =>
  `The time zone data of this Node (${process.versions["tz"] ?? "unknown"}) is older than British Columbia's change of November 2026: in winter, its days would begin an hour late. Use a newer Node, or newer ICU data with --icu-data-dir.`;
