import { expect, test } from "vitest";
import { pathOf } from "./exchange.ts";

test.each([
  "https://example.com",
  "https://example.com:443",
  "http://example.com:80",
  "HTTP://user:pass@EXAMPLE.com:8080",
  "http://127.1",
  "http://[::1]:8080",
])("the path after %s is sent unchanged", (authority) => {
  for (const path of ["/api/v1.1/jobs?page=2", "/a/../b//c?next=http://d/e", "/"])
    expect(pathOf(`${authority}${path}`)).toBe(path);
  expect(pathOf(authority)).toBe("/");
});
