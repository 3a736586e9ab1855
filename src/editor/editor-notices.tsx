import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { memo } from "react";
import { text } from "#src/i18n/text.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { refusedLinks } from "./open-description.ts";
import type { PasteReport } from "./paste/paste-report.ts";

interface EditorNoticesProps {
  editor: Editor;
  report: PasteReport | null;
  onDismiss: () => void;
  onLink: () => void;
}

/** What a paste left out, and what is in the description that may not be. */
export const EditorNotices = memo(function EditorNotices(props: EditorNoticesProps) {
  const { editor, report, onDismiss, onLink } = props;
  const { foreign, refused } = useEditorState({
    editor,
    selector: ({ editor: { state, storage } }) => {
      const { open } = storage.descriptionSource;
      return {
        foreign: open?.foreign ?? false,
        // The editor makes none itself: only a description that came with some is searched.
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
      {foreign && <Notice tone="warning">{text.editor.foreign}</Notice>}
      {first && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={goToLink}>
              {text.editor.showLink}
            </Button>
          }
        >
          {text.editor.refusedLinks(refused.map(({ href }) => href))}
        </Notice>
      )}
      {report && (
        <Notice
          actions={
            <Button size="small" variant="quiet" onClick={onDismiss}>
              {text.ui.dismiss}
            </Button>
          }
        >
          {text.editor.pasteReport(report)}
        </Notice>
      )}
    </>
  );
});
