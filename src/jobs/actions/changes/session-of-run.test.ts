import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobWritesService } from "../../testing/job-writes-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import type { Operation } from "../operations/operations.ts";
import { itemsOf, planChangeSet, readPlanSource } from "./plan/plan-change-set.ts";
import { runChangeSet } from "./run-change-set.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";

signedInPage();

const salary = {
  amount: 20,
  maxAmount: null,
  period: { id: 5, name: "Hourly", unit: "Hour" },
  plusCommission: false,
};

test.each([true, false])(
  "a run whose session is replaced sends nothing more, and stores its outcomes where it began; plain: %s",
  async (plain) => {
    vi.stubGlobal("navigator", {});
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    const service = jobWritesService(
      ids.map((id) => ({ ...aJob, id, salary })),
      plain,
    );
    const archive: Operation = { kind: "status", status: "archived", renew: true };
    const id = await changeSetStore.plan(
      archive,
      ids.map((id) => ({ id, etag: undefined })),
    );
    const { signal } = new AbortController();
    const set = (await changeSetStore.get(id))!;
    const source = await readPlanSource(new QueryClient(), set, signal, () => {});
    const items = await planChangeSet(set, archive, source, false, signal);
    await changeSetStore.start(id, itemsOf(id, archive, items, new Set()));
    const keys = new Set<string>();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
      if (init.method === "PUT") keys.add(new Headers(init.headers).get("API-Key") ?? "");
      return fetch(url, init);
    });
    service.fate = () => {
      session.signIn({ key: "m", employer: { id: 2, name: "Mill" } }, false);
      return "works";
    };
    await runChangeSet(id, new QueryClient());
    expect([await changeSetStore.get(id), await changeSetStore.items(id)]).toEqual([undefined, []]);
    expect([...keys]).toEqual(["k"]);

    session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
    expect((await changeSetStore.get(id))?.state).toBe("paused");
    const applied = await changeSetStore.items(id, "stored");
    const written = new Set(service.writes.map(({ id }) => id));
    expect(new Set(applied.map(({ before }) => before?.job.id))).toEqual(written);
    expect(written.size).toBe(1);
  },
);
