import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it.each([
  [{ b: 1, a: [{ d: null, c: "é\n" }] }, `{"a":[{"c":"é\\n","d":null}],"b":1}`],
  // By UTF-16 units, as RFC 8785 has it (3.2.3).
  [
    { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
  [{ amount: 52_000, hourly: 20.5, big: 1e21 }, '{"amount":52000,"big":1e+21,"hourly":20.5}'],
])("writes %j canonically", (value, written) => {
  expect(canonicalJson(value)).toBe(written);
});
