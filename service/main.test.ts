import { expect, test } from "vitest";
import { announcement } from "./main.ts";

test("a dashboard is announced where one is served, and nowhere else", () => {
  const address = "http://127.0.0.1:8080";
  const said = (dashboard: boolean) => announcement(address, { dashboard, apiKey: "jobs_example" });
  expect(said(true)).toBe(`
  Dashboard    ${address}/
  Service      ${address}/api/v1.1
  Demo API key jobs_example

`);
  expect(said(false)).toBe(`
  Service      ${address}/api/v1.1
  Demo API key jobs_example

`);
});
