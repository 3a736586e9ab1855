import { beforeEach, expect, it, vi } from "vitest";

/** The module in a browser with simulated network events. */
async function aPage(onLine = true) {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("navigator", { onLine });
  const { connection } = await import("./connection.ts");
  return { connection, say: (event: string) => target.dispatchEvent(new Event(event)) };
}

beforeEach(() => {
  vi.resetModules();
});

it("is checking after one request without a response, lost after two, reached after any response", async () => {
  const { connection } = await aPage();
  expect(connection.get()).toBe("reached");
  connection.confirmLost();
  expect(connection.get()).toBe("reached");
  connection.noAnswer();
  expect(connection.get()).toBe("checking");
  connection.confirmLost();
  expect(connection.get()).toBe("lost");
  connection.noAnswer();
  expect(connection.get()).toBe("lost");
  connection.answered(performance.now());
  expect(connection.get()).toBe("reached");
});

it("is offline with the browser, and lost until a response once it is online", async () => {
  const { connection, say } = await aPage(false);
  expect(connection.get()).toBe("offline");
  connection.noAnswer();
  connection.confirmLost();
  expect(connection.get()).toBe("offline");
  say("online");
  expect(connection.get()).toBe("lost");
  connection.answered(performance.now());
  say("online");
  expect(connection.get()).toBe("reached");
  say("offline");
  expect(connection.get()).toBe("offline");
});

it("does not believe the late response to a request that was sent before", async () => {
  const { connection, say } = await aPage();
  const begunAt = performance.now();
  await new Promise((resolve) => void setTimeout(resolve, 2));
  say("offline");
  connection.answered(begunAt);
  expect(connection.get()).toBe("offline");
  say("online");
  connection.answered(begunAt);
  expect(connection.get()).toBe("lost");
  connection.answered(performance.now());
  expect(connection.get()).toBe("reached");
});
