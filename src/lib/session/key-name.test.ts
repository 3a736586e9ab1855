import { afterAll, expect, test } from "vitest";
import { session } from "./current-session.ts";
import { readKeyHeaders } from "./key-headers.ts";
import { currentKeyName } from "./key-name.ts";

afterAll(session.close);

test.each([
  ["", null],
  ["Recruiting%20%C3%89t%C3%A9", "Recruiting Été"],
  ["100%", null],
])("%j is the name of the key %j, until the session ends", (header, name) => {
  readKeyHeaders(new Headers({ "API-Key-Name": header }));
  expect(currentKeyName()).toBe(name);
  session.signOut();
  expect(currentKeyName()).toBe(null);
});
