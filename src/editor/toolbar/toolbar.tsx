import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { controlLabels } from "./control-labels.ts";
import { CONTROL_KEYS } from "../commands/control-keys.ts";
import { CONTROL_GROUPS, type Control } from "./controls.tsx";
import { ariaShortcut, shortcutName } from "./shortcut-name.ts";
import styles from "./toolbar.module.css";

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
}

const CONTROLS = CONTROL_GROUPS.flat();

/** The formatting buttons: one stop for Tab, arrows go from one to the next (WAI-ARIA toolbar). */
export const Toolbar = memo(function Toolbar({ editor, onLink }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      CONTROLS.map(({ isOn, isPossible }) => ({
        on: isOn?.(editor),
        possible: isPossible?.(editor) ?? true,
      })),
  });

  useEffect(() => {
    const focus = () => bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    editor.on("goToToolbar", focus);
    return () => void editor.off("goToToolbar", focus);
  }, [editor]);

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") editor.commands.focus();
    const next = nextStop(event.key, stop);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  const button = (control: Control) => {
    const index = CONTROLS.indexOf(control);
    const { on, possible } = states[index] ?? { on: undefined, possible: true };
    return (
      <IconButton
        key={control.name}
        label={controlLabels[control.name]()}
        icon={control.icon}
        shortcut={shortcutName(CONTROL_KEYS[control.name])}
        aria-keyshortcuts={ariaShortcut(CONTROL_KEYS[control.name])}
        tabIndex={index === stop ? 0 : -1}
        {...(on !== undefined && { "aria-pressed": on })}
        {...(control.run ? {} : { "aria-haspopup": "dialog" as const })}
        {...(!possible && { "aria-disabled": true })}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setStop(index)}
        onClick={() => {
          if (possible) (control.run ?? onLink)(editor);
        }}
      />
    );
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={m.editor_toolbar()}
      tabIndex={-1}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {CONTROL_GROUPS.map((group) => (
        <span key={group[0]?.name} className={styles.group}>
          {group.map(button)}
        </span>
      ))}
    </div>
  );
});

function nextStop(key: string, current: number) {
  const count = CONTROLS.length;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
