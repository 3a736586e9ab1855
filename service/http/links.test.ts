import { expect, test } from "vitest";
import { serviceUnderTest } from "../testing/service-under-test.ts";

const SERVER = "/openapi.json";
const serverUrl = ({ body }: { body: { servers: { url: string }[] } }) => body.servers[0]?.url;

test.each<[Record<string, string>, string]>([
  [
    { "x-forwarded-proto": "https", "x-forwarded-host": "a.example:8443" },
    "https://a.example:8443",
  ],
  [{ "x-forwarded-proto": "https", "x-forwarded-host": "[2001:db8::1]" }, "https://[2001:db8::1]"],
  [{ "x-forwarded-proto": "javascript" }, "http://jobs.example.com"],
  [{ "x-forwarded-proto": "javascript://evil%0a" }, "http://jobs.example.com"],
  [{ "x-forwarded-host": "evil.example/x?" }, "http://jobs.example.com"],
  [{ "x-forwarded-host": "user@evil.example" }, "http://jobs.example.com"],
  [{ "x-forwarded-host": '"><script>' }, "http://jobs.example.com"],
])(
  "what a trusted proxy forwards as %j makes links that begin with %s",
  async (headers, origin) => {
    const { call } = await serviceUnderTest("postgresql", { trustProxy: true });
    const host = "jobs.example.com";
    const answer = await call("GET", SERVER, undefined, { host, ...headers });
    expect(serverUrl(answer)).toBe(`${origin}/api/v1.1`);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
  },
);

test("where PUBLIC_URL says it, links need no request and may be kept", async () => {
  const publicUrl = "https://jobs.example.com";
  const { call } = await serviceUnderTest("postgresql", { trustProxy: true, publicUrl });
  const answer = await call("GET", SERVER, undefined, { "x-forwarded-host": "evil.example" });
  expect(serverUrl(answer)).toBe(`${publicUrl}/api/v1.1`);
  expect(answer.headers).toMatchObject({ "cache-control": "public, max-age=3600" });
});
