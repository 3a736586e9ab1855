import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { namesOf } from "#src/jobs/job/fields/names-of-job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { ApplicantPosting } from "./applicant-posting.tsx";
import { JobTitle } from "./in-language.tsx";
import { JobChanges } from "./job-changes.tsx";

const FRENCH = {
  ...aJob,
  title: "Boulanger",
  description: "<p>Nous cherchons une personne pour l’équipe du matin, dès janvier.</p>",
};
const ENGLISH = {
  ...aJob,
  title: "Baker",
  description: "<p>We look for somebody who likes early mornings and warm ovens.</p>",
};

test("the title and text of a French posting are marked in an English page", async () => {
  render(
    <>
      <JobTitle job={{ ...FRENCH, title: "Boulangère" }} />
      <ApplicantPosting values={valuesOfJob(FRENCH)} names={namesOf(FRENCH)} employer={undefined} />
    </>,
  );
  await expect.element(page.getByText("Boulangère")).toHaveAttribute("lang", "fr-CA");
  await expect.element(page.getByRole("heading")).toHaveAttribute("lang", "fr-CA");
  const text = page.getByText(/Nous cherchons/).element();
  await expect.poll(() => text.closest("[lang]")?.getAttribute("lang")).toBe("fr-CA");
});

test("what changed of a French posting is marked, and the words around it are not", async () => {
  const after = { ...FRENCH, title: "Boulanger de nuit" };
  render(<JobChanges before={FRENCH} after={after} names={namesOf(FRENCH)} />);
  const added = page.getByRole("insertion");
  await expect
    .poll(() => added.element().querySelector("[lang=fr-CA]")?.textContent)
    .toMatch(/nuit/);
  expect(added.element().closest("[lang=fr-CA]")).toBeNull();
});

test("a posting in the language of the page is not marked", async () => {
  render(
    <>
      <JobTitle job={ENGLISH} />
      <JobTitle job={FRENCH} />
    </>,
  );
  // The control: both have been looked at.
  await expect.element(page.getByText("Boulanger")).toHaveAttribute("lang", "fr-CA");
  await expect.element(page.getByText("Baker")).not.toHaveAttribute("lang");
});
