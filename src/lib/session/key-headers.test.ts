import { afterAll, expect, test } from "vitest";
import { session } from "./current-session.ts";
import {
  employerOfKey,
  hasExtension,
  isLimitedPlan,
  isReadOnly,
  readKeyHeaders,
  restorableDays,
} from "./key-headers.ts";

afterAll(session.close);

test.each([
  [undefined, null],
  ["", null],
  ["id=7", null],
  ["id=7&name=", null],
  ["id=x&name=Acme", null],
  ["id=0&name=Acme", null],
  ["id=1.5&name=Acme", null],
  ["id=Infinity&name=Acme", null],
  ["id=7&name=Acme+Inc.", { id: 7, name: "Acme Inc." }],
  ["id=7&name=%C3%89t%C3%A9%0A%26+100+%25", { id: 7, name: "Été\n& 100 %" }],
  ["id=7&name=%F0%9F%A5%90%E2%80%AE", { id: 7, name: "🥐\u202e" }],
  // No text of any service breaks the page.
  ["id=7&name=100%&x=%E0%A4%A", { id: 7, name: "100%" }],
  ["Acme", null],
])("%j names the employer %j", (header, employer) => {
  const headers = new Headers(header === undefined ? {} : { "API-Key-Employer": header });
  expect(employerOfKey(headers)).toEqual(employer);
});

test("scope and plan are what responses last said until the session ends, and stay where one says nothing", () => {
  const said = (headers: Record<string, string>) => {
    readKeyHeaders(new Headers(headers));
    return [isReadOnly(), isLimitedPlan()];
  };
  expect([isReadOnly(), isLimitedPlan()]).toEqual([false, false]);
  expect(said({ "API-Key-Scope": "read", "API-Key-Plan": "limited" })).toEqual([true, true]);
  expect(said({})).toEqual([true, true]);
  expect(said({ "API-Key-Scope": "write", "API-Key-Plan": "unlimited" })).toEqual([false, false]);
  expect(said({ "API-Key-Scope": "read", "API-Key-Plan": "limited" })).toEqual([true, true]);
  session.signOut();
  expect([isReadOnly(), isLimitedPlan()]).toEqual([false, false]);
});

test("a service without extensions at the same address is known by its list of jobs", () => {
  readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" }));
  readKeyHeaders(new Headers());
  expect(hasExtension("idempotency-key")).toBe(true);
  readKeyHeaders(new Headers(), true);
  expect(hasExtension("idempotency-key")).toBe(false);
});

test.each([
  ["history", "public=1096&other=90", 1096, 90],
  ["history", undefined, null, null],
  ["history", "a while", null, null],
  ["idempotency-key", "public=1096&other=90", null, null],
])("with %j and %j, a deleted job can be restored for %j days, a draft for %j", (...row) => {
  const [extensions, days, active, draft] = row;
  session.signOut();
  readKeyHeaders(
    new Headers({
      "Service-Extensions": extensions,
      ...(days !== undefined && { "History-Days": days }),
    }),
  );
  expect(restorableDays({ status: "active" })).toBe(active);
  expect(restorableDays({ status: "draft" })).toBe(draft);
});
