import { recordOf } from "../record.ts";
import { keep, ofTab, readKeptJson } from "../storage.ts";

const NAME = "scroll";

/**
 * Keeps how far each entry of the history was scrolled, so that Back leads to where a person was; a
 * new one begins at its top. Left to the browser, the page before would jump while the next opens.
 */
export function createScrolling() {
  /** Pixels from the top, by the key of the entry. */
  const positions = recordOf(readKeptJson(ofTab, NAME));
  let shown: string | undefined;
  const remember = () => {
    if (shown !== undefined) positions[shown] = scrollY;
  };

  /** The browser's own is right where it loads a page by itself. */
  const onHide = () => {
    history.scrollRestoration = "auto";
    remember();
    keep(ofTab, NAME, JSON.stringify(positions));
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };

  return {
    /** @returns ends it */
    follow(): () => void {
      takeOver();
      globalThis.addEventListener("pagehide", onHide);
      globalThis.addEventListener("pageshow", takeOver);
      return () => {
        globalThis.removeEventListener("pagehide", onHide);
        globalThis.removeEventListener("pageshow", takeOver);
      };
    },

    /** Before another entry takes the place of the one that is shown. */
    leave(next: string | undefined): void {
      if (next !== shown) remember();
    },

    /** An entry stands where the one that is shown stands. */
    keepFor(next: string | undefined): void {
      if (next !== undefined) positions[next] = scrollY;
    },

    /** Once the entry is in the document. */
    place(entry: string | undefined): void {
      shown = entry;
      const top = Number(entry === undefined ? 0 : (positions[entry] ?? 0));
      scrollTo({ top, behavior: "instant" });
    },
  };
}
