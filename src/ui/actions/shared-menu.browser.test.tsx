import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { MenuItem } from "./menu-item.tsx";
import { SharedMenu, SharedMenuButton, type SharedMenuHandle } from "./shared-menu.tsx";

const archive = vi.fn<(name: string, focused: string | null | undefined) => void>();
const label = (name: string) => `Actions for ${name}`;

function Rows() {
  const menu = useRef<SharedMenuHandle<string>>(null);
  return (
    <>
      {["Baker", "Cook"].map((name) => (
        <SharedMenuButton key={name} menu={menu} menuId="rows" thing={name} label={label(name)} />
      ))}
      <SharedMenu ref={menu} id="rows" label={label}>
        {(name) => (
          <MenuItem onClick={() => archive(name, document.activeElement?.ariaLabel)}>
            Archive
          </MenuItem>
        )}
      </SharedMenu>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name: label(name) });
const item = page.getByRole("menuitem", { name: "Archive" });

const expectOpenFor = async (name: string | undefined) => {
  for (const one of ["Baker", "Cook"])
    await expect.element(button(one)).toHaveAttribute("aria-expanded", String(one === name));
  if (name === undefined) await expect.element(item).not.toBeInTheDocument();
  else await expect.element(page.getByRole("menu", { name: label(name) })).toBeVisible();
};

beforeEach(() => {
  archive.mockReset();
  render(<Rows />);
});

test("acts on what its button stands for, where the focus has gone back to", async () => {
  await expectOpenFor(undefined);
  await button("Cook").click();
  await expectOpenFor("Cook");
  await item.click();
  expect(archive.mock.calls).toEqual([["Cook", label("Cook")]]);
  await expectOpenFor(undefined);
  await expect.element(button("Cook")).toHaveFocus();
});

test("stands below the button that opened it, another button's press moves it, its own closes it", async () => {
  await button("Baker").click();
  await expectOpenFor("Baker");
  await button("Cook").click();
  await expectOpenFor("Cook");
  await expect.element(item).toHaveFocus();
  const [menu, cook] = [page.getByRole("menu"), button("Cook")].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(menu!.top).toBeGreaterThanOrEqual(cook!.bottom);
  expect(menu!.top).toBeLessThan(cook!.bottom + 20);
  await button("Cook").click();
  await expectOpenFor(undefined);
});

test("opens by the keyboard, and Escape and Tab close it", async () => {
  for (const key of ["{Escape}", "{Tab}"]) {
    button("Baker").element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item).toHaveFocus();
    await expectOpenFor("Baker");
    await userEvent.keyboard(key);
    await expectOpenFor(undefined);
    await expect.element(button(key === "{Tab}" ? "Cook" : "Baker")).toHaveFocus();
  }
});
