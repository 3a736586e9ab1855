import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { versionsOf } from "./testing/versions-of.ts";
import { VersionList } from "./version-list.tsx";

const AT = "2026-05-02T16:00:00Z";
const begins = m.history_begins({ when: localTime(Date.parse(AT)) });

test("says where versions are no longer kept, and since when there are any", async () => {
  const old = versionsOf([[AT, "kept"]], 2);
  const recent = versionsOf(
    [
      [AT, "changed"],
      [AT, "deleted"],
    ],
    8,
  );
  const list = (hasMore: boolean) => (
    <VersionList
      id={7}
      versions={[...recent, ...old]}
      opened={undefined}
      hasMore={hasMore}
      canRestore
    />
  );
  const show = render(list(false));
  const items = page.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(m.history_kind_deleted()),
    expect.stringContaining(m.history_kind_changed_only()),
    m.history_gap(),
    expect.stringContaining(m.history_kind_kept()),
  ]);
  await expect.element(page.getByText(begins)).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  show(list(true));
  await expect.element(page.getByText(begins)).not.toBeInTheDocument();
});
