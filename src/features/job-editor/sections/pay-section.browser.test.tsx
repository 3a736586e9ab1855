import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { resolveJobForm } from "../fields/validation/resolver.ts";
import { PaySection } from "./pay-section.tsx";

const box = (name: string) => page.getByLabelText(name);
const [amount, maximum, period] = [box("Amount"), box("Maximum"), box("Period")];
const press = (name: RegExp) => page.getByRole("button", { name });

function setUp(values: Partial<JobFormValues> = {}) {
  function Form() {
    const form = useForm<JobFormValues>({
      defaultValues: { ...EMPTY_VALUES, paid: true, ...values },
      resolver: resolveJobForm,
      mode: "onTouched",
    });
    return (
      <AnnouncerProvider>
        <FormProvider {...form}>
          <PaySection />
        </FormProvider>
      </AnnouncerProvider>
    );
  }
  render(<Form />);
}

const typeIn = async (field: typeof amount, text: string) => {
  await userEvent.fill(field, text);
  await userEvent.tab();
};

const ownLocale = getLocale;
afterEach(() => overwriteGetLocale(ownLocale));

test.each([
  ["en", "65k", "65,000"],
  ["en", "1,234", "1,234"],
  ["en", "18,50", "18.50"],
  ["fr-CA", "65k", "65\u00a0000"],
  ["fr-CA", "18.50", "18,50"],
  ["en", "a lot", "a lot"],
] as const)("on leaving, in %s, %s is shown as %s", async (language, typed, shown) => {
  overwriteGetLocale(() => language);
  setUp();
  const field = box(m.label_amount());
  await typeIn(field, typed);
  await expect.element(field).toHaveValue(shown);
});

test("a range fills both amounts, and its words the period", async () => {
  setUp();
  await typeIn(amount, "$18.50 - $22.75 / hr");
  await expect.element(amount).toHaveValue("18.50");
  await expect.element(maximum).toHaveValue("22.75");
  await expect.element(period).toHaveValue("5");
  await expect.element(page.getByText(/unusual/)).not.toBeInTheDocument();
});

test("implausible pay brings a question, and one press mends it", async () => {
  setUp();
  await typeIn(amount, "18.50");
  await expect.element(period).toHaveValue("");
  await userEvent.selectOptions(period, "1");
  await expect.element(page.getByRole("status")).toHaveTextContent(/\$18.50 per year is unusual/);
  await press(/per hour/).click();
  await expect.element(period).toHaveValue("5");
  await expect.element(period).toHaveFocus();
  await expect.element(press(/Change/)).not.toBeInTheDocument();
});

test("another period than the chosen one brings a question", async () => {
  setUp({ period: "1" });
  await typeIn(amount, "20 an hour");
  await press(/per hour/).click();
  await expect.element(period).toHaveValue("5");
});

test("an amount of 0 brings a question, and pay can be hidden", async () => {
  setUp({ period: "1" });
  await typeIn(amount, "0");
  await press(/Don’t show pay/).click();
  await expect.element(amount).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: "Show pay" })).toHaveFocus();
});

test("untouched pay raises no question", async () => {
  setUp({ amount: "0", period: "1" });
  await amount.click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(amount).toHaveValue("0");
  await expect.element(page.getByText(/isn’t paid/)).not.toBeInTheDocument();
});
