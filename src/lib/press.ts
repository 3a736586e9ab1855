/** Milliseconds that a press is waited for; one that lasts longer is not. */
const LONGEST_MS = 1_000;

/** Milliseconds in which the click follows the release of a finger. */
const CLICK_MS = 100;

let press = Promise.resolve();
let end = () => {};
/** Ends the press that lasts. */
let timer: ReturnType<typeof setTimeout> | undefined;

function endAfter(milliseconds: number) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    end();
  }, milliseconds);
}

const endsAfter = (milliseconds: number) => () => {
  if (timer !== undefined) endAfter(milliseconds);
};

const CAPTURE = { capture: true };
globalThis.addEventListener(
  "pointerdown",
  () => {
    if (timer === undefined)
      press = new Promise((resolve) => {
        end = resolve;
      });
    endAfter(LONGEST_MS);
  },
  CAPTURE,
);
// A mouse clicks with its release, a finger a moment later; and the click has to find its target where
// it was.
globalThis.addEventListener("pointerup", endsAfter(CLICK_MS), CAPTURE);
globalThis.addEventListener("pointercancel", endsAfter(0), CAPTURE);
globalThis.addEventListener("click", endsAfter(0), CAPTURE);

/**
 * Resolves once no mouse button or finger is down. If something moves the page, or comes to lie over it,
 * between a press and its release, the pressed button is no longer under the pointer, and there is no
 * click.
 */
export const pressIsOver = async (): Promise<void> => press;
