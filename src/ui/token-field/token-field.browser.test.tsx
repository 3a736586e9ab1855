import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import { CATEGORIES, chosen, Form, input, option, token } from "./testing/token-form.tsx";

const anyText = (typed: string) => token(typed);

test("the list opens by keyboard, filters, takes a suggestion and closes", async () => {
  render(<Form />);
  await expect.element(input).toHaveAccessibleDescription("One to three.");
  input.element().focus();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => page.getByRole("option").elements()).toHaveLength(5);
  expect(await axeViolations()).toEqual([]);

  await userEvent.keyboard("sci");
  await expect.element(option("Science")).toHaveAttribute("data-highlighted");
  await expect.element(option("Science")).toHaveStyle({ outlineStyle: "solid" });
  expect(page.getByRole("option").elements()).toHaveLength(1);
  await expect.element(page.getByRole("status")).toHaveTextContent("1 suggestion");

  await userEvent.keyboard("{Enter}");
  expect(chosen()).toEqual(["Science"]);
  await expect.element(input).toHaveValue("");
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(m.fields_token_added({ token: "Science" }));
});

test("a press takes a suggestion, which is not suggested again", async () => {
  render(<Form />);
  await input.click();
  await option("Retail").click();
  expect(chosen()).toEqual(["Retail"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Labour")).toBeVisible();
  expect(option("Retail").elements()).toHaveLength(0);
});

test("fast typing takes one suggestion after the other and leaves no text behind", async () => {
  render(<Form />);
  input.element().focus();
  await userEvent.keyboard("sci{Enter}ret{Enter}lab{Enter}");
  await expect.poll(chosen).toEqual(["Science", "Retail", "Labour"]);
  await expect.element(input).toHaveValue("");
});

test("the box is read-only and says why once the maximum is reached", async () => {
  render(<Form start={CATEGORIES.slice(0, 3)} />);
  await expect.element(input).toHaveAttribute("readonly");
  await expect
    .element(input)
    .toHaveAttribute("placeholder", "You’ve chosen the maximum of 3. Remove one to add another.");
  await input.click();
  expect(page.getByRole("option").elements()).toHaveLength(0);
  await page.getByRole("button", { name: m.fields_remove_token({ token: "Science" }) }).click();
  expect(chosen()).toEqual(["Accounting", "Engineering"]);
  await expect.element(input).toHaveFocus();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(m.fields_token_removed({ token: "Science" }));
});

test("Remove takes away one of two equal tokens", async () => {
  render(<Form start={[CATEGORIES[2]!, CATEGORIES[2]!, CATEGORIES[0]!]} />);
  await page
    .getByRole("button", { name: m.fields_remove_token({ token: "Science" }) })
    .last()
    .click();
  expect(chosen()).toEqual(["Science", "Accounting"]);
  await expect.element(input).toHaveFocus();
});

test("Backspace in the empty box focuses the last chip, a second one removes it", async () => {
  render(<Form start={CATEGORIES.slice(0, 2)} />);
  input.element().focus();
  await userEvent.keyboard("x{Backspace}");
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect
    .element(page.getByRole("button", { name: m.fields_remove_token({ token: "Engineering" }) }))
    .toHaveFocus();
  expect(chosen()).toEqual(["Accounting", "Engineering"]);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(chosen).toEqual(["Accounting"]);
  await expect.element(input).toHaveFocus();
});

test("letters typed on a chip go to the box, and replace what Backspace has led to", async () => {
  render(<Form start={CATEGORIES.slice(0, 2)} options={[]} onQuery={() => {}} />);
  await input.click();
  await userEvent.keyboard("{Backspace}Toronto, ON");
  await expect.element(input).toHaveValue("Toronto, ON");
  expect(chosen()).toEqual(["Accounting"]);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}, BC");
  await expect.element(input).toHaveFocus();
  expect(chosen()).toEqual(["Accounting"]);
});

test("a held Backspace deletes the text and no chip", async () => {
  render(<Form start={CATEGORIES.slice(0, 2)} />);
  await input.fill("la");
  await userEvent.keyboard("{Backspace>8/}");
  await expect
    .element(page.getByRole("button", { name: m.fields_remove_token({ token: "Engineering" }) }))
    .toHaveFocus();
  await expect.element(input).toHaveValue("");
  expect(chosen()).toEqual(["Accounting", "Engineering"]);
});

test("Escape closes the list and keeps the text", async () => {
  render(<Form />);
  await input.fill("eng");
  await expect.element(option("Engineering")).toBeVisible();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(option("Engineering")).not.toBeInTheDocument();
  await expect.element(input).toHaveValue("eng");
});

// As in Safari, where the last Enter comes after the composition has ended.
test("keys of an input method's composition do nothing else", async () => {
  render(<Form options={[]} onQuery={() => {}} createToken={anyText} />);
  await input.fill("couver");
  await expect.element(option(m.fields_add_token({ text: "couver" }))).toBeVisible();
  const key = (name: string) =>
    // oxlint-disable-next-line no-deprecated -- as in is-composing.ts
    new KeyboardEvent("keydown", { key: name, keyCode: 229, bubbles: true, cancelable: true });
  for (const name of ["ArrowDown", "Escape", "Enter"]) input.element().dispatchEvent(key(name));
  await userEvent.keyboard("s");
  await expect.element(input).toHaveValue("couvers");
  await userEvent.keyboard("{Tab}");
  await expect.poll(chosen).toEqual(["couvers"]);
});

test("the caret stays where a person types", async () => {
  render(<Form />);
  await input.fill("eng");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}xy");
  await expect.element(input).toHaveValue("exyng");
});

