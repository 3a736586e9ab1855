import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { render } from "#src/ui/testing/render.tsx";
import { ReadinessChange } from "./readiness-change.tsx";

const open: Job = { ...aJob, status: "active" };
const closed: Job = { ...open, closeDate: "2020-01-31" };
const archived: Job = { ...closed, status: "archived" };
const findings = ruleLabel("closesSoon");
const mended = m.change_readiness_mended({ findings });
const added = m.change_readiness_added({ findings });

test.each([
  ["extended", closed, open, [true, false]],
  ["closed early", open, closed, [false, true]],
  ["archived", closed, archived, [false, false]],
  ["published again", archived, closed, [false, false]],
])("a posting that is %s: what the rules find only before and only after", (...row) => {
  const [, before, after, expected] = row;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReadinessChange before={before} after={after} />
    </QueryClientProvider>,
  );
  const said = [mended, added].map((text) => page.getByText(text).elements().length > 0);
  expect(said).toEqual(expected);
});
