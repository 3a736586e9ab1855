import { expect, test } from "vitest";
import { withoutKeys } from "./without-keys.ts";

test("every text that holds a key shows … in its place, URL-encoded too", () => {
  const shown = withoutKeys(
    {
      url: "/jobs?one=a%2Fb%3D&two=a/b=",
      headers: { Authorization: "Bearer second", Accept: ["first, second", "third"] },
      status: 401,
      body: undefined,
    },
    ["a/b=", "second"],
  );
  expect(shown).toEqual({
    url: "/jobs?one=…&two=…",
    headers: { Authorization: "Bearer …", Accept: ["first, …", "third"] },
    status: 401,
  });
});
