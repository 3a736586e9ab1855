import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { render } from "#src/ui/testing/render.tsx";
import { NotPublic } from "./not-public.tsx";
import { publicPeriods } from "./public-periods.ts";
import { type Row, versionsOf } from "./testing/versions-of.ts";

const ZONE = "America/Vancouver";
const AT = { began: "2026-05-02T16:00:00Z", ended: "2026-05-03T20:00:00Z" };
const timeOf = (at: string) => localTime(Date.parse(at), ZONE);
const when = timeOf(AT.began);
const was = [m.history_was_public(), m.history_period({ from: when, to: timeOf(AT.ended) })];

const created: Row[] = [
  [AT.began, "created"],
  [AT.ended, "changed", "archived"],
];
const kept: Row[] = [[AT.began, "kept"], ...created.slice(1)];
const draft: Row[] = [[AT.began, "created", "draft"]];

const [MAY_1, MAY_2, MAY_4] = [1, 2, 4].map((day) => Date.parse(`2026-05-0${day}T07:00:00Z`));

test.each<[string, number | undefined, isPublic: boolean, Row[], string[]]>([
  ["a day with all that was public", MAY_2, true, created, []],
  ["a day after it was archived", MAY_4, false, created, [m.history_not_public(), ...was]],
  ["a day before it was created", MAY_1, false, created, [m.history_day_unborn({ when }), ...was]],
  ["a day before its history", MAY_1, false, kept, [m.history_day_before({ when }), ...was]],
  ["the day on which its history began", MAY_2, true, kept, [m.history_day_partly({ when })]],
  ["a draft", MAY_2, false, draft, [m.history_not_public(), m.history_never_public()]],
])("%s", (_name, begins = 0, isPublic, rows, said) => {
  const versions = versionsOf(rows);
  render(
    <NotPublic
      begins={begins}
      ends={begins + 24 * 3_600_000}
      versions={versions}
      periods={publicPeriods(versions)}
      isPublic={isPublic}
      timeZone={ZONE}
    />,
  );
  const lines = page.getByRole("paragraph");
  const items = page.getByRole("listitem");
  const shown = [...lines.elements(), ...items.elements()].map(({ textContent }) => textContent);
  expect(shown).toEqual(said);
});
