import { referenceName } from "#src/i18n/reference-names.ts";

export interface Choice {
  id: string;
  name: string;
}

interface Named {
  id: number;
  name: string;
}

/** The service's list and the job's own values that are missing from it. */
export function choicesOf(
  list: readonly Named[],
  present: readonly (Named | null | undefined)[],
): Choice[] {
  const listed = new Set(list.map(({ id }) => id));
  const others = present.flatMap((thing) => (thing && !listed.has(thing.id) ? thing : []));
  return [...list, ...others].map(({ id, name }) => ({
    id: String(id),
    name: referenceName(name) || String(id),
  }));
}
