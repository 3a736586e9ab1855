import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PlusIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { AnnouncerProvider } from "../layout/announcer.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { render } from "../testing/render.tsx";
import { ThemeItems } from "../theme/theme-items.tsx";
import { Menu } from "./menu.tsx";

const bold = page.getByRole("button", { name: "Bold", exact: true });
const tip = page.getByText("Ctrl+B");

test("a keyboard reader sees the name of an icon, until Escape", async () => {
  render(<IconButton label="Bold" shortcut="Ctrl+B" icon={<PlusIcon />} />);
  await userEvent.tab();
  await expect.element(bold).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
});

test("a pointer shows the name of an icon after a moment, and takes it away", async () => {
  render(<IconButton label="Bold" shortcut="Ctrl+B" icon={<PlusIcon />} />);
  await bold.hover();
  await expect.element(tip).toBeVisible();
  await bold.unhover();
  await expect.element(tip).not.toBeInTheDocument();
});

// Required by Safari on a Mac; Chromium and WebKit on Linux focus any button.
test.each([
  ["with words", <Button key="">Bold</Button>],
  ["with an icon", <IconButton key="" label="Bold" icon={<PlusIcon />} />],
])("a button %s keeps the focus that a press gives it", (_, button) => {
  render(button);
  expect(bold.element()).toHaveAttribute("tabindex", "0");
});

test("an icon grows with the text around it", () => {
  const { style } = document.documentElement;
  onTestFinished(() => void style.removeProperty("font-size"));
  style.fontSize = "32px";
  render(<PlusIcon />);
  expect(document.querySelector("svg")?.getBoundingClientRect().width).toBe(32);
});

test.each([
  ["Copied", () => Promise.resolve()],
  ["Couldn’t copy in this browser", () => Promise.reject(new Error("denied"))],
])("says %j", async (words, writeText) => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  render(
    <AnnouncerProvider>
      <CopyButton value="ENG-1042" what="the reference id" />
    </AnnouncerProvider>,
  );
  await page.getByRole("button", { name: "Copy the reference id" }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith("ENG-1042");
  await expect.element(page.getByRole("status")).toHaveTextContent(words);
  await expect.element(page.getByRole("button", { name: words })).toBeVisible();
});

test("what a page is called names its tab, and is heard once it has loaded", async () => {
  const header = (title: string) => (
    <AnnouncerProvider>
      <PageHeader title={title} />
    </AnnouncerProvider>
  );
  const show = render(header("Loading…"));
  expect(document.title).toBe(m.app_document_title({ page: "Loading…" }));
  expect(page.getByRole("status").element()).toHaveTextContent("");
  show(header("Baker"));
  await expect.element(page.getByRole("status")).toHaveTextContent("Baker");
  expect(document.title).toBe(m.app_document_title({ page: "Baker" }));
});

afterEach(() => {
  localStorage.removeItem("theme");
  delete document.documentElement.dataset.theme;
});

test("a theme is applied and kept, and System forgets it", async () => {
  render(
    <Menu label="Theme">
      <ThemeItems />
    </Menu>,
  );
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name }).click();
  };
  const expectChecked = async (name: string) => {
    await page.getByRole("button", { name: "Theme" }).click();
    await expect
      .element(page.getByRole("menuitemradio", { name }))
      .toHaveAttribute("aria-checked", "true");
    expect(page.getByRole("menuitemradio", { checked: true }).elements()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
  };
  await expectChecked("System");

  await choose("Dark");
  expect([scheme(), localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  await expectChecked("Dark");

  // The choice of another tab.
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }));
  await expectChecked("Light");
  expect(scheme()).toBe("light");

  await choose("System");
  expect([scheme(), localStorage.getItem("theme")]).toEqual(["light dark", null]);
});
