import { expect, test, vi } from "vitest";
import { createStore } from "#src/lib/state/store.ts";
import { createToastStore } from "./toast-store.ts";

const announce = vi.fn<(message: string) => void>();

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.get().map(({ message }) => message);

test("takes back what was done last, once, and its toast away", () => {
  const store = createToastStore(announce);
  const [older, newer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.show({ message: "older", action: { label: "Undo", run: older } });
  store.show({ message: "newer", action: { label: "Undo", run: newer } });
  store.show({ message: "plain" });

  expect(store.undoLatest()).toBe(true);
  expect(newer).toHaveBeenCalledOnce();
  expect(messages(store)).toEqual(["older", "plain"]);

  expect(store.undoLatest()).toBe(true);
  expect(older).toHaveBeenCalledOnce();
  expect(store.undoLatest()).toBe(false);
});

test("what failed is not tried again in place of Undo", () => {
  const store = createToastStore(announce);
  const again = vi.fn<() => void>();
  store.show({ message: "failed", tone: "error", action: { label: "Try again", run: again } });
  expect(store.undoLatest()).toBe(false);
  expect(again).not.toHaveBeenCalled();
});

test("work that goes on is not cancelled in place of Undo", () => {
  const store = createToastStore(announce);
  const cancel = vi.fn<() => void>();
  const progress = createStore({ message: "1 of 2" });
  store.show({ message: "Exporting", progress, action: { label: "Cancel", run: cancel } });
  expect(store.undoLatest()).toBe(false);
  expect(cancel).not.toHaveBeenCalled();
});

test("replaces a toast with the same dedupeKey", () => {
  const store = createToastStore(announce);
  store.show({ message: "not archived", tone: "error", dedupeKey: "job 1" });
  store.show({ message: "deleted", dedupeKey: "job 2" });
  store.show({ message: "plain" });
  store.show({ message: "archived", dedupeKey: "job 1" });
  expect(messages(store)).toEqual(["deleted", "plain", "archived"]);
});
