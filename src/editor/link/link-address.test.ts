import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  [" http://example.com ", "http://example.com"],
  ["example.com", "https://example.com"],
  ["www.example.com:8080/jobs?id=1", "https://www.example.com:8080/jobs?id=1"],
  ["jobs@example.com", "mailto:jobs@example.com"],
  ["r&d@example.com", "mailto:r%26d@example.com"],
  ["mailto:jobs@example.com", "mailto:jobs@example.com"],
  ["tel:+16045550100", "tel:+16045550100"],
  ["/careers", "/careers"],
  ["", null],
  ["  ", null],
  ["javascript:alert(1)", null],
  ["//example.com", null],
  ["ftp://example.com", null],
  ["https//example.com/apply", null],
  ["apply here", null],
  ["604-555-0100", null],
  ["jobs@example.com, hr@example.com", null],
  ["https://", null],
  ["https:example.com", null],
  ["https:// x", null],
  ["mailto:", null],
  ["tel: ", null],
  ["careers", null],
])("reads %j as %j", (typed, address) => expect(linkAddress(typed)).toBe(address));
