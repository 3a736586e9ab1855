import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "#src/ui/testing/render.tsx";
import { ApplicantPreview } from "./applicant-preview.tsx";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/fields/job-values.ts";

function Form({ values }: { values: Partial<JobFormValues> }) {
  const form = useForm<JobFormValues>({ defaultValues: { ...EMPTY_VALUES, ...values } });
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register("title")} />
      <input aria-label="Description" {...form.register("description")} />
      <ApplicantPreview />
    </FormProvider>
  );
}

it("follows the form, and sanitizes the description", async () => {
  render(<Form values={{ locations: ["Hope, BC", "Nelson, BC"] }} />);
  const posting = page.getByRole("article");
  await expect.element(posting).not.toBeInTheDocument();
  await page.getByText("Preview").click();
  await expect.element(posting).toHaveTextContent("No title yet");
  await expect.element(posting).toHaveTextContent("Hope, BC · Nelson, BC");
  await page.getByLabelText("Title").fill("Baker");
  await expect.element(posting.getByRole("heading", { name: "Baker" })).toBeVisible();
  await page.getByLabelText("Description").fill("<p>Bread <b>daily</b><img src=x></p>");
  await expect.element(posting.getByText("daily")).toBeVisible();
  expect(posting.element().querySelector("img")).toBeNull();
});
