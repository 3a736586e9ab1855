import { afterAll, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { session } from "#src/lib/session/current-session.ts";
import { fakeService } from "../testing/fake-service.ts";
import { changeSetting, fetchSetting } from "./setting-requests.ts";

const KIND = { name: "views", schema: z.string(), empty: "" };

afterAll(session.close);

it("asks a plain service for settings once in a session, and again before a write", async () => {
  vi.stubGlobal("document", {
    documentElement: { lang: "en" },
    querySelector: () => ({ content: "http://service" }),
  });
  session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
  const plain = fakeService({ plain: true });
  expect((await fetchSetting(KIND)).shared).toBe(false);
  expect((await fetchSetting(KIND)).shared).toBe(false);
  expect(plain.requests).toHaveLength(1);
  // The service has been replaced by one that has them.
  fakeService({ plain: false });
  expect((await changeSetting(KIND, () => "ended")).shared).toBe(true);
  expect(await fetchSetting(KIND)).toEqual({ shared: true, value: "ended" });
});
