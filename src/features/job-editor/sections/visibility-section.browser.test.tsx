import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { render } from "#src/ui/testing/render.tsx";
import { VisibilitySection } from "./visibility-section.tsx";

const box = page.getByRole("checkbox", { name: m.label_auto_refresh() });
const setPlan = (plan: string) => readKeyHeaders(new Headers({ "API-Key-Plan": plan }));

function setUp(plan: string, autoRefresh: boolean) {
  setPlan(plan);
  const onSubmit = vi.fn<(values: JobFormValues) => void>();
  function Form() {
    const form = useForm<JobFormValues>({ defaultValues: { ...EMPTY_VALUES, autoRefresh } });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
          <VisibilitySection published={null} />
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  return async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSubmit.mock.lastCall?.[0].autoRefresh).toBeDefined();
    return onSubmit.mock.lastCall?.[0].autoRefresh;
  };
}

afterEach(() => setPlan("unlimited"));

test("auto-refresh can be turned on with a plan that includes it", async () => {
  const sent = setUp("unlimited", false);
  await box.click();
  await expect.element(box).toBeChecked();
  expect(await sent()).toBe(true);
});

test("auto-refresh that the plan does not include cannot be turned on, and says why", async () => {
  const sent = setUp("limited", false);
  await expect.element(box).toHaveAttribute("aria-disabled", "true");
  const reason = m.job_form_auto_refresh_limited({ days: LIMITS.autoRefreshDays });
  await expect.element(box).toHaveAccessibleDescription(reason);
  await expect.element(page.getByText(reason)).toBeVisible();
  await box.click({ force: true });
  await userEvent.keyboard(" ");
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  expect(await sent()).toBe(false);
});

test("auto-refresh that the plan no longer includes can be turned off, not on again", async () => {
  const sent = setUp("limited", true);
  await box.click();
  await expect.element(box).not.toBeChecked();
  await box.click({ force: true });
  await expect.element(box).not.toBeChecked();
  expect(await sent()).toBe(false);
});
