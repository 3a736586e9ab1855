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
