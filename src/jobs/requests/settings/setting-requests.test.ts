import { afterAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { session } from "#src/lib/session/current-session.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { changeSetting, fetchSetting } from "./setting-requests.ts";

const KIND = { name: "views", schema: z.string(), empty: "" };

const local = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("document", {
    documentElement: { lang: "en" },
    querySelector: () => ({ content: "http://service" }),
  });
  local.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, text: string) => local.set(name, text),
  });
  session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
});
afterAll(session.close);

it("asks a plain service for settings once in a session, and again before a write", async () => {
  const plain = fakeService({ plain: true });
  expect((await fetchSetting(KIND)).shared).toBe(false);
  expect((await fetchSetting(KIND)).shared).toBe(false);
  expect(plain.requests).toHaveLength(1);
  // The service has been replaced by one that has them.
  fakeService({ plain: false });
  expect((await changeSetting(KIND, () => "ended")).shared).toBe(true);
  expect(await fetchSetting(KIND)).toEqual({ shared: true, value: "ended" });
});

it.each([true, false])(
  "writes nothing once another employer has signed in (plain: %s)",
  async (plain) => {
    const service = fakeService({ plain });
    const others = { key: "l", employer: { id: 2, name: "Prairie" } };
    service.intercept(() => {
      session.signIn(others, false);
      return undefined;
    });
    await expect(changeSetting(KIND, () => "of Harbour")).rejects.toMatchObject({
      reason: "otherEmployer",
    });
    expect([...service.settings, ...local]).toEqual([]);
  },
);

it("makes a change once that the browser sent twice, and was refused the second time", async () => {
  const service = fakeService({ plain: false });
  const { fetch } = globalThis;
  let puts = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, init);
    return init.method === "PUT" && (puts += 1) === 1 ? fetch(url, init) : answer;
  });
  await changeSetting(KIND, (value) => `${value}x`);
  expect([...service.settings.values()].map(({ document }) => document)).toEqual(['"x"']);
});
