import { expect } from "@playwright/test";
import { checkDescription } from "#contract/description.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, deferred } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { test as base } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import type { DescriptionEditor } from "./pages/description-editor.ts";

interface DescriptionFixtures {
  /** The description that the job has before. */
  before: string;
  form: JobEditorPage;
  editor: DescriptionEditor;
  /** Saves the form. Returns the description that was sent, `undefined` for none. */
  saved: () => Promise<unknown>;
}

const test = base.extend<DescriptionFixtures>({
  before: ["<p>Bread</p>", { option: true }],
  form: async ({ page, jobs, marker, before }, use) => {
    const { id } = await jobs.create({ title: `Baker ${marker}`, description: before });
    await use(await JobEditorPage.openEdit(page, id));
  },
  editor: async ({ form }, use) => use(form.description),
  saved: async ({ form, marker, writes }, use) =>
    use(async () => {
      const job = await form.save(form.saveChanges);
      await expect(job.heading).toHaveText(`Baker ${marker}`);
      return (writes[0]?.body as { description?: string } | undefined)?.description;
    }),
});

test(
  "the toolbar writes bold, italics, lists and line breaks",
  { tag: "@story" },
  async ({ page, editor, saved }) => {
    await editor.press("ControlOrMeta+a");
    await page.keyboard.type("We bake ");
    await editor.button("bold").click();
    await expect(editor.button("bold")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("bread");
    await editor.button("bold").click();
    await expect(editor.button("bold")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.type(" and ");
    await editor.button("italic").click();
    await page.keyboard.type("cakes");
    await editor.press("Enter");
    await editor.button("italic").click();
    await editor.button("bulletList").click();
    await page.keyboard.type("Early");
    await editor.press("Enter");
    await page.keyboard.type("Warm");
    await expectAccessible(page);
    await editor.press("Enter", "Enter");
    await page.keyboard.type("Come");
    await editor.button("lineBreak").click();
    await page.keyboard.type("in.");
    expect(await saved()).toBe(
      "<p>We bake <strong>bread</strong> and <em>cakes</em></p>" +
        "<ul><li>Early</li><li>Warm</li></ul><p>Come<br>in.</p>",
    );
  },
);

test.describe("a link", () => {
  test(
    "is made of what is selected, and changed",
    { tag: ["@story", "@all"] },
    async ({ page, editor, saved }) => {
      const { linkDialog } = editor;
      await editor.press("ControlOrMeta+a");
      await editor.button("link").click();
      await expect(linkDialog.address).toBeFocused();
      await expect(linkDialog.words).toHaveCount(0);
      await expectAccessible(page);
      await linkDialog.save.click();
      await expectError(linkDialog.address, m.editor_link_missing());
      await linkDialog.address.fill("javascript:alert(1)");
      await linkDialog.address.press("Enter");
      await expectError(linkDialog.address, m.editor_link_refused());
      await linkDialog.address.fill("example.com/bread");
      await linkDialog.address.press("Enter");
      await expect(editor.content).toBeFocused();

      await editor.press("ControlOrMeta+End", "ControlOrMeta+k");
      await expect(linkDialog.address).toHaveValue("https://example.com/bread");
      await linkDialog.newTab.check();
      await linkDialog.save.click();
      expect(await saved()).toBe(
        '<p><a href="https://example.com/bread" target="_blank">Bread</a></p>',
      );
    },
  );

  test(
    "is what Ctrl+Enter saves in its dialog, not the form",
    { tag: "@all" },
    async ({ editor, saved, writes }) => {
      const { linkDialog } = editor;
      await editor.press("ControlOrMeta+a", "ControlOrMeta+k");
      await linkDialog.address.fill("example.com");
      await linkDialog.newTab.check();
      await linkDialog.newTab.press("ControlOrMeta+Enter");
      await expect(linkDialog.root).toHaveCount(0);
      await expect(editor.content).toBeFocused();
      expect(writes).toEqual([]);
      expect(await saved()).toBe('<p><a href="https://example.com" target="_blank">Bread</a></p>');
    },
  );
});

test.describe("a description written by another system", () => {
  const before =
    "<div>Intro<br><br><b>Bold</b> and <i>italic</i></div>\n\n" +
    "<ul>\n <li>One</li>\n <li><strong>Two</strong></li>\n</ul>\n<P>Old &amp; odd</P>";
  test.use({ before });

  test("changes only where it was edited", async ({ editor, saved }) => {
    await editor.type("!");
    expect(await saved()).toBe(before.replace("odd</P>", "odd!</P>"));
  });
});

test("a paste yields allowed tags only", { tag: "@all" }, async ({ form, editor, saved }) => {
  await editor.press("ControlOrMeta+a");
  const html =
    `<p onclick="hit()">Sell <script>hit()</script><b style="color:red">bread</b></p>` +
    `<img src=x onerror=hit()><iframe src="/"></iframe><svg><script>hit()</script></svg>` +
    `<a href="javascript:hit()">here</a> <a href="//example.com" onclick=hit()>there</a>`;
  await editor.paste({ html, text: "Sell bread" });
  await expect(form.main).toContainText(/image/);
  const description = await saved();
  expect(description).toBe("<p>Sell <strong>bread</strong></p><p>here there</p>");
  expect(checkDescription(String(description))).toEqual([]);
});

test(
  "a letter is composed with an input method",
  { tag: "@all" },
  async ({ page, browserName, editor, saved }) => {
    test.skip(browserName !== "chromium", "Playwright has a command for it in Chromium alone");
    await editor.press("End");
    await page.evaluate(() => {
      addEventListener("compositionend", ({ data }) =>
        Object.assign(globalThis, { composed: data }),
      );
    });
    await editor.compose("é");
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, "composed") as unknown))
      .toBe("é");
    await page.keyboard.type("!");
    expect(await saved()).toBe("<p>Breadé!</p>");
  },
);

