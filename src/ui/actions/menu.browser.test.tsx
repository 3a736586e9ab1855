import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Dialog } from "../dialogs/dialog.tsx";
import { Menu } from "./menu.tsx";
import { MenuItem, menuItemLook, MenuSeparator } from "./menu-item.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";

const trigger = page.getByRole("button", { name: "Actions for Baker" });
const menu = page.getByRole("menu", { name: "Actions for Baker" });
const item = (name: string) => page.getByRole("menuitem", { name });
const archive = vi.fn<() => void>();

function RowMenu() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu label="Actions for Baker">
        <a {...menuItemLook()} href="#edit">
          Edit
        </a>
        <MenuItem onClick={archive}>Archive</MenuItem>
        <MenuSeparator />
        <MenuItem danger onClick={() => setAsking(true)}>
          Delete…
        </MenuItem>
      </Menu>
      <Button>After</Button>
      {asking && (
        <Dialog title="Delete Baker?" onClose={() => setAsking(false)}>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Dialog>
      )}
    </>
  );
}

beforeEach(() => {
  archive.mockReset();
  render(<RowMenu />);
});

test("is closed, named and ready for the keyboard", async () => {
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");

  trigger.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Edit")).toHaveFocus();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  expect(await axeViolations()).toEqual([]);
});

test.each([140, 90])("shows all of itself in a window %i px high", async (height) => {
  await page.viewport(360, height);
  await trigger.click();
  await expect.element(item("Edit")).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard("{End}");
  await expect.element(item("Delete…")).toBeInViewport({ ratio: 1 });
  const { top, bottom } = menu.element().getBoundingClientRect();
  expect([top >= 0, bottom <= height]).toEqual([true, true]);
});

test("moves with arrows, ends and letters", async () => {
  trigger.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Edit")).toHaveFocus();
  for (const [key, name] of [
    ["{ArrowDown}", "Archive"],
    ["{End}", "Delete…"],
    ["{ArrowDown}", "Edit"],
    ["{ArrowUp}", "Delete…"],
    ["{Home}", "Edit"],
    ["d", "Delete…"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  }
  // Another letter is the browser's own.
  const shortcut = { key: "a", ctrlKey: true, bubbles: true, cancelable: true };
  expect(menu.element().dispatchEvent(new KeyboardEvent("keydown", shortcut))).toBe(true);
  await expect.element(item("Delete…")).toHaveFocus();
});

test("a letter typed before the browser has said that the menu is open is not lost", async () => {
  const button = trigger.element() as HTMLElement;
  button.focus();
  button.click();
  await Promise.resolve();
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
  expect(document.activeElement).toBe(item("Delete…").element());
  await new Promise(requestAnimationFrame);
  await expect.element(item("Delete…")).toHaveFocus();
});

test.each([
  ["{Escape}", trigger],
  ["{Tab}", page.getByRole("button", { name: "After" })],
])("%s closes it and leaves the focus where a person expects it", async (key, focused) => {
  await trigger.click();
  await expect.element(item("Edit")).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(focused).toHaveFocus();
});

test("runs an action once, closes, and gives the focus back", async () => {
  await trigger.click();
  await item("Archive").click();
  expect(archive).toHaveBeenCalledOnce();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("the focus comes back through a dialog that an action opened", async () => {
  trigger.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Edit")).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(page.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});
