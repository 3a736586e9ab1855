import { expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.current().map(({ message }) => message);

test("keeps the three newest, oldest first", () => {
  const store = createToastStore();
  for (const message of ["a", "b", "c", "d"]) store.show({ message });
  expect(messages(store)).toEqual(["b", "c", "d"]);
});

test("runs the newest action once and takes its toast away", () => {
  const store = createToastStore();
  const [older, newer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.show({ message: "older", action: { label: "Undo", run: older } });
  store.show({ message: "newer", action: { label: "Undo", run: newer } });
  store.show({ message: "plain" });

  expect(store.runLatestAction()).toBe(true);
  expect(newer).toHaveBeenCalledOnce();
  expect(messages(store)).toEqual(["older", "plain"]);

  expect(store.runLatestAction()).toBe(true);
  expect(older).toHaveBeenCalledOnce();
  expect(store.runLatestAction()).toBe(false);
});

test("tells its listeners of every change until they leave", () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.show({ message: "a" });
  store.dismiss(store.current()[0]!.id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ message: "b" });
  expect(listener).toHaveBeenCalledTimes(2);
});
