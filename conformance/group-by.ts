/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
