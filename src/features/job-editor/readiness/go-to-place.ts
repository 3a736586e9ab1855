import { plain } from "#src/jobs/readiness/plain-text.ts";
import type { Finding } from "#src/jobs/readiness/check-readiness.ts";
import { fieldId } from "../form-context.ts";

const CONTROL = "input:not([type=hidden]), select, textarea, button, [contenteditable=true]";

/** Focuses the field of a finding and selects its words, where they can still be found. */
export function goToPlace({ field, quote }: Pick<Finding, "field" | "quote">): void {
  // The amounts are there only where the pay is shown.
  const element =
    document.getElementById(fieldId(field)) ?? document.getElementById(fieldId("paid"));
  const control = element?.matches(CONTROL)
    ? element
    : element?.querySelector<HTMLElement>(CONTROL);
  if (!control) return;
  control.focus({ preventScroll: true });
  (control.closest("section") ?? control).scrollIntoView({ block: "nearest" });
  if (quote) selectWords(control, quote.text);
}

function selectWords(control: HTMLElement, words: string): void {
  if (control instanceof HTMLInputElement) {
    const start = plain(control.value).toLowerCase().indexOf(words.toLowerCase());
    if (start >= 0 && control.type === "text")
      control.setSelectionRange(start, start + words.length);
    return;
  }
  const nodes = textNodes(control);
  const text = plain(nodes.map(({ data }) => data).join("")).toLowerCase();
  const start = text.indexOf(words.toLowerCase());
  if (start < 0) return;
  const [from, to] = [placeAt(nodes, start), placeAt(nodes, start + words.length)];
  if (!from || !to) return;
  document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  from.node.parentElement?.scrollIntoView({ block: "nearest" });
}

function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** The node and the offset in it of a place in the joined text. */
function placeAt(nodes: readonly Text[], at: number): { node: Text; offset: number } | undefined {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return { node, offset: at - before };
    before += node.length;
  }
  return undefined;
}
