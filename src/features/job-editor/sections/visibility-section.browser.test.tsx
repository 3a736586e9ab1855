import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/fields/job-values.ts";
import { render } from "#src/ui/testing/render.tsx";
import { VisibilitySection } from "./visibility-section.tsx";

const box = page.getByRole("checkbox", { name: m.label_auto_refresh() });
const setPlan = (plan: string) => readKeyHeaders(new Headers({ "API-Key-Plan": plan }));

function setUp(plan: string, autoRefresh: boolean) {
  setPlan(plan);
  let values = (): unknown => null;
  function Form() {
    const form = useForm<JobFormValues>({ defaultValues: { ...EMPTY_VALUES, autoRefresh } });
    values = () => form.getValues("autoRefresh");
    return (
      <FormProvider {...form}>
        <VisibilitySection published={null} />
      </FormProvider>
    );
  }
  render(<Form />);
  return () => values();
}

afterEach(() => setPlan("unlimited"));

test("auto-refresh can be turned on with a plan that includes it", async () => {
  const value = setUp("unlimited", false);
  await box.click();
  await expect.element(box).toBeChecked();
  expect(value()).toBe(true);
});

test("auto-refresh that the plan does not include cannot be turned on, and says why", async () => {
  const value = setUp("limited", false);
  await expect.element(box).toHaveAttribute("aria-disabled", "true");
  const reason = m.job_form_auto_refresh_limited({ days: LIMITS.autoRefreshDays });
  await expect.element(box).toHaveAccessibleDescription(reason);
  await expect.element(page.getByText(reason)).toBeVisible();
  await box.click({ force: true });
  await userEvent.keyboard(" ");
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  expect(value()).toBe(false);
});

test("auto-refresh that the plan no longer includes can be turned off, not on again", async () => {
  const value = setUp("limited", true);
  await box.click();
  await expect.element(box).not.toBeChecked();
  await box.click({ force: true });
  await expect.element(box).not.toBeChecked();
  expect(value()).toBe(false);
});
