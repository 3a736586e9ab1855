import { addDays } from "#contract/calendar-date.ts";
import { minimumWage, WAGES } from "#posting-check/rules/minimum-wages.ts";

const YEAR_DAYS = 365;

/** What to look up again in the table of minimum wages: a change that was due, a row read over a year ago. */
export function oldWages(today: string): string[] {
  const places = [...new Set(WAGES.map(([place]) => place))];
  return places.flatMap((place) => {
    const due = minimumWage(place, today)?.due;
    const read = WAGES.findLast(([one]) => one === place)?.[3].read ?? "";
    if (due !== undefined) return [`${place}: a new wage was due on ${due}`];
    return addDays(read, YEAR_DAYS) < today ? [`${place}: last read on ${read}`] : [];
  });
}
