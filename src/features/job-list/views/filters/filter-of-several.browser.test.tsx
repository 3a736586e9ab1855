import { ListFilterIcon } from "lucide-react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { FILTER_LABELS } from "#src/jobs/list/views/filter-labels.ts";
import { Popover } from "#src/ui/actions/popover.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { FilterOfSeveral } from "./filter-of-several.tsx";

const TOWNS = ["Barrie", "Guelph", "Hamilton", "Kanata", "Kingston", "London", "Milton", "Orillia"];
const CHOICES = [...TOWNS, ...TOWNS.map((town) => `${town} East`)].map((town) => ({
  value: town,
  label: town,
}));

test.each(["by pointer", "by keyboard"])("what is typed finds a choice: opened %s", async (how) => {
  render(
    <Popover label={m.view_filter()} icon={<ListFilterIcon />}>
      <select aria-label="Close date">
        <option>Any</option>
        <option>Has passed</option>
      </select>
      {(["location", "province"] as const).map((name) => (
        <FilterOfSeveral
          key={name}
          name={name}
          value={undefined}
          choices={CHOICES}
          isRead
          onChange={() => {}}
        />
      ))}
    </Popover>,
  );
  await page.getByRole("button", { name: m.view_filter() }).click();
  await expect.element(page.getByLabelText("Close date")).toHaveFocus();
  for (const name of ["location", "province"] as const) {
    const label = FILTER_LABELS[name]();
    const list = page.getByText(label, { exact: true }).first();
    if (how === "by pointer") await list.click();
    else {
      list.element().closest("summary")?.focus();
      await userEvent.keyboard("{Enter}");
    }
    const find = page.getByRole("searchbox", { name: m.view_find_choice({ filter: label }) });
    await expect.element(find).toHaveFocus();
    await userEvent.keyboard("Hamilton");
    await expect.element(find).toHaveValue("Hamilton");
    expect(page.getByRole("checkbox").elements()).toHaveLength(2);
  }
  await expect.element(page.getByLabelText("Close date")).toHaveValue("Any");
});
