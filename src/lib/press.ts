/** A press that is held for longer is no longer waited for. */
const LONGEST_MS = 1_000;

let press = Promise.resolve();
let release = () => {};

const CAPTURE = { capture: true };
globalThis.addEventListener(
  "pointerdown",
  () => {
    press = new Promise((resolve) => {
      // The click comes right after the release, and has to find its target where it was.
      release = () => setTimeout(resolve);
      setTimeout(resolve, LONGEST_MS);
    });
  },
  CAPTURE,
);
globalThis.addEventListener("pointerup", () => release(), CAPTURE);
globalThis.addEventListener("pointercancel", () => release(), CAPTURE);

/**
 * Resolves once no button or finger is down. What moves the page between a press and its release
 * takes the pressed thing away from under it, and nothing happens.
 */
export const pressIsOver = async (): Promise<void> => press;
