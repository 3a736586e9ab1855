import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { AddressField } from "./address-field.tsx";
import { resolveJobForm } from "./validation/resolver.ts";

const email = page.getByRole("textbox", { name: "E-mail address" });
const url = page.getByRole("textbox", { name: "Web address" });
const proposal = page.getByRole("button", { name: /^Did you mean/ });

function setUp(values: Partial<JobFormValues> = {}) {
  function Form() {
    const form = useForm<JobFormValues>({
      defaultValues: { ...EMPTY_VALUES, ...values },
      resolver: resolveJobForm,
      mode: "onTouched",
    });
    return (
      <AnnouncerProvider>
        <FormProvider {...form}>
          <AddressField name="applicationEmail" type="email" />
          <AddressField name="applicationUrl" type="url" />
        </FormProvider>
      </AnnouncerProvider>
    );
  }
  render(<Form />);
}

const typeIn = async (field: typeof email, text: string) => {
  await userEvent.fill(field, text);
  await userEvent.tab();
};

test("on leaving, an address is repaired in sight", async () => {
  setUp();
  await typeIn(email, "mailto:jobs@example.com.");
  await expect.element(email).toHaveValue("jobs@example.com");
  await typeIn(url, "example.com/apply");
  await expect.element(url).toHaveValue("https://example.com/apply");
  await expect.element(proposal).not.toBeInTheDocument();
});

test("a doubtful address brings a question, and one press takes the proposal", async () => {
  setUp();
  await typeIn(email, "hr@gmial.com");
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("“hr@gmial.com” looks like a typo.");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
  await proposal.click();
  await expect.element(email).toHaveValue("hr@gmail.com");
  await expect.element(email).toHaveFocus();
  await expect.element(proposal).not.toBeInTheDocument();
});

test("an impossible address has an error, with a proposal that mends it", async () => {
  setUp();
  await typeIn(email, "jobs@okanagan-orchard,ca");
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await proposal.click();
  await expect.element(email).toHaveValue("jobs@okanagan-orchard.ca");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
});

test("an address as it was loaded is not changed and raises no question", async () => {
  setUp({ applicationEmail: "mailto:hr@company" });
  await email.click();
  await userEvent.tab();
  await expect.element(url).toHaveFocus();
  await expect.element(email).toHaveValue("mailto:hr@company");
  await expect.element(page.getByText(/no ending/)).not.toBeInTheDocument();
});
