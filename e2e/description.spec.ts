import { expect } from "@playwright/test";
import { checkDescription } from "#contract/description.ts";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";
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
  form: async ({ page, jobs, tag, before }, use) => {
    const { id } = await jobs.create({ title: `Baker ${tag}`, description: before });
    await use(await JobEditorPage.openEdit(page, id));
  },
  editor: async ({ form }, use) => use(form.description),
  saved: async ({ form, tag, writes }, use) =>
    use(async () => {
      const job = await form.save(form.saveChanges);
      await expect(job.heading).toHaveText(`Baker ${tag}`);
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

test("every toolbar action has a shortcut", async ({ page, editor, saved }) => {
  await editor.press("ControlOrMeta+a", "ControlOrMeta+b", "ControlOrMeta+End", "ControlOrMeta+b");
  await page.keyboard.type(" and ");
  await editor.press("ControlOrMeta+i");
  await page.keyboard.type("cakes");
  await editor.press("ControlOrMeta+i", "Shift+Enter");
  await page.keyboard.type("daily");
  await editor.press("Enter", "ControlOrMeta+Shift+7");
  await page.keyboard.type("First");
  await editor.press("Enter");
  await page.keyboard.type("Second");
  await editor.press("Enter", "Tab");
  await page.keyboard.type("Inner");
  expect(await saved()).toBe(
    "<p><strong>Bread</strong> and <em>cakes</em><br>daily</p>" +
      "<ol><li>First</li><li>Second<ol><li>Inner</li></ol></li></ol>",
  );
});

test("an undone edit is no change", async ({ editor, saved }) => {
  await expect(editor.button("undo")).toHaveAttribute("aria-disabled", "true");
  await editor.type(" and cakes");
  await editor.button("undo").click();
  await expect(editor.content).toHaveText("Bread");
  await editor.button("redo").click();
  await expect(editor.content).toHaveText("Bread and cakes");
  await editor.press("ControlOrMeta+z");
  await expect(editor.content).toHaveText("Bread");
  expect(await saved()).toBeUndefined();
});

test("the toolbar is one tab stop with arrow keys", async ({ page, editor }) => {
  await expect(editor.button("bold")).toHaveAttribute("aria-keyshortcuts", "Control+B");
  await expect(editor.button("redo")).toHaveAttribute("aria-keyshortcuts", "Control+Shift+Z");
  await editor.press("Alt+F10");
  await expect(editor.button("bold")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(editor.button("italic")).toBeFocused();
  await page.keyboard.press("End");
  await expect(editor.button("redo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(editor.button("bold")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editor.content).toBeFocused();
});

test.describe("a link", () => {
  test(
    "is made of what is selected, and changed",
    { tag: "@story" },
    async ({ page, editor, saved }) => {
      const { linkDialog } = editor;
      await editor.press("ControlOrMeta+a");
      await editor.button("link").click();
      await expect(linkDialog.address).toBeFocused();
      await expect(linkDialog.words).toHaveCount(0);
      await expectAccessible(page);
      await linkDialog.save.click();
      await expectError(linkDialog.address, text.editor.linkMissing);
      await linkDialog.address.fill("javascript:alert(1)");
      await linkDialog.address.press("Enter");
      await expectError(linkDialog.address, text.editor.linkRefused);
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

  for (const keys of ["Enter", "ControlOrMeta+Enter"]) {
    test(`is what ${keys} saves in its dialog, wherever it is pressed`, async ({
      editor,
      saved,
      writes,
    }) => {
      const { linkDialog } = editor;
      await editor.press("ControlOrMeta+a", "ControlOrMeta+k");
      await linkDialog.address.fill("example.com");
      await linkDialog.newTab.check();
      await linkDialog.newTab.press(keys);
      await expect(linkDialog.root).toHaveCount(0);
      await expect(editor.content).toBeFocused();
      expect(writes).toEqual([]);
      expect(await saved()).toBe('<p><a href="https://example.com" target="_blank">Bread</a></p>');
    });
  }

  test("brings its own text, and a bare e-mail address becomes mailto", async ({
    editor,
    saved,
  }) => {
    const { linkDialog } = editor;
    await editor.type(": ");
    await editor.press("ControlOrMeta+k");
    await linkDialog.address.fill("jobs@example.com");
    await linkDialog.words.fill("write to us");
    await linkDialog.save.click();
    expect(await saved()).toBe('<p>Bread: <a href="mailto:jobs@example.com">write to us</a></p>');
  });

  test.describe("that is there", () => {
    test.use({ before: '<p><a href="https://example.com/">Bread</a></p>' });

    test("can be removed without its text", async ({ editor, saved }) => {
      await editor.press("ControlOrMeta+Home", "ArrowRight", "ControlOrMeta+k");
      await editor.linkDialog.remove.click();
      expect(await saved()).toBe("<p>Bread</p>");
    });
  });
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

  test("is not sent when something else was changed", async ({ form, editor, writes, saved }) => {
    await editor.content.click();
    await form.confidential.check();
    expect(await saved()).toBeUndefined();
    expect(writes.map(({ body }) => body)).toEqual([{ confidential: true }]);
  });
});

/** Clipboard content, the resulting description, and the reported losses. */
const CLIPBOARDS: [from: string, html: string, becomes: string, told?: RegExp][] = [
  [
    "from a hostile page",
    `<p onclick="hit()">Sell <script>hit()</script><b style="color:red">bread</b></p>` +
      `<img src=x onerror=hit()><iframe src="/"></iframe><svg><script>hit()</script></svg>` +
      `<a href="javascript:hit()">here</a> <a href="//example.com" onclick=hit()>there</a>`,
    "<p>Sell <strong>bread</strong></p><p>here there</p>",
    /image/,
  ],
  [
    "from Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->` +
      `<h1>The work<o:p></o:p></h1>` +
      `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]>` +
      `<span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bread<o:p></o:p></p>` +
      `<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]>` +
      `<span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Cakes<o:p></o:p></p>` +
      `<!--EndFragment--></body></html>`,
    "<p><strong>The work</strong></p><ul><li>Bread</li><li>Cakes</li></ul>",
  ],
  [
    "from Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">` +
      `<p dir="ltr"><span style="font-weight:700">Bread</span><span> and </span>` +
      `<span style="font-style:italic">cakes</span></p></b>`,
    "<p><strong>Bread</strong> and <em>cakes</em></p>",
  ],
  ["with a forged slice", `<p data-pm-slice='9 9 ["x"]'>Sell bread</p>`, "<p>Sell bread</p>"],
];

for (const [from, html, becomes, told] of CLIPBOARDS) {
  test(`a paste yields allowed tags only: ${from}`, async ({ form, editor, saved }) => {
    await editor.press("ControlOrMeta+a");
    await editor.paste({ html, text: "Sell bread" });
    if (told) await expect(form.main).toContainText(told);
    const description = await saved();
    expect(description).toBe(becomes);
    expect(checkDescription(String(description))).toEqual([]);
  });
}

test("the paste report stays until the next paste", async ({ form, editor }) => {
  await editor.paste({ html: "<p>Bread<img src=x></p>" });
  await expect(form.main).toContainText(text.editor.pasteReport({ images: 1 }));
  await editor.paste({ text: "Cakes" });
  await expect(form.main).not.toContainText(text.editor.pasteReport({ images: 1 }));
});

test.describe("a long description", () => {
  test.use({ before: "<p>Bread</p>".repeat(60) });

  test("shows its caret when it regains focus", async ({ page, form, editor }) => {
    const line = editor.content.getByRole("paragraph").nth(20);
    await line.click();
    await editor.button("bold").focus();
    await line.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
    await page.keyboard.press("Escape");
    await expect(editor.content).toBeFocused();
    const bottom = async () => (await line.boundingBox())!.y + (await line.boundingBox())!.height;
    await expect.poll(bottom).toBeLessThan((await form.saveChanges.boundingBox())!.y);
  });

  test("shows its caret beside a notice that appears while typing", async ({
    page,
    form,
    editor,
  }) => {
    const writing = deferred();
    await interceptRequest(page, "PUT", "/jobs/*", writing.fault);
    const last = editor.content.getByRole("paragraph").last();
    await last.click();
    await page.keyboard.type("Fresh ");
    await form.saveChanges.click();
    await last.click();
    await page.keyboard.type("b");
    writing.release();
    const told = form.notification(text.jobForm.typedSince(text.jobForm.changesSaved));
    await expect(told).toBeVisible();
    await last.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
    await page.keyboard.type("r");
    const bottom = async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height;
    await expect.poll(bottom).toBeLessThan((await told.boundingBox())!.y);
  });

  test("keeps Save visible while typing", async ({ page, form, editor }) => {
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