test("text is dragged to another place", { tag: "@all" }, async ({ page, editor, saved }) => {
  await editor.press("End", "Enter");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("and cakes");
  await editor.press("Shift+Home");
  const text = editor.content.locator("strong");
  await text.dragTo(editor.content.getByRole("paragraph").first());
  await expect(editor.content.getByRole("paragraph").first()).toHaveText("Breadand cakes");
  expect(await saved()).toBe("<p>Bread<strong>and cakes</strong></p><p><br></p>");
});

test.describe("a long description", () => {
  test.use({ before: "<p>Bread</p>".repeat(60) });

  test("shows its caret when it regains focus", { tag: "@all" }, async ({ page, form, editor }) => {
    const line = editor.content.getByRole("paragraph").nth(20);
    await line.click();
    await editor.button("bold").focus();
    await line.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
    await page.keyboard.press("Escape");
    await expect(editor.content).toBeFocused();
    const bottom = async () => (await line.boundingBox())!.y + (await line.boundingBox())!.height;
    await expect.poll(bottom).toBeLessThan((await form.saveChanges.boundingBox())!.y);
  });

  test(
    "shows its caret beside a notice that appears while typing",
    { tag: "@all" },
    async ({ page, form, editor }) => {
      const writing = deferred();
      await interceptRequest(page, "PUT", "/jobs/*", writing.fault);
      const last = editor.content.getByRole("paragraph").last();
      await last.click();
      await page.keyboard.type("Fresh ");
      await form.saveChanges.click();
      await last.click();
      await page.keyboard.type("b");
      writing.release();
      const told = form.notification(m.job_form_typed_since({ saved: m.job_form_changes_saved() }));
      await expect(told).toBeVisible();
      await last.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
      await page.keyboard.type("r");
      const bottom = async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height;
      await expect.poll(bottom).toBeLessThan((await told.boundingBox())!.y);
    },
  );

  test("keeps Save visible while typing", { tag: "@all" }, async ({ page, form, editor }) => {
    await editor.press("ControlOrMeta+Home");
    await page.keyboard.type("Fresh ");
    const box = await form.saveChanges.boundingBox();
    if (!box) throw new Error("Save is not on the screen.");
    const atSave = await page.evaluate(
      ({ x, y, width, height }) =>
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button")?.textContent,
      box,
    );
    expect(atSave).toBe(await form.saveChanges.textContent());
  });
});
