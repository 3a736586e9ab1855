import { expect } from "@playwright/test";
import { SIGNED_OUT, test } from "../fixtures.ts";
import { JobService } from "../job-service.ts";
import { SignInPage } from "../pages/sign-in-page.ts";

test.use({ storageState: SIGNED_OUT });

test("leaves a posting behind, and fails with the key in the browser", async ({
  page,
  baseUrl,
  apiKey,
}) => {
  await new JobService(baseUrl, apiKey).create({ title: "Zyxel" });
  const list = await (await SignInPage.open(page)).signIn(apiKey);
  await expect(list.titles.first()).toBeVisible();
  await page.goto(`/jobs?q=${apiKey}`);
  expect(apiKey, `of ${apiKey}`).toBe("another");
});
