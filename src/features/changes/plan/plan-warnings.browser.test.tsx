import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import { OPERATIONS } from "#src/jobs/actions/operations/operations.ts";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { render } from "#src/ui/testing/render.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PlanWarnings } from "./plan-warnings.tsx";

const before: Job = {
  ...aJob,
  status: "archived",
  locations: [{ id: 1, name: "Vancouver", description: "Vancouver, BC", type: "Town" }],
};
const item: PlannedItem = {
  before: { job: before, etag: '"1"' },
  write: { kind: "change", changes: { status: "active" } },
  after: { ...before, status: "active" },
  problems: [],
  obstacle: null,
};
const publish: ChangeSetAction = { ...OPERATIONS.status.initial(), status: "active" };

test.each<[string, ChangeSetAction, boolean]>([
  ["a change", publish, true],
  ["an undo", { kind: "undo", changeSet: "archived" }, false],
])("%s that makes a posting public with an error", async (_, action, isWarned) => {
  const props = { plan: [item], action, excluded: new Set<number>(), onExclude: () => {} };
  const all = page.getByText(m.change_publishes_to_correct({ count: 1 }));
  const each = page.getByText(m.change_readiness_to_correct({ findings: ruleLabel("payMissing") }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The control: its warning comes once the postings were checked. */}
      {!isWarned && (
        <PlanWarnings {...props} plan={[{ ...item }]} action={publish} onAction={() => {}} />
      )}
      <PlanWarnings {...props} onAction={() => {}} />
      <PlanTable {...props} />
    </QueryClientProvider>,
  );
  await expect.element(all).toBeVisible();
  expect(all.elements()).toHaveLength(1);
  expect(each.elements()).toHaveLength(isWarned ? 1 : 0);
});
