import { expect, test } from "vitest";
import { mailtoUrl } from "./mailto-url.ts";

test.each([
  ["jobs+baker@example.com", "mailto:jobs+baker@example.com"],
  ["a?bcc=b&body=c@example.com", "mailto:a%3Fbcc=b%26body=c@example.com"],
  ["a%3Fbcc=b#c@example.com", "mailto:a%253Fbcc=b%23c@example.com"],
  ["a@example.com,b@example.com; c", "mailto:a@example.com%2Cb@example.com%3B%20c"],
  ["\ud800?@example.com", "mailto:\ud800%3F@example.com"],
])("writes to %j by %j", (address, url) => expect(mailtoUrl(address)).toBe(url));
