import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AnnouncerProvider } from "../layout/announcer.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field, FieldGroup } from "./field.tsx";
import { RadioCard, RadioCards } from "./radio-cards.tsx";
import { Select } from "./select.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import { DateInput, TextInput } from "./text-input.tsx";
import { TokenField } from "../token-field/token-field.tsx";

test.each([
  ["a line", TextInput],
  ["a date", DateInput],
  ["a choice", Select],
])("ties %s to its label, hint and error", async (_, Control) => {
  render(
    <Field label="Title" hint="In plain words." error="Enter a title">
      <Control />
    </Field>,
  );
  const input = page.getByLabelText("Title");
  await expect.element(input).toHaveAccessibleDescription("Error: Enter a title In plain words.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await expect.element(input).toHaveAttribute("aria-required", "true");
  expect(await axeViolations()).toEqual([]);
});

const nothing = () => {};
const NoTokens = () => (
  <TokenField
    tokens={[]}
    onChange={nothing}
    typed=""
    onType={nothing}
    onBlur={nothing}
    max={3}
    options={[]}
    pending={false}
    failure={null}
  />
);

test.each([
  ["a line", TextInput],
  ["a choice", Select],
  ["several values", NoTokens],
])("shows the focus on %s as on any other, around the red border", async (_, Control) => {
  render(
    <AnnouncerProvider>
      <Field label="Title" error="Enter a title">
        <Control />
      </Field>
      <p style={{ color: "var(--color-focus)" }}>focus</p>
      <p style={{ color: "var(--color-danger)" }}>danger</p>
    </AnnouncerProvider>,
  );
  await userEvent.tab();
  const colour = (name: string) => getComputedStyle(page.getByText(name).element()).color;
  const lines = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
  const ring = lines.find(({ outlineStyle }) => outlineStyle === "solid");
  expect(ring).toMatchObject({
    outlineColor: colour("focus"),
    outlineWidth: "2px",
    outlineOffset: "1px",
    borderTopColor: colour("danger"),
  });
});

test("an optional field says so, and has nothing to describe it when there is nothing to say", async () => {
  render(
    <Field label="Title" optional>
      <TextInput />
    </Field>,
  );
  const input = page.getByLabelText("Title (optional)");
  await expect.element(input).not.toHaveAttribute("aria-describedby");
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  await expect.element(input).not.toHaveAttribute("aria-required");
});

test("a group is described as a whole", async () => {
  render(
    <FieldGroup label="Route" hint="One of two." error="Choose one">
      <RadioCards>
        <RadioCard name="route" value="1" label="E-mail" hint="We send a copy." />
        <RadioCard name="route" value="2" label="Website" />
      </RadioCards>
    </FieldGroup>,
  );
  const group = page.getByRole("group", { name: "Route" });
  await expect.element(group).toHaveAccessibleDescription("Error: Choose one One of two.");
  const radio = page.getByRole("radio", { name: "E-mail", exact: true });
  await expect.element(radio).toHaveAccessibleDescription("We send a copy.");
  expect(await axeViolations()).toEqual([]);
});

test("the counter is silent until the end is near", async () => {
  const field = (length: number, error?: string) => (
    <Field label="Title" counter={{ length, max: 50 }} error={error}>
      <TextInput />
    </Field>
  );
  const show = render(field(39));
  expect(page.getByText("left").elements()).toHaveLength(0);
  show(field(49));
  await expect.element(page.getByText("1 character left").first()).toBeVisible();
  show(field(53));
  await expect.element(page.getByText("3 characters too many").first()).toBeVisible();
  // An error about the length replaces the counter; other errors do not.
  show(field(53, "The title has 53 characters."));
  expect(page.getByText("too many").elements()).toHaveLength(0);
  show(field(49, "Another job has this title."));
  await expect.element(page.getByText("1 character left").first()).toBeVisible();
});

test("the summary takes the focus at each attempt and leads to the field", async () => {
  const form = (attempt: number) => (
    <>
      <ErrorSummary
        key={attempt}
        fields={[
          { id: "title", label: "Title", message: "Enter a title" },
          { id: "route", label: "Route", message: "Choose a way" },
        ]}
      />
      <Field label="Title" id="title" error="Enter a title">
        <TextInput />
      </Field>
      <FieldGroup label="Route" id="route" error="Choose a route">
        <RadioCard name="route" value="1" label="E-mail" />
      </FieldGroup>
    </>
  );
  document.title = "Edit Baker";
  const show = render(form(1));
  const summary = page.getByRole("group", { name: "2 things need your attention" });
  await expect.element(summary).toHaveFocus();
  // The focus announces it; an alert would repeat it with every corrected field.
  expect(page.getByRole("alert").elements()).toEqual([]);
  await expect.element(summary).toHaveTextContent("Title Enter a title");
  expect(document.title).toBe("2 things need your attention · Edit Baker");
  expect(await axeViolations()).toEqual([]);

  const { href } = window.location;
  await page.getByRole("link", { name: "Title" }).click();
  await expect.element(page.getByLabelText("Title")).toHaveFocus();
  await page.getByRole("link", { name: "Route" }).click();
  await expect.element(page.getByRole("radio", { name: "E-mail" })).toHaveFocus();
  expect(window.location.href).toBe(href);

  await userEvent.tab();
  show(form(2));
  await expect.element(summary).toHaveFocus();
  show(null);
  expect(document.title).toBe("Edit Baker");
});
