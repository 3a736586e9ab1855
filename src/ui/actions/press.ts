/** Milliseconds after which a press that has led to no click, such as a drag, no longer counts. */
const MAX_PRESS_MS = 1_000;

let press: Promise<unknown> = Promise.resolve();

globalThis.addEventListener?.(
  "pointerdown",
  () => {
    press = new Promise((resolve) => {
      setTimeout(resolve, MAX_PRESS_MS);
      globalThis.addEventListener("click", () => void setTimeout(resolve), { once: true });
    });
  },
  { capture: true },
);

/**
 * Resolves once no press is under way. If something moves the page, or appears over it, between a press
 * and its release, the pressed button is no longer under the pointer, and there is no click.
 */
export const pressIsOver = async (): Promise<unknown> => press;
