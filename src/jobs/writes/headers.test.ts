import { afterEach, expect, test, vi } from "vitest";
import { EXTENSIONS_HEADER } from "#contract/extensions.ts";
import { changeSetId, changeSetText } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { headersOf, isNamed, mayBeMistaken, withName } from "./headers.ts";
import type { Write, WriteSource } from "./write.ts";

afterEach(() => {
  forgetKeyHeaders();
  vi.useRealTimers();
});

const say = (extensions: string) =>
  readKeyHeaders(new Headers({ [EXTENSIONS_HEADER]: extensions }));
const WRITE: Write = { key: "k", id: 7, write: { kind: "delete" }, before: null };

test("the service knows a write by its name for 23 hours, if it takes names", () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(withName(WRITE).namedAt).toBeUndefined();
  expect(isNamed({ namedAt: 1_000 })).toBe(false);
  say("history, idempotency-key");
  expect(withName(WRITE).namedAt).toBe(1_000);
  expect(isNamed(WRITE)).toBe(false);
  expect(isNamed({ namedAt: 1_000 })).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000 - 1);
  expect(isNamed({ namedAt: 1_000 })).toBe(true);
  vi.setSystemTime(1_000 + 23 * 3_600_000);
  expect(isNamed({ namedAt: 1_000 })).toBe(false);
});

test("a look-up could mistake a creation without a reference id, where there are no names", () => {
  const creation = (referenceId: string | null): Write => ({
    ...WRITE,
    id: null,
    write: { kind: "create", body: { referenceId } },
  });
  expect([creation(null), creation("R-1"), WRITE].map(mayBeMistaken)).toEqual([true, false, false]);
  say("idempotency-key");
  expect(mayBeMistaken(creation(null))).toBe(false);
});

const inSet = (text: string): WriteSource => ({ source: "import", changeSet: { id: "c-1", text } });

test.each<[string, string, Write, WriteSource, object]>([
  ["of one job", "history", WRITE, { source: "form" }, { "Change-Source": "form" }],
  [
    "of a change set",
    "idempotency-key, history",
    WRITE,
    inSet("Pay +3 % – 2 postes"),
    {
      "Idempotency-Key": "k",
      "Change-Source": "import",
      "Change-Set-Id": "c-1",
      "Change-Set-Text": "Pay%20%2B3%20%25%20%E2%80%93%202%20postes",
    },
  ],
  [
    "of an undo",
    "history",
    { ...WRITE, takesBack: '"7-2-aaaa"' },
    { source: "undo" },
    { "Change-Source": "undo", "Change-Undoes": '"7-2-aaaa"' },
  ],
  ["without history", "idempotency-key", WRITE, inSet("Pay"), { "Idempotency-Key": "k" }],
  ["of the interface alone", "", { ...WRITE, takesBack: '"7-2"' }, inSet("Pay"), {}],
])("a write says its name and where it comes from, as the service takes it: %s", (...given) => {
  const [, extensions, write, origin, expected] = given;
  say(extensions);
  expect(headersOf(write, origin)).toEqual(expected);
});

test.each([
  ["is long", "é".repeat(500), `${"é".repeat(LIMITS.changeSetText - 1)}…`],
  ["is cut before a character that does not fit", "🥖".repeat(200), `${"🥖".repeat(99)}…`],
  ["has line breaks and control characters", "A\r\nB\u0000\tC", "A B C"],
])("a text that %s is sent as the service takes it", (_what, text, expected) => {
  say("history");
  const changeSet = { id: randomId(), text };
  const sent = headersOf(WRITE, { source: "changeSet", changeSet });
  expect(changeSetId.safeParse(sent["Change-Set-Id"]).success).toBe(true);
  const written = sent["Change-Set-Text"];
  expect(changeSetText.safeParse(written).success).toBe(true);
  expect(decodeURIComponent(written ?? "")).toBe(expected);
});
