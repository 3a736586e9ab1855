import { useEffect, useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "#src/lib/state/store.ts";
import { AnnouncerProvider } from "../layout/announcer.tsx";
import { Button } from "../actions/button.tsx";
import { Dialog } from "../dialogs/dialog.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import type { Progress } from "./toast-store.ts";
import { ToastProvider, useToasts } from "./toasts.tsx";

const undo = vi.fn<() => void>();
const region = page.getByRole("region", { name: "Notifications" });
const opener = page.getByRole("button", { name: "Archive" });

const work = createStore<Progress>({ message: "Working" });
const stop = vi.fn<() => void>();
const stopWork = { label: "Cancel", run: stop };

function Page() {
  const { show } = useToasts();
  const [asking, setAsking] = useState(false);
  const archived = { message: "Baker is archived", action: { label: "Undo", run: undo } };
  useEffect(() => {
    const answered = () => show({ message: "It has come" });
    document.addEventListener("answer", answered);
    return () => document.removeEventListener("answer", answered);
  }, [show]);
  return (
    <>
      <Button onClick={() => show(archived)}>Archive</Button>
      <Button onClick={() => show({ tone: "error", message: "Refused" })}>Fail</Button>
      <Button onClick={() => show({ message: "Working", progress: work, action: stopWork })}>
        Work
      </Button>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      {asking && (
        <Dialog title="Sure?" onClose={() => setAsking(false)}>
          Think.
        </Dialog>
      )}
    </>
  );
}

beforeEach(() => {
  undo.mockReset();
  render(
    <AnnouncerProvider>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </AnnouncerProvider>,
  );
});

test("has room for its words in text of twice the size on a phone", async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  await opener.click();
  const words = region.getByText("Baker is archived");
  await expect.element(words).toBeVisible();
  expect(words.element().clientWidth).toBeGreaterThan(200);
  const sign = region.element().querySelector("svg")!.getBoundingClientRect();
  expect(sign.right).toBeLessThan(words.element().getBoundingClientRect().left);
  await expect.element(region.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
});

test("few words have their buttons beside them", async () => {
  await page.getByRole("button", { name: "Fail" }).click();
  const words = region.getByText("Refused");
  await expect.element(words).toBeVisible();
  const { top, bottom } = region.getByRole("button").element().getBoundingClientRect();
  const middle = words.element().getBoundingClientRect();
  expect((middle.top + middle.bottom) / 2).toBeGreaterThan(top);
  expect((middle.top + middle.bottom) / 2).toBeLessThan(bottom);
});

/** Fake timers for the toasts only. */
function stopClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** The number of toasts with a timer. */
async function leaving(count: number) {
  await expect.poll(() => vi.getTimerCount()).toBe(count);
}

test("is seen and announced without taking the focus", async () => {
  await opener.click();
  await expect.element(region.getByText("Baker is archived")).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("Baker is archived");
  await expect.element(opener).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
});

test("does not come between a press and its click, which a finger's release precedes", async () => {
  stopClock();
  const pointer = (type: string) =>
    opener.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  const said = region.getByText("It has come");
  pointer("pointerdown");
  document.dispatchEvent(new Event("answer"));
  vi.advanceTimersByTime(900);
  pointer("pointerup");
  vi.advanceTimersByTime(50);
  await new Promise(requestAnimationFrame);
  await expect.element(said).not.toBeInTheDocument();
  pointer("click");
  vi.advanceTimersByTime(0);
  await expect.element(said).toBeVisible();
});

test.each(["light", "dark"])("its buttons can be read while pointed at: %s", async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  onTestFinished(() => void document.documentElement.style.removeProperty("color-scheme"));
  await opener.click();
  for (const button of region.getByRole("button").elements()) {
    await userEvent.hover(button);
    expect(await axeViolations()).toEqual([]);
  }
});

test("Undo runs once and the focus goes back to where it was", async () => {
  await opener.click();
  await region.getByRole("button", { name: "Undo" }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(region.getByText("Baker is archived")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("goes by itself, but not while it is pointed at or holds the focus", async () => {
  stopClock();
  await opener.click();
  vi.advanceTimersByTime(0);
  const toast = region.getByText("Baker is archived");
  await leaving(1);

  await toast.hover();
  await leaving(0);
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeVisible();

  await opener.hover();
  await leaving(1);
  region.getByRole("button", { name: "Undo" }).element().focus();
  await leaving(0);
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeVisible();

  opener.element().focus();
  await leaving(1);
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).not.toBeInTheDocument();
});

test("behind a dialog it is heard, and waits until it can be seen", async () => {
  stopClock();
  const heard = page.getByRole("dialog").getByRole("status");
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(heard).toHaveTextContent("");
  // A response while the dialog is open.
  opener.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(heard).toHaveTextContent("Baker is archived");
  await leaving(1);
  vi.advanceTimersByTime(60_000);

  await page.getByRole("button", { name: "Close" }).click();
  const toast = region.getByText("Baker is archived");
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).not.toBeInTheDocument();
});

test("a failure stays until it is dismissed", async () => {
  stopClock();
  await page.getByRole("button", { name: "Fail" }).click();
  const toast = region.getByText("Refused");
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeVisible();
  await userEvent.click(region.getByRole("button", { name: "Dismiss" }));
  await expect.element(toast).not.toBeInTheDocument();
});

test("work that goes on shows how far it is, until it is cancelled", async () => {
  stopClock();
  await page.getByRole("button", { name: "Work" }).click();
  await expect.element(region.getByRole("progressbar", { name: "Working" })).toBeVisible();
  work.set({ message: "1 of 4", done: 1, total: 4 });
  const bar = region.getByRole("progressbar", { name: "1 of 4" });
  await expect.element(bar).toHaveAttribute("max", "4");
  vi.advanceTimersByTime(60_000);
  await expect.element(bar).toBeVisible();
  vi.useRealTimers();
  expect(await axeViolations()).toEqual([]);
  await region.getByRole("button", { name: "Cancel" }).click();
  expect(stop).toHaveBeenCalledOnce();
  await expect.element(bar).not.toBeInTheDocument();
});

test("three are shown at most, and what failed gives way last", async () => {
  const fail = page.getByRole("button", { name: "Fail" });
  const failures = region.getByText("Refused");
  const others = region.getByText("Baker is archived");
  const counts = () => [failures.elements().length, others.elements().length];
  await fail.click();
  for (const expected of [1, 2, 2]) {
    await opener.click();
    await expect.poll(counts).toEqual([1, expected]);
  }
  for (const expected of [1, 0]) {
    await fail.click();
    await expect.poll(counts).toEqual([3 - expected, expected]);
  }
  // The newest toast always shows, with its Undo.
  await opener.click();
  await expect.poll(counts).toEqual([2, 1]);
});

test("the newest of a stack is on top, with its words and its Undo", async () => {
  await page.getByRole("button", { name: "Fail" }).click();
  await opener.click();
  const words = region.getByText("Baker is archived");
  await expect.element(words).toBeVisible();
  // While a toast rises it is above the others anyway.
  await Promise.all(document.getAnimations().map(async ({ finished }) => finished));
  const { x, y, width, height } = words.element().getBoundingClientRect();
  // Hit testing passes over the stack until the pointer is on it: made part of it here.
  region.element().firstElementChild?.setAttribute("style", "pointer-events: auto");
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(above).toBe(words.element());
});
