import { expect, it } from "vitest";
import { readableDescription } from "./description-text.ts";

it("shows a description as text", () => {
  expect(readableDescription("<p>We <b>bake</b></p><ul><li>a &amp; b</li></ul>")).toBe(
    "We bake\n• a & b",
  );
});
