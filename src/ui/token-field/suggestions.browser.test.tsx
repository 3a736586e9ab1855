import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import { chosen, Form, type FormProps, input, option, token } from "./testing/token-form.tsx";

const PLACES = ["Vancouver, BC", "North Vancouver, BC"].map(token);

const anyText = (typed: string) => token(typed);

test.each([
  ["Enter", "{Enter}"],
  ["Tab", "{Tab}"],
  ["a press outside", "press"],
])("%s takes what stands first in the list, free text last", async (_, how) => {
  render(<Form options={PLACES.toReversed()} onQuery={() => {}} createToken={anyText} />);
  await input.fill("vancouver");
  await expect.element(option("Vancouver, BC").first()).toBeVisible();
  const listed = page
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
  expect(listed).toEqual([
    "Vancouver, BC",
    "North Vancouver, BC",
    m.fields_add_token({ text: "vancouver" }),
  ]);
  await option("North Vancouver, BC").hover();
  if (how === "press") await page.getByRole("button", { name: "Outside" }).click();
  else await userEvent.keyboard(how);
  await expect.poll(chosen).toEqual(["Vancouver, BC"]);
  await expect.element(input).toHaveValue("");
});

test.each([
  ["Enter", "{Enter}"],
  ["Tab", "{Tab}"],
])("%s before the suggestions have come waits for them", async (_, how) => {
  const onQuery = vi.fn<(query: string) => void>();
  const form = (props: FormProps) => (
    <Form options={[]} onQuery={onQuery} createToken={anyText} optionsFor="" {...props} />
  );
  const show = render(form({}));
  await input.fill("vancouver bc");
  await userEvent.keyboard(how);
  expect(onQuery).toHaveBeenLastCalledWith("vancouver bc");
  expect(chosen()).toEqual([]);
  show(form({ options: PLACES, optionsFor: "vancouver bc" }));
  await expect.poll(chosen).toEqual(["Vancouver, BC"]);
  await expect.element(input).toHaveValue("");
});

test("an early Enter offers text without suggestions, a second one takes it", async () => {
  const form = (props: FormProps) => (
    <Form options={[]} onQuery={() => {}} createToken={anyText} optionsFor="" {...props} />
  );
  const show = render(form({}));
  await input.fill("Tinytown");
  await userEvent.keyboard("{Enter}");
  show(form({ optionsFor: "Tinytown" }));
  await expect
    .element(option(m.fields_add_token({ text: "Tinytown" })))
    .toHaveAttribute("data-highlighted");
  expect(chosen()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(chosen).toEqual(["Tinytown"]);
});

test("several values are taken one by one", async () => {
  const onMany = vi.fn<(values: string[]) => void>();
  render(<Form options={PLACES} onQuery={() => {}} createToken={anyText} onMany={onMany} />);
  await input.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Vancouver, BC\r\nHope;  ; Nelson\n");
  input
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  expect(onMany).toHaveBeenLastCalledWith(["Vancouver, BC", "Hope", "Nelson"]);
  await input.fill("Hope; Nelson");
  await userEvent.keyboard("{Enter}");
  expect(onMany).toHaveBeenLastCalledWith(["Hope", "Nelson"]);
  await input.fill("Nelson; Hope");
  await userEvent.keyboard("{Tab}");
  expect(onMany).toHaveBeenLastCalledWith(["Nelson", "Hope"]);
  await expect.element(input).toHaveValue("");
});

test("suggestions of the last query do not show before the next text is typed", async () => {
  render(<Form options={PLACES} optionsFor="vanc" onQuery={() => {}} createToken={anyText} />);
  await input.fill("vanc");
  await userEvent.keyboard("{Enter}");
  await expect.poll(chosen).toEqual(["Vancouver, BC"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Tab}");
  await expect.element(input).not.toHaveFocus();
  expect(chosen()).toEqual(["Vancouver, BC"]);
});

test("suggestions are requested after a pause, with loading and failure shown", async () => {
  const onQuery = vi.fn<(query: string) => void>();
  const form = (props: FormProps) => (
    <Form options={[]} onQuery={onQuery} createToken={anyText} {...props} />
  );
  const show = render(form({ pending: true }));
  await input.click();
  await expect.element(page.getByText("Loading…")).not.toBeInTheDocument();

  await userEvent.keyboard("vancouver");
  await expect.element(page.getByText("Loading…")).toBeVisible();
  await expect.poll(() => onQuery.mock.lastCall).toEqual(["vancouver"]);
  // A busy machine may pause between letters too, but not after each.
  expect(onQuery.mock.calls.length).toBeLessThan("vancouver".length);

  show(form({ options: PLACES }));
  await expect.element(option("North Vancouver, BC")).toBeVisible();
  await expect.element(option(m.fields_add_token({ text: "vancouver" }))).toBeVisible();

  show(form({ failure: <button type="button">Try again</button> }));
  await expect.element(option(m.fields_add_token({ text: "vancouver" }))).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
  await expect.element(input).toHaveValue("vancouver");
  expect(await axeViolations()).toEqual([]);
});

test("the number of suggestions is announced once the service has answered", async () => {
  const onQuery = vi.fn<(query: string) => void>();
  const form = (props: FormProps) => (
    <Form options={[]} onQuery={onQuery} createToken={anyText} {...props} />
  );
  const show = render(form({ optionsFor: "" }));
  const said: (string | null)[] = [];
  const status = page.getByRole("status").element();
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
  await input.fill("vancouver");
  await expect.poll(() => onQuery.mock.lastCall).toEqual(["vancouver"]);
  show(form({ options: PLACES, optionsFor: "vancouver" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(said).toEqual(["3 suggestions"]);
});

test("a failed request can be retried by keyboard, and the list stays closed", async () => {
  render(<Form options={[]} failure={<button type="button">Try again</button>} />);
  await input.click();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByText(m.fields_no_suggestions())).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Try again" })).toHaveFocus();
});

test.each([
  ["by Enter", "Tinytown", "{Enter}", ["Tinytown"]],
  ["by a press elsewhere", "Tinytown", "press", ["Tinytown"]],
  ["by Tab", "Tinytown", "{Tab}", ["Tinytown"]],
  ["by choosing it", "couver", "{ArrowUp}{Tab}", ["couver"]],
])("an unlisted value is added %s", async (_, typed, how, expected) => {
  const options = typed === "couver" ? PLACES : [];
  render(<Form options={options} onQuery={() => {}} createToken={anyText} />);
  await input.fill(typed);
  await expect.element(option(m.fields_add_token({ text: typed }))).toBeVisible();
  if (how === "press") await page.getByRole("button", { name: "Outside" }).click();
  else await userEvent.keyboard(how);
  await expect.poll(chosen).toEqual(expected);
  await expect.element(input).toHaveValue("");
});

test("options of an earlier query are not taken for the current text", async () => {
  const found = [{ id: "Saint-Victor, QC", label: "Saint-Victor, QC" }];
  render(<Form options={found} optionsFor="vict" onQuery={() => {}} createToken={anyText} />);
  await input.fill("Tinytown, BC");
  await userEvent.keyboard("{Tab}");
  await expect.element(input).not.toHaveFocus();
  expect(chosen()).toEqual([]);
  await expect.element(input).toHaveValue("Tinytown, BC");
});
