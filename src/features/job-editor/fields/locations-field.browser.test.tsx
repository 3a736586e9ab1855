import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { EMPTY_VALUES } from "#src/jobs/job/fields/job-values.ts";
import { referenceQueries } from "#src/jobs/requests/reference/reference-queries.ts";
import { LocationsField } from "./locations-field.tsx";

const input = page.getByRole("combobox", { name: "Locations" });
const chosen = () =>
  page
    .getByRole("button", { name: /^Remove / })
    .elements()
    .map((element) => element.getAttribute("aria-label")?.replace(/^Remove /, ""));

/** The form, with a service that suggests these places for these texts. */
function setUp(
  suggested: Record<string, string[]>,
  locations: string[] = [],
  near: Record<string, string[]> = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const listed = (places: string[]) =>
    places.map((description, id) => ({ id, name: "", description, type: "Town" }));
  for (const [query, places] of Object.entries(suggested))
    client.setQueryData(referenceQueries.locations(query).queryKey, listed(places));
  for (const [query, places] of Object.entries(near))
    client.setQueryData(referenceQueries.nearLocations(query).queryKey, listed(places));
  function Form() {
    const form = useForm({ defaultValues: { ...EMPTY_VALUES, locations } });
    return (
      <QueryClientProvider client={client}>
        <AnnouncerProvider>
          <FormProvider {...form}>
            <LocationsField />
          </FormProvider>
        </AnnouncerProvider>
      </QueryClientProvider>
    );
  }
  render(<Form />);
}

async function paste(text: string) {
  await input.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  input
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("an unknown place is marked, and one press takes the nearest name", async () => {
  setUp({ "Vancouver, AB": [], Vancouver: ["Vancouver, BC", "North Vancouver, BC"] });
  await input.fill("Vancouver, AB");
  await page.getByRole("option", { name: m.fields_add_token({ text: "Vancouver, AB" }) }).click();
  await expect.element(page.getByText("(unknown location)")).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole("button", { name: "Did you mean Vancouver, BC?", exact: true }).click();
  await expect.poll(chosen).toEqual(["Vancouver, BC"]);
  await expect.element(page.getByText("(unknown location)")).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});

test("a misspelled place shows the names that are nearly the same", async () => {
  setUp({ Vancover: [] }, [], { Vancover: ["Vancouver, BC"] });
  await input.fill("Vancover");
  await page.getByRole("option", { name: m.fields_add_token({ text: "Vancover" }) }).click();
  await page.getByRole("button", { name: m.place_proposal({ place: "Vancouver, BC" }) }).click();
  await expect.poll(chosen).toEqual(["Vancouver, BC"]);
});

test("pasted places are those that the service knows, each once", async () => {
  const vancouver = ["Vancouver, BC"];
  setUp({ "vancouver bc": vancouver, "Vancouver, BC": vancouver, Hogwarts: [] });
  await paste("vancouver bc; Vancouver, BC\nHogwarts");
  await expect.poll(chosen).toEqual(["Vancouver, BC", "Hogwarts"]);
  await expect.element(page.getByText("(unknown location)")).toBeInTheDocument();
});

test("pasted places above the maximum stay in the box", async () => {
  const names = ["Hope", "Nelson", "Laval", "Truro"];
  setUp(Object.fromEntries(names.map((name) => [name, [`${name}, XX`]])));
  await paste(names.join("\n"));
  await expect.poll(chosen).toEqual(["Hope, XX", "Nelson, XX", "Laval, XX"]);
  await expect.element(input).toHaveValue("Truro, XX");
});

test("places as they were loaded raise no question", async () => {
  setUp({ Hogwarts: [], Hope: ["Hope, BC"] }, ["Hogwarts"]);
  await input.fill("Hope");
  await userEvent.keyboard("{Tab}");
  await expect.poll(chosen).toEqual(["Hogwarts", "Hope, BC"]);
  await expect.element(page.getByText("(unknown location)")).not.toBeInTheDocument();
});
