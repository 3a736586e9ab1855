import type { TiptapEditorHTMLElement } from "@tiptap/core";
import { plain } from "#posting-check/text/plain.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import { fieldId } from "../form/form-context.ts";

const CONTROL = "input:not([type=hidden]), select, textarea, button, [contenteditable=true]";

/** How long the editor of the description may take to load, or the amounts to appear. */
const PATIENCE_MS = 10_000;

interface Place {
  field: Finding["field"] | "period";
  quote?: Finding["quote"];
}

/**
 * Focuses the field of a finding and selects its words, where they can still be found. A press or
 * focus elsewhere while the editor loads wins.
 */
export async function goToPlace({ field, quote }: Place): Promise<void> {
  const { activeElement } = document;
  const until = performance.now() + PATIENCE_MS;
  let control = findControl(field);
  while (!control && performance.now() < until) {
    await new Promise(requestAnimationFrame);
    if (document.activeElement !== activeElement) return;
    control = findControl(field);
  }
  if (!control) return;
  control.focus({ preventScroll: true });
  (control.closest("section") ?? control).scrollIntoView({ block: "nearest" });
  if (quote) selectWords(control, quote.text);
}

function findControl(field: Place["field"]): HTMLElement | null | undefined {
  const element = document.getElementById(fieldId(field));
  return element?.matches(CONTROL) ? element : element?.querySelector<HTMLElement>(CONTROL);
}

function selectWords(control: TiptapEditorHTMLElement, words: string): void {
  if (control instanceof HTMLInputElement) {
    const start = plain(control.value).toLowerCase().indexOf(words.toLowerCase());
    if (start >= 0 && control.type === "text")
      control.setSelectionRange(start, start + words.length);
    return;
  }
  const nodes = textNodes(control);
  const text = plain(nodes.map(({ data }) => data).join("")).toLowerCase();
  const start = text.indexOf(words.toLowerCase());
  if (start < 0 || !control.editor) return;
  // Through the editor: on focus it restores a selection of its own.
  const { view, commands } = control.editor;
  const positionAt = (at: number) => {
    const { node, offset } = placeAt(nodes, at);
    return view.posAtDOM(node, offset);
  };
  commands.setTextSelection({ from: positionAt(start), to: positionAt(start + words.length) });
  commands.scrollIntoView();
}

function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** The node and the offset in it of a place in the joined text, which is at most its end. */
function placeAt(nodes: readonly Text[], at: number): { node: Text; offset: number } {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return { node, offset: at - before };
    before += node.length;
  }
  throw new RangeError(`No text at ${at}.`);
}
