import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Job } from "#contract/job.ts";
import { EXAMPLES } from "#contract/openapi/examples.ts";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { render } from "#src/ui/testing/render.tsx";
import { Overview } from "./overview.tsx";

const { email, url } = ROUTING;
const both = { applicationEmail: "jobs@example.com", applicationUrl: "https://example.com/apply" };
const byEmail = `${m.job_by_email()} ${both.applicationEmail}`;
const byUrl = `${m.job_by_url()} ${both.applicationUrl}`;

// Another service may also return the value of the other route.
test.each([
  ["e-mail, with a web address that does not apply", email, both, byEmail],
  ["the web, with an e-mail address that does not apply", url, both, byUrl],
  ["e-mail without an address", email, { ...both, applicationEmail: null }, m.job_not_given()],
  ["a way that the service does not name", null, { ...both, applicationUrl: null }, byEmail],
])("how people apply (§2.1): by %s", (_, id, addresses, said) => {
  const applicantRoutingType = id && { id, name: "" };
  const job: Job = { ...EXAMPLES.job, ...addresses, applicantRoutingType };
  render(<Overview job={job} />);
  const label = page.getByText(m.fact_apply()).element();
  expect(label.nextElementSibling?.textContent).toContain(said);
});

test("what a job has twice is shown twice", () => {
  const { locations, categories } = EXAMPLES.job;
  const twice = {
    locations: [...locations, ...locations],
    categories: [...categories, ...categories],
  };
  render(<Overview job={{ ...EXAMPLES.job, ...twice }} />);
  const listed = page.getByRole("listitem").elements();
  expect(listed).toHaveLength(twice.locations.length + twice.categories.length);
});
