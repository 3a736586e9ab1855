import type { Browser } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobListPage } from "../pages/job-list-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { SCENARIOS } from "../../scripts/scenarios/scenarios.ts";
import { startScenario } from "../../scripts/scenarios/start-scenario.ts";
import { newPage, takePicture } from "./take-picture.ts";

/** A menu in a browser without anchor positioning, whose properties get names there that no browser knows. */
export async function takeOlderBrowserPicture(browser: Browser): Promise<void> {
  const scenario = SCENARIOS["closing-today"];
  if (!scenario) throw new Error("There is no such scenario.");
  const { url, apiKey, stop } = await startScenario(scenario);
  const page = await newPage(browser, url, { width: 800, height: 430 });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(
        /(anchor-name|anchor-scope|position-(?:anchor|area|try))/g,
        "unknown-$1",
      ),
    });
  });
  await (await SignInPage.open(page)).signIn(apiKey);
  const list = new JobListPage(page);
  await list.main.getByRole("button", { name: m.jobs_actions_for({ title: "Driver" }) }).click();
  await page.getByRole("menuitem").first().waitFor();
  await takePicture(page, "older-browser");
  await page.close();
  stop();
}
