import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LIMITS } from "#contract/limits.ts";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { listQueries } from "#src/jobs/list/list-queries.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { showServiceErrors } from "./validation/field-errors.ts";
import { ReferenceIdField } from "./reference-id-field.tsx";

const q = "HR-16";

/** A form whose reference id the service refuses; the search for it has found `found`. */
function setUp(...found: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const filter = { status: undefined, q, page: 1, pageSize: LIMITS.pageSize.max };
  const data = found.map((referenceId, index) => ({ ...aJob, id: index + 1, referenceId }));
  const paging = { total: data.length, page: 1, pages: 1, pageSize: filter.pageSize };
  client.setQueryData(listQueries.page(filter).queryKey, {
    data,
    paging: { ...paging, previous: null, next: null },
  });
  function Form() {
    const form = useForm<JobFormValues>({
      defaultValues: { ...EMPTY_VALUES, referenceId: ` ${q}` },
    });
    const save = () =>
      showServiceErrors(form, [{ field: "referenceId", code: "taken", message: "Taken." }]);
    return (
      <QueryClientProvider client={client}>
        <FormProvider {...form}>
          <ReferenceIdField />
          <button type="button" onClick={save}>
            Save
          </button>
        </FormProvider>
      </QueryClientProvider>
    );
  }
  render(<Form />);
}

const link = page.getByRole("link");

test("a taken reference id links to the job that has it", async () => {
  setUp("HR-1657", q);
  expect(link.elements()).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(link).toHaveAttribute("href", "/jobs/2");
  await expect.element(link).toHaveTextContent(aJob.title);
});

test("another job that the search finds is no answer", async () => {
  setUp("HR-1657");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByRole("textbox"))
    .toHaveAccessibleDescription(/Another of your jobs/);
  expect(link.elements()).toEqual([]);
});
