import { expect, onTestFinished, test } from "vitest";
import { type AppDeps, createApp } from "../app.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";

async function securityTxtOf(deps: Partial<AppDeps>) {
  const { db, drop } = await createTestDatabase("postgresql");
  const app = createApp({ db, timeZone: "UTC", ...deps });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  return app.inject("/.well-known/security.txt");
}

test("security.txt says where a vulnerability is reported, and expires within a year", async () => {
  const answer = await securityTxtOf({ securityContact: "mailto:security@example.com" });
  const { statusCode, headers, body } = answer;
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const [contact, expires = ""] = body.split("\n");
  expect(contact).toBe("Contact: mailto:security@example.com");
  const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("without a contact there is no security.txt", async () => {
  expect((await securityTxtOf({})).statusCode).toBe(404);
});