// The way to leave the field, the text, and the result.
test.each([
  ["Tab takes what was arrowed to", "{ArrowDown}{Tab}", "eng", ["Engineering"], ""],
  ["Tab alone chooses nothing", "{Tab}", "eng", [], "eng"],
  ["a press outside takes an exact one", "press", "science", ["Science"], ""],
  ["what is not on the list stays in sight", "press", "eng", [], "eng"],
  ["what nothing matches stays in sight", "{Tab}", "platypus", [], "platypus"],
])("leaving the field: %s", async (_, how, typed, expected, left) => {
  const leave = vi.fn<(typed: string) => void>();
  render(<Form onLeave={leave} />);
  await input.fill(typed);
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
  if (how === "press") await page.getByRole("button", { name: "Outside" }).click();
  else await userEvent.keyboard(how);
  await expect.poll(chosen).toEqual(expected);
  await expect.element(input).toHaveValue(left);
  expect(leave.mock.calls).toEqual(left ? [[left]] : []);
});

test("a chip says what may be wrong with it", async () => {
  render(<Form start={[{ ...token("Hogwarts"), warning: "unknown location" }]} />);
  await expect.element(page.getByText("(unknown location)")).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test("Enter without a suggestion does not submit the form", async () => {
  const submitted = vi.fn<(event: React.SyntheticEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Form />
    </form>,
  );
  await input.fill("platypus");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(m.fields_no_suggestions()).first()).toBeVisible();
  await userEvent.keyboard("{Escape}{Enter}");
  await expect.element(page.getByText(m.fields_no_suggestions()).first()).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test("a token cannot be added twice, in another spelling either", async () => {
  render(<Form options={[]} onQuery={() => {}} createToken={anyText} />);
  for (const typed of ["Tinytown", "TINYTOWN"]) {
    await input.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(input).toHaveValue("");
  }
  expect(chosen()).toEqual(["Tinytown"]);
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(m.fields_token_present({ token: "TINYTOWN" }));
});

test.each(["{Enter}", "{Tab}"])(
  "a chosen category is not called unknown, and %s lets its text go",
  async (key) => {
    render(<Form start={[token("Retail")]} />);
    await input.fill("retail");
    const present = page.getByText(m.fields_token_present({ token: "Retail" }));
    await expect.element(present.first()).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(input).toHaveValue("");
    expect(chosen()).toEqual(["Retail"]);
  },
);

test("the text is not taken when another window gets the focus", async () => {
  render(<Form options={[]} onQuery={() => {}} createToken={anyText} />);
  await input.fill("Tiny");
  await expect.element(option(m.fields_add_token({ text: "Tiny" }))).toBeVisible();
  // As browsers report it: the field stays the document's active element.
  input.element().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await userEvent.keyboard("town{Enter}");
  await expect.poll(chosen).toEqual(["Tinytown"]);
});

test("a long list is cut off within a row, to show that there is more", async () => {
  render(<Form options={Array.from({ length: 20 }, (_, i) => token(`Category ${i}`))} />);
  await input.click();
  const [list, row] = [page.getByRole("listbox").element(), option("Category 0").element()];
  const rows = list.clientHeight / row.getBoundingClientRect().height;
  expect(rows % 1).toBeCloseTo(0.5, 1);
});
