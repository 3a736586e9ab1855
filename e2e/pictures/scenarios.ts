import type { Browser, Locator, Page } from "@playwright/test";
import { JobEditorPage } from "../pages/job-editor-page.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { JobPage } from "../pages/job-page.ts";
import { SignInPage } from "../pages/sign-in-page.ts";
import { SCENARIOS } from "../../scripts/scenarios/scenarios.ts";
import { startScenario } from "../../scripts/scenarios/start-scenario.ts";
import { newPage, takePicture } from "./take-picture.ts";

const list = (page: Page) => new JobListPage(page);

/** Changes the title of the first posting and saves. */
async function saveFirst(page: Page): Promise<JobEditorPage> {
  await list(page).titles.first().click();
  const form = await JobEditorPage.editFrom(new JobPage(page));
  await form.line("title").fill("Baker");
  await form.saveChanges.click();
  return form;
}

/** From the list to what a scenario is about; answers what then shows. */
const WAYS: Record<string, (page: Page) => Promise<Locator>> = {
  empty: async (page) => list(page).heading,
  slow: async (page) => list(page).heading,
  "list-fails": async (page) => list(page).retry,
  "answer-lost": async (page) => {
    await saveFirst(page);
    return new JobPage(page).edit;
  },
  "colleague-edits": async (page) => (await saveFirst(page)).choice.heading,
  "database-away": async (page) => {
    await list(page).titles.first().click();
    return new JobPage(page).retry;
  },
};

/** One picture of each scenario, for docs/scenarios.md. */
export async function takeScenarioPictures(browser: Browser): Promise<void> {
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    const { url, apiKey, stop } = await startScenario(scenario);
    const page = await newPage(browser, url, { width: 800, height: 430 });
    await (await SignInPage.open(page, "/jobs?status=active")).signIn(apiKey);
    const shown = await (WAYS[name]?.(page) ?? list(page).titles.first());
    await shown.waitFor();
    await takePicture(page, `scenarios/${name}`, name !== "slow");
    await page.close();
    stop();
  }
}
