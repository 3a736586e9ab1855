// How the harness of the peers drives the dashboard. Playwright selectors, each of the one thing to click.
/** @typedef {import("@playwright/test").Page} Page */

export default {
  name: "dashboard",
  // As many rows as the peers show.
  path: "/jobs?pageSize=10",
  /**
   * @param {Page} page
   * @param {{ origin: string, key: string }} service
   */
  async signIn(page, { origin, key }) {
    await page.goto(origin);
    await page.getByLabel(/API key/).fill(key);
    await page.getByLabel(/Keep me signed in/).check();
    await page.keyboard.press("Enter");
    await page.getByRole("table").waitFor();
  },
  row: "tbody tr",
  filterArchived: 'nav a[href*="status=archived"]',
  page2: 'nav a[href*="page=2"]:text-is("2")',
  /** @param {Page} page */
  async beforeEdit(page) {
    await page.locator("tbody tr button").first().click();
    await page.getByRole("menuitem", { name: "Edit" }).waitFor();
  },
  edit: { target: 'a[href$="/edit"]:visible', editor: ".ProseMirror" },
};
