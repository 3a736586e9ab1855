import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { render } from "#src/ui/testing/render.tsx";
import { CloseDateField } from "./close-date-field.tsx";

function Form() {
  const form = useForm<JobFormValues>({ defaultValues: EMPTY_VALUES });
  return (
    <FormProvider {...form}>
      <CloseDateField published={null} />
      <button
        type="button"
        onClick={() => form.setError("closeDate", { message: "Choose today or a later date." })}
      >
        Publish
      </button>
    </FormProvider>
  );
}

test("a past close date has a warning, and an error in its place when it is refused", async () => {
  render(<Form />);
  const warning = page.getByText("Applicants will see that the job is closed.");
  const field = page.getByLabelText(/^Close date/);
  await userEvent.fill(field, "2020-02-29");
  await expect.element(warning).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(field).toHaveAccessibleDescription(/^Error: Choose today or a later date\./);
});
