import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { checkPosting } from "#posting-check/check-posting.ts";
import { jobOf } from "#posting-check/testing/job-of.ts";
import { ReadinessPanel } from "./readiness-panel.tsx";

function show(job: Job) {
  const findings = checkPosting(job, DEFAULT_FACTS, "2026-11-26");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnnouncerProvider>
        <ToastProvider>
          <ReadinessPanel
            job={job}
            found={{
              findings,
              facts: DEFAULT_FACTS,
              isRead: true,
              isCompared: true,
              onCompare: () => {},
            }}
            place={() => null}
          />
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
}

it("says of an empty form that nothing was checked", async () => {
  show(jobOf({ at: "Toronto, ON", title: " ", text: "" }));
  await expect.element(page.getByText(m.readiness_nothing_checked())).toBeVisible();
  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
});

it("asks the employer's questions at a finding that depends on them", async () => {
  show(jobOf({ at: "Toronto, ON", text: "Bake.", pay: [20, null, 5] }));
  const finding = page.getByRole("listitem").filter({ hasText: m.readiness_vacancy_missing() });
  await expect.element(finding).toHaveTextContent(m.readiness_if_large());
  await userEvent.click(finding.getByRole("button", { name: m.readiness_facts_answer() }));
  await expect.element(page.getByRole("dialog", { name: m.readiness_facts_title() })).toBeVisible();
});

it.each([
  ["", 0],
  ["Bake.", 1],
])("has a sentence of %j to point to as the statement: %d", async (text, buttons) => {
  show(jobOf({ at: "Toronto, ON", text, pay: [20, null, 5] }));
  const finding = page.getByRole("listitem").filter({ hasText: m.readiness_vacancy_missing() });
  await userEvent.click(finding.getByRole("button", { name: m.judge_said() }));
  const dialog = page.getByRole("dialog", { name: m.judge_said_title() });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole("radio", { name: "Bake." }).elements()).toHaveLength(buttons);
  expect(dialog.getByRole("button", { name: m.judge_said_use() }).elements()).toHaveLength(buttons);
});
