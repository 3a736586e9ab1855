import { FormProvider, useForm, useWatch } from "react-hook-form";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ApplicantPosting } from "./applicant-posting.tsx";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { render } from "#src/ui/testing/render.tsx";

const names = { category: (id: string) => `category ${id}`, positionType: () => "Full time" };

function Form({ values }: { values: Partial<JobFormValues> }) {
  const form = useForm<JobFormValues>({ defaultValues: { ...EMPTY_VALUES, ...values } });
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register("title")} />
      <input aria-label="Description" {...form.register("description")} />
      <ApplicantPosting
        values={useWatch({ control: form.control }) as JobFormValues}
        names={names}
        employer="Acme"
      />
    </FormProvider>
  );
}

const posting = page.getByRole("article");

it("follows the form, and sanitizes the description", async () => {
  render(<Form values={{ locations: ["Hope, BC", "Nelson, BC"] }} />);
  await expect.element(posting).toHaveTextContent(m.job_form_preview_no_title());
  await expect.element(posting).toHaveTextContent("Acme · Hope, BC · Nelson, BC");
  await page.getByLabelText("Title").fill("Baker");
  await expect.element(posting.getByRole("heading", { name: "Baker" })).toBeVisible();
  await page.getByLabelText("Description").fill("<p>Bread <b>daily</b><img src=x></p>");
  await expect.element(posting.getByText("daily")).toBeVisible();
  expect(posting.element().querySelector("img")).toBeNull();
});

it("shows all that applicants see, and hides a confidential employer", async () => {
  const values = {
    positionType: "1",
    categories: ["7"],
    paid: true,
    amount: "20",
    period: "1",
    closeDate: "2035-08-04",
    applicationEmail: "jobs@example.com",
    confidential: true,
  };
  render(<Form values={values} />);
  for (const shown of [
    m.job_form_preview_confidential(),
    "Full time",
    "category 7",
    "$20",
    shortDate("2035-08-04"),
    "jobs@example.com",
  ])
    await expect.element(posting).toHaveTextContent(shown);
  await expect.element(posting).not.toHaveTextContent("Acme");
});
