import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { DescriptionEditor } from "./description-editor.tsx";

const box = page.getByRole("textbox", { name: "Description" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** A form with one description. */
function setUp(html: string) {
  const onChange = vi.fn<(html: string) => void>();
  const onSubmit = vi.fn<() => void>();
  function Form({ start }: { start: string }) {
    const [value, setValue] = useState(start);
    return (
      <AnnouncerProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Field label="Description" hint="What it is about" error="Write more.">
            <DescriptionEditor
              value={value}
              onChange={(next) => {
                setValue(next);
                onChange(next);
              }}
            />
          </Field>
          <button type="reset" onClick={() => setValue(start)}>
            Reset
          </button>
          <button type="submit">Save</button>
        </form>
      </AnnouncerProvider>
    );
  }
  render(<Form start={html} />);
  return { onChange, onSubmit };
}

function paste(type: string, data: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, data);
  box.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}

const said = (onChange: ReturnType<typeof setUp>["onChange"]) => onChange.mock.lastCall?.[0];

test("is a named, described field, and its label gives it the focus", async () => {
  setUp("<p>We bake.</p>");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription(/Write more.*What it is about.*Alt\+F10/);
  await page.getByText("Description", { exact: true }).click();
  await expect.element(box).toHaveFocus();
  expect(await axeViolations(document.body)).toEqual([]);
});

test("says exactly what it was given once an edit is undone", async () => {
  const html = "<P>We <i>bake</i>&#46;</P>\n";
  const { onChange } = setUp(html);
  await box.click();
  await userEvent.keyboard("{Control>}{End}{/Control}!");
  expect(said(onChange)).toBe("<P>We <i>bake</i>.!</P>\n");
  await button("Undo").click();
  expect(said(onChange)).toBe(html);
  await button("Redo").click();
  expect(said(onChange)).toBe("<P>We <i>bake</i>.!</P>\n");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(box).toHaveTextContent("We bake.");
  await expect.element(button("Undo")).toHaveAttribute("aria-disabled", "true");
});

test("its buttons are one stop for Tab, and arrows go round", async () => {
  const { onChange } = setUp("<p>bake</p>");
  await userEvent.tab();
  await expect.element(button("Bold")).toHaveFocus();
  await expect.element(button("Bold")).toHaveAttribute("aria-keyshortcuts", "Control+B");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(button("Redo")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(button("Italic")).toHaveFocus();
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}{Shift>}{Tab}{/Shift}{Enter}");
  await expect.element(button("Italic")).toHaveAttribute("aria-pressed", "true");
  expect(said(onChange)).toBe("<p><em>bake</em></p>");
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(button("Italic")).toHaveFocus();
});

test.each([
  ["{Control>}b{/Control}", "<p><strong>one</strong></p>"],
  ["{Control>}i{/Control}", "<p><em>one</em></p>"],
  ["{Control>}{Shift>}8{/Shift}{/Control}", "<ul><li>one</li></ul>"],
  ["{Control>}{Shift>}7{/Shift}{/Control}", "<ol><li>one</li></ol>"],
  ["{Delete}", ""],
])("with all selected, %s writes %s", async (keys, html) => {
  const { onChange } = setUp("<p>one</p>");
  await box.click();
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.keyboard(keys);
  expect(said(onChange)).toBe(html);
});

test.each([
  ["!", "<p>one!</p>"],
  ["{Shift>}{Enter}{/Shift}two", "<p>one<br>two</p>"],
  ["{Enter}two", "<p>one</p><p>two</p>"],
  ["{Enter}- two{Enter}three", "<p>one</p><ul><li>two</li><li>three</li></ul>"],
  ["{Enter}1. two{Enter}{Tab}three", "<p>one</p><ol><li>two<ol><li>three</li></ol></li></ol>"],
  ["{Enter}- two{Enter}{Enter}three", "<p>one</p><ul><li>two</li></ul><p>three</p>"],
  ["{Enter}- two{Enter}{Backspace}three", "<p>one</p><ul><li>two</li></ul><p>three</p>"],
  [
    "{Enter}- two{Enter}{Tab}a{Enter}{Shift>}{Tab}{/Shift}b",
    "<p>one</p><ul><li>two<ul><li>a</li></ul></li><li>b</li></ul>",
  ],
  ["{Enter}- {Backspace}two", "<p>one</p><p>- two</p>"],
  ["  two", "<p>one &nbsp;two</p>"],
])("at the end, %s writes %s", async (keys, html) => {
  const { onChange } = setUp("<p>one</p>");
  await box.click();
  await userEvent.keyboard(keys);
  expect(said(onChange)).toBe(html);
});

test.each([
  ["{Escape}{Tab}", "Reset"],
  ["{Escape}{Shift>}{Tab}{/Shift}", "Bold"],
  // Its items are in no other.
  ["{Shift>}{Tab}{/Shift}", "Bold"],
])("%s leaves a list, and changes nothing", async (keys, name) => {
  const { onChange } = setUp("<ul><li>one</li><li>two</li></ul>");
  await box.click();
  await userEvent.keyboard(keys);
  await expect.element(button(name)).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ["another key was pressed", async () => userEvent.keyboard("{ArrowLeft}")],
  [
    "the focus was elsewhere",
    async () => {
      button("Reset").element().focus();
      await box.click();
    },
  ],
])("Escape is forgotten once %s", async (_, act) => {
  const { onChange } = setUp("<ul><li>one</li><li>two</li></ul>");
  await box.click();
  await userEvent.keyboard("{Escape}");
  await act();
  await userEvent.keyboard("{Tab}");
  expect(said(onChange)).toBe("<ul><li>one<ul><li>two</li></ul></li></ul>");
});

test("a link is made, changed, and removed", async () => {
  const { onChange, onSubmit } = setUp("<p>Our shop</p>");
  await box.click();
  await userEvent.keyboard("{Control>}ak{/Control}");
  const address = page.getByLabelText("Address");
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard("javascript:alert(1){Enter}");
  await expect.element(page.getByText(/^Error: This address isn’t allowed/)).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await address.fill("example.com/shop");
  await userEvent.keyboard("{Enter}");
  expect(said(onChange)).toBe('<p><a href="https://example.com/shop">Our shop</a></p>');
  await expect.element(box).toHaveFocus();

  await button("Link").click();
  await expect.element(page.getByRole("link", { name: "Open" })).toBeVisible();
  await page.getByLabelText("Open in a new tab").click();
  await button("Save link").click();
  expect(said(onChange)).toContain('target="_blank"');

  await button("Link").click();
  await button("Remove link").click();
  expect(said(onChange)).toBe("<p>Our shop</p>");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a link without a selection brings its own text", async () => {
  const { onChange } = setUp("<p>Write to </p>");
  await box.click();
  await userEvent.keyboard("{Control>}{End}{/Control}");
  await button("Link").click();
  await page.getByLabelText("Address").fill("jobs@example.com");
  await page.getByLabelText(/Text to show/).fill("us");
  await button("Save link").click();
  expect(said(onChange)).toBe('<p>Write to<a href="mailto:jobs@example.com">us</a></p>');
});

test("an unusual address stays until it is edited", async () => {
  const { onChange } = setUp('<p><a href="careers.html">Jobs</a></p>');
  await box.click();
  await userEvent.keyboard("{Control>}ak{/Control}");
  await page.getByLabelText("Open in a new tab").click();
  await button("Save link").click();
  expect(said(onChange)).toBe('<p><a href="careers.html" target="_blank">Jobs</a></p>');
});

test("an address that is not allowed is flagged and can be put right", async () => {
  const { onChange } = setUp('<p>Old <a href="ftp://example.com">files</a></p>');
  await expect.element(page.getByText(/isn’t allowed: ftp:\/\/example\.com/)).toBeVisible();
  await button("Go to the link").click();
  await button("Save link").click();
  const address = page.getByLabelText("Address");
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/^Error: .*address/);
  await expect.element(page.getByRole("dialog").getByRole("status")).toHaveTextContent(/address/);
  await address.fill("https://example.com");
  await button("Save link").click();
  expect(said(onChange)).toBe('<p>Old <a href="https://example.com">files</a></p>');
  await expect.element(page.getByText(/A link has an address/)).not.toBeInTheDocument();
});

