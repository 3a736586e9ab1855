/** WebDriver's code points of keys (WebDriver §17.4.2). */
const CODES: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  ControlOrMeta: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  Meta: "\uE03D",
};

interface KeyAction {
  type: "keyDown" | "keyUp";
  value: string;
}

const press = (value: string): KeyAction[] => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

/** What presses a key as Playwright names it, with its modifiers: "Control+B". */
export function keyPress(name: string): KeyAction[] {
  const names = name.split(/\+(?=.)/);
  const key = names.pop() ?? "";
  const modifiers = names.map((modifier) => CODES[modifier] ?? modifier);
  const value = CODES[key] ?? (modifiers.length > 0 ? key.toLowerCase() : key);
  return [
    ...modifiers.map((modifier): KeyAction => ({ type: "keyDown", value: modifier })),
    ...press(value),
    ...modifiers.toReversed().map((modifier): KeyAction => ({ type: "keyUp", value: modifier })),
  ];
}

/** What types a text. */
export const typing = (text: string): KeyAction[] =>
  Array.from(text.replaceAll("\n", CODES["Enter"] ?? ""), press).flat();
