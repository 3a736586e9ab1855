import { Fragment } from "react";
import { turnShortcuts, useShortcutsOn } from "#src/lib/shortcuts.ts";
import { text } from "#src/lib/text/frame-text.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Fact, Facts } from "#src/ui/facts.tsx";

type ShortcutName = keyof typeof text.frame.shortcutNames;

/** Where each is at work: list/row-shortcuts.ts, the job page's actions, the frame. */
const KEYS = {
  search: ["/"],
  rows: ["j", "k"],
  open: ["Enter"],
  edit: ["e"],
  create: ["n"],
  undo: ["u"],
  help: ["?"],
} satisfies Record<ShortcutName, string[]>;

/** What the keys do, and the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog title={text.app.shortcuts} size="medium" onClose={onClose}>
      {/* Not the switch: a Space too many must not turn them off. */}
      <div tabIndex={-1} data-initial-focus>
        <Facts>
          {Object.entries(KEYS).map(([name, keys]) => (
            <Fact key={name} label={text.frame.shortcutNames[name as ShortcutName]}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{" "}
                </Fragment>
              ))}
            </Fact>
          ))}
        </Facts>
      </div>
      <Checkbox
        label={text.frame.shortcutsOn}
        checked={on}
        onChange={(event) => turnShortcuts(event.target.checked)}
      />
      {/* The build writes it (scripts/third-party-licences.ts). */}
      <p>
        <a href="/third-party-licences.txt" target="_blank" rel="noopener noreferrer">
          {text.frame.licences}
        </a>
      </p>
    </Dialog>
  );
}
