import { expect, it } from "vitest";
import { TEST_MARKER } from "./test-marker.ts";

it.each([
  ["Baker test0a1b2c3d", true],
  ["test0a1b2c3d", true],
  ["Conformance cf0a1b2c3dx12x 3", true],
  ["cf0a1b2c3dx12x-3", true],
  ["t20261128", false],
  ["Test engineer 12345678", false],
  ["latest0a1b2c3d", false],
  ["cf0a1b2c3d", false],
])("%j carries the marker of a test: %s", (text, carries) => {
  expect(TEST_MARKER.test(text)).toBe(carries);
});
