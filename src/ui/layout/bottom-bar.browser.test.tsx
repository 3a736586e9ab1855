import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BottomBar } from "./bottom-bar.tsx";
import { Button } from "../actions/button.tsx";
import { render } from "../testing/render.tsx";

const form = (problem?: string) => (
  <form>
    <div style={{ blockSize: "60rem" }} />
    <input aria-label="Title" />
    <div style={{ blockSize: "60rem" }} />
    <BottomBar problem={problem && <p style={{ blockSize: "10rem" }}>{problem}</p>}>
      <Button>Save</Button>
    </BottomBar>
  </form>
);

test("what is scrolled to ends above the bar, and above what the bar says", async () => {
  await page.viewport(400, 700);
  const show = render(form());
  const field = page.getByRole("textbox", { name: "Title" }).element();
  const bar = page.getByRole("button", { name: "Save" }).element().closest("form > :last-child")!;
  const room = () => {
    field.scrollIntoView({ block: "end" });
    return bar.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
  };
  await expect.poll(room).toBeGreaterThan(0);
  show(form("The service refused the title."));
  // At once: what is refused gets the focus together with it.
  expect(room()).toBeGreaterThan(0);
});