test("what a paste left out is put away, and one goes on writing", async () => {
  const { onChange } = setUp("<p>Bread</p>");
  await box.click();
  await userEvent.keyboard("{End}");
  paste("text/html", "<p>, buns<img src='x'></p>");
  const dismiss = button("Dismiss");
  await expect.element(dismiss).toBeVisible();
  dismiss.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" and cakes");
  expect(said(onChange)).toBe("<p>Bread, buns and cakes</p>");
});

test("what a paste left out is reported until the next paste", async () => {
  setUp("<p>Bread</p>");
  await box.click();
  paste("text/html", "<p>Buns<img src='x'></p>");
  await expect.element(button("Dismiss")).toBeVisible();
  paste("text/plain", "Cakes");
  await expect.element(button("Dismiss")).not.toBeInTheDocument();
});

test("a description with more than §4.2 allows stays until it is changed", async () => {
  const { onChange } = setUp("<h2 class=x>Title</h2><p onclick=x>Text</p>");
  await expect.element(page.getByText(/no longer supported/)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await box.click();
  await userEvent.keyboard("{Control>}{End}{/Control}!");
  expect(said(onChange)).toBe("<p><strong>Title</strong></p><p>Text!</p>");
});

test("what is typed faster than it is drawn stays; another value replaces it", async () => {
  const onChange = vi.fn<(html: string) => void>();
  const editor = (value: string) => (
    <Field label="Description">
      <DescriptionEditor value={value} onChange={onChange} />
    </Field>
  );
  const show = render(editor("<p>a</p>"));
  await page.getByRole("textbox").click();
  await userEvent.keyboard("bc");
  show(editor("<p>ab</p>"));
  await userEvent.keyboard("d");
  show(editor("<p>abc</p>"));
  expect(onChange).toHaveBeenLastCalledWith("<p>abcd</p>");
  show(editor("<p>new</p>"));
  await expect.element(page.getByRole("textbox")).toHaveTextContent("new");
  show(editor("<h2>Foreign</h2>"));
  await expect.element(page.getByText(/no longer supported/)).toBeVisible();
});

test("the spelling checker gets the language of the text", async () => {
  setUp("<p>Nous cherchons une personne pour l’équipe du&nbsp;matin, dès janvier.</p>");
  await expect.element(box).toHaveAttribute("lang", "fr-CA");
  await userEvent.fill(box, "We look for somebody who likes early mornings and warm ovens.");
  await expect.element(box).toHaveAttribute("lang", "en-CA");
});
