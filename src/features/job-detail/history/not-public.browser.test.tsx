import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { render } from "#src/ui/testing/render.tsx";
import { NotPublic } from "./not-public.tsx";
import { publicOn, publicPeriods, publicVersions } from "./public-versions.ts";
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

test.each<[string, string, Row[], string[]]>([
  ["a day with all that was public", "2026-05-02", created, []],
  ["a day after it was archived", "2026-05-04", created, [m.history_not_public(), ...was]],
  ["a day before it was created", "2026-05-01", created, [m.history_day_unborn({ when }), ...was]],
  ["a day before its history", "2026-05-01", kept, [m.history_day_before({ when }), ...was]],
  ["the day on which its history began", "2026-05-02", kept, [m.history_day_partly({ when })]],
  ["a draft", "2026-05-02", draft, [m.history_not_public(), m.history_never_public()]],
])("%s", (_name, day, rows, said) => {
  const versions = versionsOf(rows);
  const all = publicVersions(versions);
  render(
    <NotPublic
      day={day}
      versions={versions}
      periods={publicPeriods(all)}
      isPublic={publicOn(all, day, "BC").length > 0}
      province="BC"
    />,
  );
  const lines = page.getByRole("paragraph");
  const items = page.getByRole("listitem");
  const shown = [...lines.elements(), ...items.elements()].map(({ textContent }) => textContent);
  expect(shown).toEqual(said);
});
