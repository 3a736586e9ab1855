import type { EditorView } from "@tiptap/pm/view";

/**
 * Brings the caret into sight, and out from under what covers an edge of the page: as far as the
 * browser keeps a focused field from it (`scroll-padding`). ProseMirror by itself stops at the edge.
 */
export function scrollToCaret(view: EditorView): true {
  if (view.isDestroyed) return true;
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const height = window.visualViewport?.height ?? window.innerHeight;
  const above = top - Number.parseFloat(scrollPaddingTop);
  const below = bottom + Number.parseFloat(scrollPaddingBottom) - height;
  if (above < 0) window.scrollBy(0, above);
  else if (below > 0) window.scrollBy(0, below);
  return true;
}
