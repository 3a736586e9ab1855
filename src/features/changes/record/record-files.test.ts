import { expect, it } from "vitest";
import type { PublicVersion } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { recordFiles } from "./record-files.ts";

const VERSION: PublicVersion = {
  jobId: 7,
  version: 3,
  kind: "changed",
  publicFrom: "2026-05-02T12:00:00.120-04:00",
  publicUntil: null,
  closedFrom: null,
  by: "Chloé",
  through: "form",
  changeSet: null,
  sha256: "abc",
  job: { ...aJob, status: "active", closeDate: "2026-05-03" },
};
const UNTIL = "2026-05-06T09:30:00.000-04:00";
const CLOSED = "2026-05-04T00:00:00.000-04:00";

const pageOf = async (version: PublicVersion, keptFrom: string | null) => {
  const days = { from: "2026-05-01", to: "2026-05-31", timeZone: "America/Toronto" };
  const [, page] = await recordFiles({ ...days, keptFrom, versions: [version] });
  return (await page.blob.text()).replaceAll(/<\/?time>/g, "");
};

it.each<[string, Partial<PublicVersion>, string]>([
  ["open and current", {}, m.record_still_public()],
  ["open until its next version", { publicUntil: UNTIL }, "2026-05-06 09:30:00 -04:00"],
  [
    "closed and current",
    { closedFrom: CLOSED },
    m.record_closed({ until: m.record_still_active(), closed: "2026-05-04 00:00:00 -04:00" }),
  ],
  [
    "closed, until its next version",
    { closedFrom: CLOSED, publicUntil: UNTIL },
    m.record_closed({
      until: "2026-05-06 09:30:00 -04:00",
      closed: "2026-05-04 00:00:00 -04:00",
    }),
  ],
])("the page says of a posting that was %s, until when", async (_name, times, until) => {
  const page = await pageOf({ ...VERSION, ...times }, null);
  expect(page).toContain(`<td>2026-05-02 12:00:00 -04:00<td>${until}<td>2026-05-03`);
  expect(page).toContain(m.record_index_title({ from: "2026-05-01", to: "2026-05-31" }));
});

it("says of when the oldest version is, where that is later than the first day begins", async () => {
  const said = m.record_kept_from({ time: "2026-05-02 12:00:00 -04:00" });
  expect(await pageOf(VERSION, VERSION.publicFrom)).toContain(said);
  expect(await pageOf(VERSION, null)).not.toContain(m.record_kept_from({ time: "" }).slice(0, 20));
});
