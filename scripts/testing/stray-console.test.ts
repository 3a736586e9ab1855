import { expect, it, vi } from "vitest";

// The set-up file is at work in this file as in every other.
// oxlint-disable-next-line vitest/expect-expect -- that it fails is what is asserted
it.fails.each(["error", "warn"] as const)("fails a test that says console.%s", (method) => {
  console[method]("this line belongs to the test");
});

it("lets a test expect what is said", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  console.error("expected");
  expect(said).toHaveBeenCalledWith("expected");
});
