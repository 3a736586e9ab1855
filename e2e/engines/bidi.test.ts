import { expect, it } from "vitest";
import { complete, completeBidi, type Message, type Transport } from "./bidi.ts";

/** A browser that answers each command at once, and the Playwright that listens to it. */
function connected(answers: Record<string, Message["result"]>) {
  const sent: Message[] = [];
  const heard: Message[] = [];
  const browser: Transport = {
    send: (message) => {
      sent.push(message);
      const result = answers[message.method ?? ""];
      browser.onmessage?.({ type: "success", id: message.id ?? 0, ...(result && { result }) });
    },
  };
  const playwright = complete(browser);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport has no other
  playwright.onmessage = (message) => heard.push(message);
  return { browser, playwright, sent, heard };
}

const CHROME = {
  "browsingContext.getTree": { contexts: [{ context: "window" }] },
  "script.callFunction": { type: "success" },
};

it("finds the parts of Playwright that it completes", () => {
  expect(() => completeBidi()).not.toThrow();
});

it("carries out the command for media features, which Firefox lacks", async () => {
  const { playwright, sent, heard } = connected(CHROME);
  const features = { "prefers-color-scheme": { media: "print" } };
  playwright.send({
    id: 7,
    method: "emulation.setMediaFeaturesOverride",
    params: { contexts: ["page"], features },
  });
  await expect.poll(() => heard).toEqual([{ type: "success", id: 7, result: {} }]);
  const call = sent.find(({ method }) => method === "script.callFunction");
  expect(JSON.stringify(call?.params)).toContain(String.raw`{\"media\":\"print\"}`);
});

it("sets them again on a page that comes from elsewhere", async () => {
  const { browser, playwright, sent, heard } = connected(CHROME);
  playwright.send({
    id: 7,
    method: "emulation.setMediaFeaturesOverride",
    params: { contexts: ["page"], features: { "prefers-color-scheme": { media: "print" } } },
  });
  await expect.poll(() => heard).toHaveLength(1);
  browser.onmessage?.({
    type: "event",
    method: "browsingContext.navigationCommitted",
    params: { context: "page" },
  });
  await expect.poll(() => heard).toHaveLength(2);
  expect(sent.filter(({ method }) => method === "script.callFunction")).toHaveLength(2);
});

it("says so when Firefox refuses it", async () => {
  const { playwright, heard } = connected({
    ...CHROME,
    "script.callFunction": { type: "exception" },
  });
  playwright.send({
    id: 7,
    method: "emulation.setMediaFeaturesOverride",
    params: { contexts: ["page"] },
  });
  await expect.poll(() => heard).toMatchObject([{ type: "error", id: 7 }]);
});

it("sets a context's colour scheme on each of its pages", async () => {
  const { browser, playwright, sent, heard } = connected(CHROME);
  playwright.send({
    id: 7,
    method: "emulation.setMediaFeaturesOverride",
    params: { userContexts: ["kim"], features: { "prefers-color-scheme": "dark" } },
  });
  const opened = (context: string, userContext: string) => ({
    type: "event" as const,
    method: "browsingContext.contextCreated",
    params: { context, userContext },
  });
  browser.onmessage?.(opened("page", "kim"));
  browser.onmessage?.(opened("elsewhere", "lee"));
  await expect.poll(() => heard).toHaveLength(3);
  const calls = sent.filter(({ method }) => method === "script.callFunction");
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(calls)).toMatch(/"page".*dark/);
});

it("brings the body of a request with it, and keeps the order", async () => {
  const { browser, heard } = connected({
    "network.getData": { bytes: { type: "string", value: "{}" } },
  });
  const request = { request: "1", method: "PUT", bodySize: 2 };
  browser.onmessage?.({ type: "event", method: "network.beforeRequestSent", params: { request } });
  browser.onmessage?.({ type: "event", method: "network.responseStarted" });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[0]?.params?.request?.bodySize).toEqual(Buffer.from("{}"));
});

it("names the downloads of the page's own files", async () => {
  const { browser, heard } = connected({});
  const params = { context: "page", navigation: null, url: "blob:1" };
  browser.onmessage?.({ type: "event", method: "browsingContext.downloadWillBegin", params });
  await expect.poll(() => heard).toMatchObject([{ params: { download: "blob:1" } }]);
});
