import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a store tells its listeners of every change, and of nothing else, until they leave", () => {
  const store = createStore("a");
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.set("b");
  store.set("b");
  store.set("a");
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe("a");
  leave();
  store.set("c");
  expect(listener).toHaveBeenCalledTimes(2);
});
