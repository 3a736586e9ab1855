import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { memo } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { pasteReport } from "#src/editor/paste/paste-report-text.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { refusedLinks } from "./open-description.ts";
import type { PasteReport } from "./foreign/paste-report.ts";

interface EditorNoticesProps {
  editor: Editor;
  report: PasteReport | null;
  onDismiss: () => void;
  onLink: () => void;
}

/** Notices about lost content of a paste and about forbidden content of the description. */
export const EditorNotices = memo(function EditorNotices(props: EditorNoticesProps) {
  const { editor, report, onDismiss, onLink } = props;
  const { foreign, refused } = useEditorState({
    editor,
    selector: ({ editor: { state, storage } }) => {
      const { open } = storage.descriptionSource;
      return {
        foreign: open?.foreign ?? false,
        // Only a loaded description can hold refused links.
        refused: open?.hasRefusedLinks ? refusedLinks(state.doc) : [],
      };
    },
  });
  const [first] = refused;

  const goToLink = () => {
    if (!first) return;
    editor.commands.setTextSelection(first.position + 1);
    onLink();
  };
  return (
    <>
      {foreign && <Notice tone="warning">{m.editor_foreign()}</Notice>}
      {first && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={goToLink}>
              {m.editor_show_link()}
            </Button>
          }
        >
          {m.editor_refused_links({ count: refused.length, address: refused[0]?.href ?? "" })}
        </Notice>
      )}
      {report && (
        <Notice
          actions={
            <Button size="small" variant="quiet" onClick={onDismiss}>
              {m.ui_dismiss()}
            </Button>
          }
        >
          {pasteReport(report)}
        </Notice>
      )}
    </>
  );
});
