import { Fragment } from "react";
import { CONTROL_KEYS, type ControlName, TOOLBAR_KEYS } from "#src/editor/toolbar/control-keys.ts";
import { shortcutName } from "#src/editor/toolbar/shortcut-name.ts";
import { SHORTCUT_KEYS, setShortcutsOn, useShortcutsOn } from "#src/lib/shortcuts.ts";
import { text } from "#src/i18n/text.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Fact, Facts } from "#src/ui/data/facts.tsx";

type ShortcutName = keyof typeof text.frame.shortcutNames;

const { search, nextRow, previousRow, edit, create, undo, help } = SHORTCUT_KEYS;

/** In display order; Enter is the browser's own. */
const KEYS = {
  search: [search],
  rows: [nextRow, previousRow],
  open: ["Enter"],
  edit: [edit],
  create: [create],
  undo: [undo],
  help: [help],
} satisfies Record<ShortcutName, string[]>;

/** Lists the shortcuts, with the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog title={text.app.shortcuts} size="medium" onClose={onClose}>
      {/* Gets the focus, and not the switch, which a Space too many would turn off. */}
      <div tabIndex={-1} data-initial-focus>
        <Facts>
          {Object.entries(KEYS).map(([name, keys]) => (
            <Keys key={name} does={text.frame.shortcutNames[name as ShortcutName]} keys={keys} />
          ))}
        </Facts>
      </div>
      <Checkbox
        label={text.frame.shortcutsOn}
        checked={on}
        onChange={(event) => setShortcutsOn(event.target.checked)}
      />
      <h3>{text.frame.formShortcuts}</h3>
      <Facts>
        <Keys does={text.frame.formShortcutNames.save} keys={[shortcutName("Mod-Enter")]} />
        <Keys does={text.frame.formShortcutNames.toolbar} keys={[shortcutName(TOOLBAR_KEYS)]} />
        {Object.entries(CONTROL_KEYS).map(([name, keys]) => (
          <Keys key={name} does={text.editor[name as ControlName]} keys={[shortcutName(keys)]} />
        ))}
      </Facts>
      {/* The build writes it (scripts/build/third-party-licences.ts). */}
      <p>
        <a href="/third-party-licences.txt" target="_blank" rel="noopener noreferrer">
          {text.frame.licences}
        </a>
      </p>
    </Dialog>
  );
}

function Keys({ does, keys }: { does: string; keys: string[] }) {
  return (
    <Fact label={does}>
      {keys.map((key) => (
        <Fragment key={key}>
          <kbd>{key}</kbd>{" "}
        </Fragment>
      ))}
    </Fact>
  );
}
