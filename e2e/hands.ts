import type { BrowserContext } from "@playwright/test";

/** What a person does with mouse and keyboard. */
export interface Hands {
  clicks: number;
  keys: number;
}

/**
 * Counts it in every page of a browser from now on. A choice in a native list is two clicks, a file is
 * one, a text that is filled in is one key, as if it were pasted.
 */
export async function countHands(context: BrowserContext): Promise<Hands> {
  const hands: Hands = { clicks: 0, keys: 0 };
  await context.exposeBinding("countHand", (_source, what: keyof Hands, count: number) => {
    hands[what] += count;
  });
  await context.addInitScript(() => {
    const count = Reflect.get(window, "countHand") as (what: string, by: number) => void;
    let byHand = false;
    const hand = (what: string) => () => {
      byHand = true;
      count(what, 1);
    };
    addEventListener("pointerdown", hand("clicks"), true);
    addEventListener("keydown", hand("keys"), true);
    addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count("clicks", 2);
        else if (target instanceof HTMLInputElement && target.type === "checkbox") return;
        else if (target instanceof HTMLInputElement && target.type === "file") count("clicks", 1);
        else if (!byHand) count("keys", 1);
        byHand = false;
      },
      true,
    );
    // A click into a field is no text yet.
    addEventListener("click", () => (byHand = false), true);
  });
  return hands;
}
