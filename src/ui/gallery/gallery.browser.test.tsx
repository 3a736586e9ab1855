import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import { Gallery } from "./gallery.tsx";

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test.each([
  ["light", 1440],
  ["dark", 320],
])("every component is accessible and fits: %s, %i px", async (theme, width) => {
  await page.viewport(width, 900);
  document.documentElement.dataset.theme = theme;
  render(<Gallery />);
  await expect.element(page.getByRole("heading", { name: "Components" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(await axeViolations()).toEqual([]);
});

test.each(["light", "dark"])("what opens above the page is accessible: %s", async (theme) => {
  await page.viewport(1440, 900);
  document.documentElement.dataset.theme = theme;
  render(<Gallery />);
  await page.getByRole("button", { name: "Failed toast" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).last().click();
  await expect.element(page.getByText("2 things need your attention")).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await page.getByRole("button", { name: "Actions for Baker, night shift" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Archive" })).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await page.getByRole("combobox", { name: "Categories" }).fill("a");
  await expect.element(page.getByRole("option", { name: "Accounting" })).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  // With other letters, the notification would lie on the next button.
  await page.getByRole("region", { name: "Notifications" }).getByRole("button").last().click();
  await page.getByRole("button", { name: "Question" }).click();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
