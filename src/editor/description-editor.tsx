import { EditorContent } from "@tiptap/react";
import {
  type Ref,
  use,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { pasteReport } from "#src/editor/paste/paste-report-text.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { FieldContext } from "#src/ui/forms/field-context.ts";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./description-editor.module.css";
import description from "./description.module.css";
import { EditorNotices } from "./editor-notices.tsx";
import { LinkDialog } from "./link/link-dialog.tsx";
import { type PasteReport, isEmptyReport } from "./foreign/paste-report.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { useDescriptionEditor } from "./use-description-editor.ts";
import { useTextLanguage, languageSample } from "./use-text-language.ts";

/** The pause in typing before the language is detected. */
const PAUSE_MS = 500;

interface DescriptionEditorProps {
  /**
   * The description. A value that the editor has not passed to `onChange` (that of a form that is
   * reset) replaces the content.
   */
  value: string;
  /**
   * Called with each edit; with exactly what was given as long as nothing differs from it, also after
   * undo.
   */
  onChange: (html: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/** Writes descriptions that hold exactly the tags of §4.2. `<Field><DescriptionEditor {...field} /></Field>` */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { value, onChange, onBlur, ref } = props;
  const keysId = useId();
  const announce = useAnnounce();
  const [report, setReport] = useState<PasteReport | null>(null);
  const [linking, setLinking] = useState(false);
  const openLink = useCallback(() => setLinking(true), []);

  // For the spelling checker.
  const language = useTextLanguage(languageSample(useDebouncedValue(value, PAUSE_MS)));
  const { attributes, labelId } = useEditorAttributes(keysId, language);
  const editor = useDescriptionEditor({ value, onChange, onBlur, attributes });
  const dismiss = useCallback(() => {
    setReport(null);
    // The button that was pressed goes away.
    editor.commands.focus();
  }, [editor]);
  useEffect(() => {
    const tell = (kinds: PasteReport) => {
      const some = !isEmptyReport(kinds);
      setReport(some ? kinds : null);
      if (some) announce(pasteReport(kinds));
    };
    editor.on("pasteReport", tell).on("askForLink", openLink);
    return () => void editor.off("pasteReport", tell).off("askForLink", openLink);
  }, [editor, announce, openLink]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  // A label gives its focus to form controls only.
  useEffect(() => {
    const label = labelId ? document.getElementById(labelId) : null;
    const focus = () => editor.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);

  return (
    <div className={styles.editor}>
      <div className={styles.box}>
        <Toolbar editor={editor} onLink={openLink} />
        <EditorContent editor={editor} className={`${styles.content} ${description.description}`} />
      </div>
      <EditorNotices editor={editor} report={report} onDismiss={dismiss} onLink={openLink} />
      <VisuallyHidden>
        <span id={keysId}>{m.editor_keys()}</span>
      </VisuallyHidden>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** ARIA attributes of the editable element. */
function useEditorAttributes(keysId: string, lang: string | undefined) {
  const { id, labelId, describedBy, invalid, required } = use(FieldContext) ?? {};
  const attributes = useMemo(
    () => ({
      // Browser translation would change what is sent.
      translate: "no",
      "aria-multiline": "true",
      "aria-describedby": [describedBy, keysId].filter(Boolean).join(" "),
      ...(lang && { lang }),
      ...(id && { id }),
      ...(labelId && { "aria-labelledby": labelId }),
      ...(invalid && { "aria-invalid": "true" }),
      ...(required && { "aria-required": "true" }),
    }),
    [id, labelId, describedBy, keysId, lang, invalid, required],
  );
  return { attributes, labelId };
}
