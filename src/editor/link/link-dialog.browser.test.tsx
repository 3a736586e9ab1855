import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { mountEditor } from "../testing/mounted-editor.ts";
import { LinkDialog } from "./link-dialog.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

/** The dialog, with everything selected in two links. */
function setUp() {
  const { editor, html } = mountEditor(
    '<p><a href="/a">a</a> and <a href="/b" target="_blank">b</a></p>',
  );
  editor.commands.selectAll();
  render(
    <AnnouncerProvider>
      <LinkDialog editor={editor} onClose={() => {}} />
    </AnnouncerProvider>,
  );
  return html;
}

test("several selected links leave the address empty", async () => {
  const html = setUp();
  const address = page.getByLabelText("Address");
  await expect.element(address).toHaveValue("");
  await expect.element(page.getByRole("link", { name: "Open" })).not.toBeInTheDocument();
  await button("Save link").click();
  await expect.element(address).toHaveAccessibleDescription(/^Error: /);
  await address.fill("https://example.com");
  await button("Save link").click();
  expect(html()).toBe('<p><a href="https://example.com">a and b</a></p>');
});

test("all links that are selected are removed together", async () => {
  const html = setUp();
  await button("Remove link").click();
  expect(html()).toBe("<p>a and b</p>");
});
