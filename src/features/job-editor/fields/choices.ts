export interface Choice {
  id: string;
  name: string;
}

interface Named {
  id: number;
  name: string;
}

/**
 * What can be chosen: the service's list, and what the job has already, even where the list does
 * not hold it (any more).
 */
export function choicesOf(
  list: readonly Named[],
  present: readonly (Named | null | undefined)[],
): Choice[] {
  const listed = new Set(list.map(({ id }) => id));
  const others = present.flatMap((thing) => (thing && !listed.has(thing.id) ? thing : []));
  return [...list, ...others].map(({ id, name }) => ({ id: String(id), name: name || String(id) }));
}
