import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { descriptionSource, replaceDescription } from "./description-source.ts";
import { EDITOR_EXTENSIONS } from "./editor-extensions.ts";
import { closeDescription } from "./open-description.ts";
import { scrollToCaret } from "./scroll-to-caret.ts";

interface DescriptionEditorOptions {
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  /** Attributes of the element that is written in; a new object only when they change. */
  attributes: Record<string, string>;
}

/**
 * A Tiptap editor for a description. A `value` that the editor has not passed to `onChange` itself
 * (that of a form that is reset) replaces the content.
 */
export function useDescriptionEditor(options: DescriptionEditorOptions): Editor {
  const { value, onChange, onBlur, attributes } = options;
  const said = useRef(value);
  // Values passed to `onChange` that have not come back as `value`: typing may be ahead of rendering.
  const underway = useRef<string[]>([]);
  const [extensions] = useState(() => [...EDITOR_EXTENSIONS, descriptionSource(value)]);
  const editor = useEditor({
    extensions,
    // The rules are in our own style sheet: the CSP allows no injected one.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: useMemo(
      () => ({ attributes, handleScrollToSelection: scrollToCaret }),
      [attributes],
    ),
    onUpdate: ({ editor }) => {
      const { open } = editor.storage.descriptionSource;
      if (!open) return;
      const html = closeDescription(open, editor.state.doc);
      if (html === said.current) return;
      said.current = html;
      underway.current.push(html);
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    const own = underway.current.indexOf(value);
    underway.current = underway.current.slice(own + 1);
    if (own >= 0 || value === said.current) return;
    said.current = value;
    replaceDescription(editor, value);
  }, [editor, value]);
  return editor;
}
