import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "#src/ui/testing/render.tsx";
import { useAsyncMemo } from "./use-file-questions.ts";

type Compute = Parameters<typeof useAsyncMemo<string>>[0];

function Shown({ compute }: { compute: Compute }) {
  const { result = "nothing", isCurrent } = useAsyncMemo(compute);
  return <p>{`${result}, ${isCurrent ? "current" : "old"}`}</p>;
}

it("shows the result before until the next one is there, and aborts what is replaced", async () => {
  const signals: AbortSignal[] = [];
  const answers: ((text: string) => void)[] = [];
  const pending = (): Compute => async (signal) =>
    new Promise((resolve) => {
      signals.push(signal);
      answers.push(resolve);
    });
  const show = render(<Shown compute={ONE} />);
  await expect.element(page.getByText("one, current")).toBeVisible();
  show(<Shown compute={pending()} />);
  await expect.element(page.getByText("one, old")).toBeVisible();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  show(<Shown compute={TWO} />);
  await expect.element(page.getByText("two, current")).toBeVisible();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  answers[0]?.("late");
  await expect.element(page.getByText("two, current")).toBeVisible();
});

const ONE: Compute = async () => Promise.resolve("one");
const TWO: Compute = async () => Promise.resolve("two");
