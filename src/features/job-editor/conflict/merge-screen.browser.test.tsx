import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { referenceQueries } from "#src/jobs/requests/reference/reference-queries.ts";
import { EMPTY_VALUES, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { merge } from "./merge.ts";
import { MergeScreen } from "./merge-screen.tsx";

const base: JobFormValues = {
  ...EMPTY_VALUES,
  title: "Baker",
  positionType: "1",
  categories: ["14"],
  locations: ["Vancouver, BC"],
  paid: true,
  amount: "52,000",
  period: "1",
  applicationEmail: "jobs@example.com",
  closeDate: "2035-02-28",
  description:
    "<p>We bake <b>bread</b> for half of Kitsilano, and we start early.</p>" +
    "<p>You bring:</p><ul><li>Two years in a bakery</li><li>A good nose</li></ul>" +
    '<p>Questions? See <a href="https://example.com/work">how we work</a>.</p>',
};
const ours: JobFormValues = {
  ...base,
  title: "Head baker",
  amount: "26.50",
  period: "5",
  confidential: true,
  description: base.description
    .replace("and we start early", "and our day starts at four")
    .replace("<li>A good nose</li>", "<li>A good nose</li><li>A driving licence</li>"),
};
const theirs: JobFormValues = {
  ...base,
  title: "Baker, nights",
  amount: "60,000",
  closeDate: "2035-03-31",
  categories: ["14", "9"],
  description: base.description
    .replace("<p>You bring:</p>", "<p>We pay for your training. You bring:</p>")
    .replace("https://example.com/work", "https://example.com/people"),
};

const onSave = vi.fn<(values: JobFormValues) => void>();

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(referenceQueries.categories().queryKey, [
    { id: 9, name: "Labour" },
    { id: 14, name: "Retail" },
  ]);
  client.setQueryData(referenceQueries.positionTypes().queryKey, [{ id: 1, name: "Full Time" }]);
  render(
    <QueryClientProvider client={client}>
      <main style={{ padding: "1rem" }}>
        <h1 tabIndex={-1}>Edit Baker</h1>
        <MergeScreen
          base={base}
          ours={ours}
          theirs={theirs}
          merged={merge(base, ours, theirs)}
          origins={[]}
          saving={false}
          onSave={onSave}
          onBack={() => {}}
        />
      </main>
    </QueryClientProvider>,
  );
}

const group = (name: string) => page.getByRole("region", { name, exact: true });

afterEach(() => {
  onSave.mockReset();
  delete document.documentElement.dataset.theme;
});

it.each([
  ["light", 320],
  ["dark", 360],
  ["light", 768],
  ["dark", 1440],
])("is accessible and fits: %s, %i px", async (theme, width) => {
  await page.viewport(width, 900);
  document.documentElement.dataset.theme = theme;
  show();
  await expect.element(group("Description")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(await axeViolations()).toEqual([]);
});

it("marks both versions visibly and for screen readers, with ours chosen", async () => {
  await page.viewport(1440, 900);
  show();
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
  const radios = group("Title").getByRole("radio");
  await expect.element(radios.nth(1)).toBeChecked();
  await expect
    .element(radios.nth(0))
    .toHaveAccessibleDescription("Baker Added: , nights end of change");

  // Amounts are compared as a whole.
  const pay = [...group("Pay").element().querySelectorAll("ins, del")];
  expect(pay.map(({ textContent }) => textContent)).toEqual([
    " Removed: $52,000 per year end of change ",
    " Added: $60,000 per year end of change ",
    " Removed: $52,000 per year end of change ",
    " Added: $26.50 per hour end of change ",
  ]);

  const description = group("Description").element();
  const changes = [...description.querySelectorAll("ins, del")].map(
    ({ textContent }) => textContent,
  );
  expect(changes.join("|")).toContain("A driving licence");
  expect(changes.join("|")).toContain("links to https://example.com/people");
  expect(description.querySelector("a")).toBeNull();

  await expect.element(group("Merged automatically")).toHaveTextContent("Close date");
  await expect.element(group("Merged automatically")).toHaveTextContent("Retail Added: · Labour");
});

it("saves the choices and the merged changes", async () => {
  show();
  await group("Title")
    .getByRole("radio", { name: /^Theirs/ })
    .click();
  await group("Pay")
    .getByRole("radio", { name: /^Theirs/ })
    .click();
  await group("Pay")
    .getByRole("radio", { name: /^Yours/ })
    .click();
  await page.getByRole("button", { name: "Save these choices" }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...ours,
    title: theirs.title,
    closeDate: theirs.closeDate,
    categories: theirs.categories,
  });
});
