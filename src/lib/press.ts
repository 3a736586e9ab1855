/** A press that lasts longer is not waited for. */
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
 * Resolves once no mouse button or finger is down. If something moves the page between a press and
 * its release, the pressed button is no longer under the pointer, and there is no click.
 */
export const pressIsOver = async (): Promise<void> => press;
