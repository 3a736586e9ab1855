import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Location } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import { referenceQueries } from "#src/jobs/requests/reference/reference-queries.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { UnlistedPlaces } from "./unlisted-places.tsx";

const at = (description: string): Location => ({ id: 1, name: "", description, type: "Town" });
const item = (place: string, before: string | null): PlannedItem => ({
  before: before === null ? null : { job: { ...aJob, locations: [at(before)] }, etag: '"1"' },
  write: { kind: "create", body: {} },
  after: { ...aJob, locations: [at(place)] },
  problems: [],
  obstacle: null,
});

test("places that are not in the list are named once, unless the posting had them", async () => {
  const client = createQueryClient();
  client.setQueryData(referenceQueries.locations("Toronto, ON").queryKey, [at("Toronto, ON")]);
  for (const place of ["Notatown, ON", "Old Camp, AB"]) {
    client.setQueryData(referenceQueries.locations(place).queryKey, []);
    client.setQueryData(referenceQueries.nearLocations(place).queryKey, []);
  }
  const plan = [
    item("Notatown, ON", null),
    item("Toronto, ON", null),
    item("Notatown, ON", "Toronto, ON"),
    item("Old Camp, AB", "Old Camp, AB"),
  ];
  render(
    <QueryClientProvider client={client}>
      <UnlistedPlaces
        plan={plan}
        included={() => true}
        leaveOut={(positions) => <Button>{positions.join()}</Button>}
      />
    </QueryClientProvider>,
  );
  const sentence = m.place_unlisted({ count: 1, places: "Notatown, ON" });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "0,2" })).toBeVisible();
});
