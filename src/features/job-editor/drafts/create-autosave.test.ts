import { expect, test, vi } from "vitest";
import { putDraft } from "#src/lib/drafts/draft-store.ts";
import { session } from "#src/lib/session/current-session.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { type AutosavedForm, createAutosave } from "./create-autosave.ts";

vi.mock("#src/lib/drafts/draft-store.ts", () => ({ putDraft: vi.fn<typeof putDraft>() }));

test("waits for a pause, but never longer than a second", () => {
  vi.useFakeTimers();
  session.signIn({ key: "k", employer: null }, false);
  const start = valuesOfJob(aJob);
  let title = "";
  const autosave = createAutosave({
    drafts: {
      draftKey: "new",
      owner: "o",
      tab: "t",
      own: undefined,
      others: [],
      writes: [],
      works: true,
    },
    form: { getValues: () => ({ ...start, title }) },
    start: { values: start },
    unconfirmedWrites: () => [],
    nameOf: () => "New job",
    onStorageFailed: () => expect.unreachable(),
  } as unknown as AutosavedForm);
  const stored = vi.mocked(putDraft);
  const type = (letters: number, pause: number) => {
    for (let typed = 0; typed < letters; typed += 1) {
      title += "a";
      autosave.schedule();
      vi.advanceTimersByTime(pause);
    }
  };
  type(9, 100);
  expect(stored).not.toHaveBeenCalled();
  type(1, 100);
  expect(stored).toHaveBeenCalledTimes(1);
  // Five seconds without a pause.
  type(50, 100);
  expect(stored).toHaveBeenCalledTimes(6);
  // The pause ends the wait, and the next second begins with the next letter.
  type(1, 400);
  expect(stored).toHaveBeenCalledTimes(7);
  type(1, 299);
  expect(stored).toHaveBeenCalledTimes(7);
  vi.advanceTimersByTime(1);
  expect(stored).toHaveBeenCalledTimes(8);
});
