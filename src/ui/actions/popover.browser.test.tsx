import { PlusIcon } from "lucide-react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { Popover } from "./popover.tsx";

const list = (name: string) => (
  <details name="lists">
    <summary>{name}</summary>
    <input type="checkbox" aria-label={`Any ${name}`} />
  </details>
);

function show() {
  render(
    <>
      <button type="button">Before</button>
      <Popover label="Filter" icon={<PlusIcon />}>
        <input aria-label="Title" />
        {list("Place")}
        {list("Province")}
      </Popover>
      <button type="button">After</button>
    </>,
  );
}
const button = (name: string) => page.getByRole("button", { name });
const panel = page.getByRole("dialog", { name: "Filter" });

test("a list that opens or closes in the panel leaves the panel and the focus alone", async () => {
  show();
  await button("Filter").click();
  await expect.element(panel.getByLabelText("Title")).toHaveFocus();
  for (const name of ["Place", "Province", "Place", "Place"]) {
    await panel.getByText(name, { exact: true }).click();
    await expect.element(panel.getByText(name, { exact: true })).toHaveFocus();
  }
  await expect.element(panel.getByLabelText("Title")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button("Filter")).toHaveFocus();
});

test("the panel closes when the focus leaves it, by either end", async () => {
  show();
  button("Filter").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel.getByLabelText("Title")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button("After")).toHaveFocus();

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await expect.element(panel.getByLabelText("Title")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(button("Filter")).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button("Before")).toHaveFocus();
});

test("a press on its button closes the panel", async () => {
  show();
  await button("Filter").click();
  await expect.element(panel).toBeVisible();
  await button("Filter").click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button("Filter")).toHaveFocus();
});
