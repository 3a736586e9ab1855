import { PlusIcon } from "lucide-react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { NameDialog } from "../dialogs/name-dialog.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { render } from "../testing/render.tsx";
import { Form as TokenForm, token } from "../token-field/testing/token-form.tsx";
import { Menu } from "./menu.tsx";
import { MenuItem } from "./menu-item.tsx";
import { Popover } from "./popover.tsx";
import { SHORTCUT_KEYS, useShortcuts } from "./shortcuts.ts";

const KEYS = Object.values(SHORTCUT_KEYS);
/** As the keyboard types them. */
const TYPED = KEYS.map((key) => (/[A-Z]/.test(key) ? `{Shift>}${key}{/Shift}` : key));

interface ViewProps {
  run: (key: string) => void;
  children: ReactNode;
}

/** A view with every shortcut. */
function View({ run, children }: ViewProps) {
  useShortcuts(
    Object.fromEntries(Object.entries(SHORTCUT_KEYS).map(([name, key]) => [name, () => run(key)])),
  );
  return <main>{children}</main>;
}

const form = (control: ReactNode) => (
  <form>
    <h1 tabIndex={-1}>Baker</h1>
    {control}
  </form>
);
const panel = (control: ReactNode) => (
  <Popover label="Filter" icon={<PlusIcon />}>
    {control}
  </Popover>
);
const TOKENS = KEYS.map(token);
const chips = <TokenForm start={TOKENS} max={TOKENS.length + 1} />;
/** Marks a value before each key, which takes it away. */
const MARKED = TYPED.map((key) => `{Backspace}${key}{Backspace}`).join("");
const menu = (
  <Menu label="More">
    <MenuItem>Archive</MenuItem>
  </Menu>
);
const dialog = <NameDialog title="Name" name="" onName={() => {}} onClose={() => {}} />;

interface At {
  /** What gets the focus, if anything. */
  focus?: string;
  /** Keys that open something there. */
  open?: string;
  typed?: string;
}

type Case = [where: string, ui: ReactNode, at: At];

/** Types every shortcut's key there. @returns those that ran */
async function runsOf(ui: ReactNode, { focus, open, typed = TYPED.join("") }: At) {
  const run = vi.fn<(key: string) => void>();
  render(<View run={run}>{ui}</View>);
  if (focus) document.querySelector<HTMLElement>(focus)?.focus();
  if (open) await userEvent.keyboard(open);
  await userEvent.keyboard(typed);
  return run.mock.calls.map(([key]) => key);
}

test.each<Case>([
  ["a text box", <input key="" aria-label="Title" />, { focus: "input" }],
  ["a search box", <input key="" type="search" aria-label="Search" />, { focus: "input" }],
  ["a text area", <textarea key="" aria-label="Note" />, { focus: "textarea" }],
  ["a list to choose from", <select key="" aria-label="Period" />, { focus: "select" }],
  [
    "the editor",
    <div key="" contentEditable role="textbox" aria-label="Description" />,
    { focus: "[contenteditable]" },
  ],
  ["a tick box of a form", form(<Checkbox label="Paid" />), { focus: "[type=checkbox]" }],
  ["a button of a form", form(<button type="button">Save</button>), { focus: "button" }],
  ["the heading of a form", form(null), { focus: "h1" }],
  ["the page while a form is open", form(null), {}],
  ["a combobox without a form", chips, { focus: "[role=combobox]" }],
  ["a combobox with its list open", chips, { focus: "[role=combobox]", open: "{ArrowDown}" }],
  ["a marked value", chips, { focus: "[role=combobox]", typed: MARKED }],
  ["a marked value of a form", form(chips), { focus: "[role=combobox]", typed: MARKED }],
  [
    "a list that opens in a panel",
    panel(<summary tabIndex={0}>Place</summary>),
    { focus: "button", open: "{Enter}" },
  ],
  ["a tick box in a panel", panel(<Checkbox label="Paid" />), { focus: "button", open: "{Enter}" }],
  ["an item of a menu", menu, { focus: "button", open: "{Enter}" }],
  ["a dialog", dialog, {}],
  ["a button of a dialog", dialog, { focus: "dialog button" }],
])("no letter is a shortcut in %s", async (_, ui, at) => {
  expect(await runsOf(ui, at)).toEqual([]);
});

test.each<Case>([
  ["the page", null, {}],
  [
    "a link",
    <a key="" href="#baker">
      Baker
    </a>,
    { focus: "a" },
  ],
  [
    "a button",
    <button key="" type="button">
      Edit
    </button>,
    { focus: "button" },
  ],
  ["the tick box of a row", <Checkbox key="" label="Baker" />, { focus: "[type=checkbox]" }],
  [
    "the button of a panel that is closed",
    panel(null),
    { focus: "button", open: "{Enter}{Escape}" },
  ],
])("each key runs its shortcut from %s", async (_, ui, at) => {
  expect(await runsOf(ui, at)).toEqual(KEYS);
});
