import type { Page } from "@playwright/test";

/**
 * Rewrites the text of every page as browser translation does: each text node is replaced by two
 * nested `<font>` elements with a text of their own, again after every change.
 */
export async function rewriteText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rewrite = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent?.closest("font, script, style, textarea, [translate=no]"))
          continue;
        const outer = document.createElement("font" as string);
        const inner = document.createElement("font" as string);
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver(() => document.body && rewrite()).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}
