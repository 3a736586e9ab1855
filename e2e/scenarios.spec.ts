import { expect } from "@playwright/test";
import { inDays } from "#src/i18n/format.ts";
import { SCENARIOS } from "../scripts/scenarios/scenarios.ts";
import { type RunningScenario, startScenario } from "../scripts/scenarios/start-scenario.ts";
import { SIGNED_OUT, test as base } from "./fixtures.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const test = base.extend<{ scenario: RunningScenario }>({
  scenario: async ({}, use) => {
    const scenario = await startScenario(SCENARIOS["closing-today"]!);
    await use(scenario);
    scenario.stop();
  },
  baseURL: async ({ scenario }, use) => use(scenario.url),
  storageState: SIGNED_OUT,
});

test(
  "a scenario shows the days as its own clock counts them",
  { tag: "@own-employer" },
  async ({ page, scenario }) => {
    const list = await (await SignInPage.open(page)).signIn(scenario.apiKey);
    await expect(list.row("Night baker").root).toContainText(inDays(0));
  },
);
