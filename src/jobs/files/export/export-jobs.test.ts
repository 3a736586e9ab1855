import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Progress } from "#src/ui/feedback/toast-store.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobWritesService } from "../../testing/job-writes-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { exportJobs } from "./export-jobs.ts";

const jobs = Array.from({ length: 120 }, (_, index) => ({ ...aJob, id: index + 1 }));
const ids = jobs.map(({ id }) => id);

signedInPage();
beforeEach(() => {
  jobWritesService(jobs, false);
});

/** Exports all jobs as JSON. */
const exported = async (signal: AbortSignal, onProgress: (progress: Progress) => void) =>
  exportJobs(new QueryClient(), { ids }, "json", signal, onProgress);

test("JSON has every job as the interface gives it, and says how far it is", async () => {
  const said: unknown[] = [];
  const file = await exported(new AbortController().signal, ({ done, total }) =>
    said.push([done, total]),
  );
  expect(JSON.parse(await file.blob.text())).toEqual(jobs);
  expect(file.count).toBe(120);
  const reading = ids.map((read) => [read, 120]);
  expect(said).toEqual([...reading, [0, 120], [50, 120], [100, 120], [undefined, undefined]]);
});

test("an export that is cancelled ends", async () => {
  const cancel = new AbortController();
  const cancelled = exported(cancel.signal, ({ message }) => {
    if (message === m.export_writing({ done: "50", total: "120" })) cancel.abort();
  });
  await expect(cancelled).rejects.toThrow("aborted");
});
