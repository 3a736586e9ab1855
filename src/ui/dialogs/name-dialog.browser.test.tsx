import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { render } from "../testing/render.tsx";
import { NameDialog } from "./name-dialog.tsx";

test.each([
  ["  ", m.views_name_missing()],
  [" Bakers ", m.ui_name_taken()],
  [" Bakery ", undefined],
])("the name %j ends in %s", async (name, problem) => {
  const onName = vi.fn<(name: string) => void>();
  render(<NameDialog title="Name" name="" taken={["Bakers"]} onName={onName} onClose={() => {}} />);
  await userEvent.fill(page.getByRole("textbox"), name);
  await userEvent.keyboard("{Enter}");
  if (problem) await expect.element(page.getByText(problem)).toBeVisible();
  expect(onName.mock.calls).toEqual(problem ? [] : [["Bakery"]]);
});

test("inside another form, it submits alone", async () => {
  const [onName, onSubmit] = [vi.fn<(name: string) => void>(), vi.fn<() => void>()];
  render(
    <form onSubmit={onSubmit}>
      <NameDialog title="Name" name="Bakery" onName={onName} onClose={() => {}} />
    </form>,
  );
  await userEvent.click(page.getByRole("button", { name: m.ui_save() }));
  await expect.poll(() => onName.mock.calls).toEqual([["Bakery"]]);
  expect(onSubmit).not.toHaveBeenCalled();
});
