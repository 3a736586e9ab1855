import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { ExternalLinkIcon } from "lucide-react";
import { isAllowedHref } from "#contract/description-markup.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { isComposing } from "#src/ui/forms/is-composing.ts";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { linkAt, removeLink, setLink } from "../commands/links.ts";
import { linkAddress } from "./link-address.ts";
import styles from "./link-dialog.module.css";

/** Asks for a link's address, or changes, opens or removes the one at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [present] = useState(() => linkAt(editor.state));
  const [typed, setTyped] = useState(present?.href ?? "");
  const [words, setWords] = useState("");
  const [newTab, setNewTab] = useState(present?.target === "_blank");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const asksForText = !present && editor.state.selection.empty;
  const address = linkAddress(typed);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    const href = typed === present?.href && isAllowedHref(typed) ? typed : address;
    if (href === null) {
      const wrong = typed.trim() === "" ? m.editor_link_missing() : m.editor_link_refused();
      setError(wrong);
      announce(wrong);
      input.current?.focus();
      return;
    }
    setLink({ href, newTab, text: words.trim() })(editor.state, editor.view.dispatch);
    close();
  };
  const remove = () => {
    removeLink(editor.state, editor.view.dispatch);
    close();
  };
  // The dialog stands in a form, which Enter would submit, in a checkbox as well.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      title={present ? m.editor_edit_link() : m.editor_add_link()}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{m.ui_cancel()}</Button>
          <Button variant="primary" onClick={save}>
            {m.editor_save_link()}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field label={m.editor_link_address()} hint={m.editor_link_address_hint()} error={error}>
          <TextInput
            ref={input}
            inputMode="url"
            autoComplete="off"
            data-initial-focus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
            onKeyDown={saveOnEnter}
          />
        </Field>
        {asksForText && (
          <Field label={m.editor_link_text()} optional>
            <TextInput
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={saveOnEnter}
            />
          </Field>
        )}
        <Checkbox
          label={m.editor_new_tab()}
          checked={newTab}
          onChange={(event) => setNewTab(event.target.checked)}
          onKeyDown={saveOnEnter}
        />
        {present && (
          <div className={styles.present}>
            {address && (
              <a
                {...buttonLook({ variant: "quiet" })}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
              >
                <ExternalLinkIcon />
                {m.editor_open_link()}
              </a>
            )}
            <Button variant="quiet" onClick={remove}>
              {m.editor_remove_link()}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
