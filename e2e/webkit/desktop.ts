import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { WEBKIT } from "../../scripts/browsers/webkit.ts";

/** On a display, in whole pixels. */
export type Point = [x: number, y: number];

/** Uses the mouse and the keys of a display: `xdotool`'s commands, one after the other. */
async function use(display: string, ...commands: string[]): Promise<void> {
  await promisify(execFile)(WEBKIT.desktop, commands.join(" ").split(" "), {
    env: { ...process.env, DISPLAY: display },
  });
}

/** Drags by the mouse: WebDriver's own starts no drag. */
export const drag = async (display: string, [startX, startY]: Point, [endX, endY]: Point) =>
  use(
    display,
    `mousemove ${startX} ${startY} mousedown 1 sleep 0.2`,
    `mousemove ${startX + 9} ${startY + 5} sleep 0.2 mousemove ${endX} ${endY} sleep 0.2`,
    `mousemove ${endX} ${endY + 1} sleep 0.2 mouseup 1`,
  );

/** Composes a character where the focus is, by its number: with the input method that GTK itself has. */
export async function compose(display: string, character: string): Promise<void> {
  // The keys go to the window under the mouse.
  await use(display, "mousemove 400 300 key ctrl+shift+u");
  await use(display, `type ${character.codePointAt(0)?.toString(16)}`);
  await use(display, "key Return");
}
