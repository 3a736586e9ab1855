import { Fragment } from "react";
import { CONTROL_KEYS, type ControlName, TOOLBAR_KEYS } from "#src/editor/commands/control-keys.ts";
import { controlLabels } from "#src/editor/toolbar/control-labels.ts";
import { shortcutName } from "#src/editor/toolbar/shortcut-name.ts";
import { SHORTCUT_KEYS, setShortcutsOn, useShortcutsOn } from "#src/ui/actions/shortcuts.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Fact, Facts } from "#src/ui/data/facts.tsx";

const { search, nextRow, previousRow, select, selectionBar, edit, archive, create, undo, help } =
  SHORTCUT_KEYS;

/** In display order; Enter is the browser's own. */
const SHORTCUTS: [label: string, ...keys: string[]][] = [
  [m.shortcut_search(), search],
  [m.shortcut_rows(), nextRow, previousRow],
  [m.shortcut_select(), select],
  [m.shortcut_extend(), shortcutName("Shift-j"), shortcutName("Shift-k")],
  [m.shortcut_selection_bar(), selectionBar],
  [m.shortcut_clear(), m.key_escape()],
  [m.shortcut_open(), m.key_enter()],
  [m.shortcut_edit(), edit],
  [m.shortcut_archive(), archive],
  [m.shortcut_create(), create],
  [m.shortcut_undo(), undo],
  [m.shortcut_help(), help],
];

/** Lists the shortcuts, with the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog title={m.app_shortcuts()} size="medium" onClose={onClose}>
      {/* Gets the focus, and not the switch, which a Space too many would turn off. */}
      <div tabIndex={-1} data-initial-focus>
        <Facts>
          {SHORTCUTS.map(([label, ...keys]) => (
            <Keys key={label} does={label} keys={keys} />
          ))}
        </Facts>
      </div>
      <Checkbox
        label={m.frame_shortcuts_on()}
        checked={on}
        onChange={(event) => setShortcutsOn(event.target.checked)}
      />
      <h3>{m.frame_form_shortcuts()}</h3>
      <Facts>
        <Keys
          does={m.form_shortcut_save()}
          keys={[shortcutName("Mod-s"), shortcutName("Mod-Enter")]}
        />
        <Keys does={m.form_shortcut_toolbar()} keys={[shortcutName(TOOLBAR_KEYS)]} />
        {Object.entries(CONTROL_KEYS).map(([name, keys]) => (
          <Keys
            key={name}
            does={controlLabels[name as ControlName]()}
            keys={[shortcutName(keys)]}
          />
        ))}
      </Facts>
      {/* The build writes it (scripts/build/third-party-licences.ts). */}
      <p>
        <a href="/third-party-licences.txt" target="_blank" rel="noopener noreferrer">
          {m.frame_licences()}
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
