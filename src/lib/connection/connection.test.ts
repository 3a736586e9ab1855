import { beforeEach, expect, test, vi } from "vitest";

/** The module as a page loads it, in a browser that can be told of its network. */
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

test("one request without an answer is a doubt, two are a loss, and any answer ends both", async () => {
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
  connection.answered();
  expect(connection.get()).toBe("reached");
});

test("the browser's word is taken when it is offline, and looked into when it is not any more", async () => {
  const { connection, say } = await aPage(false);
  expect(connection.get()).toBe("offline");
  connection.noAnswer();
  connection.confirmLost();
  expect(connection.get()).toBe("offline");
  say("online");
  expect(connection.get()).toBe("lost");
  connection.answered();
  say("online");
  expect(connection.get()).toBe("reached");
  say("offline");
  expect(connection.get()).toBe("offline");
});
