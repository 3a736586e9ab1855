import { asRecord } from "../as-record.ts";
import { readStoredJson, writeStored } from "../storage.ts";

const NAME = "scroll";

/**
 * Keeps how far each entry of the history was scrolled, so that Back leads to where a person was; a
 * new one begins at its top. Left to the browser, the page before would jump while the next opens.
 */
export function createScrolling() {
  /** Pixels from the top, by the key of the entry. */
  const positions = asRecord(readStoredJson("sessionStorage", NAME));
  let shown: string | undefined;
  /** Its page is there; where one that says "Loading" stands is nobody's place. */
  let opened = false;
  /** Where the page stood before it changed: to tell afterwards, the browser would have to lay it out. */
  let top = 0;
  const remember = () => {
    top = scrollY;
    if (opened && shown !== undefined) positions[shown] = top;
  };

  /** For pages that are not the dashboard's, the browser's own is right. */
  const onHide = () => {
    history.scrollRestoration = "auto";
    remember();
    writeStored("sessionStorage", NAME, JSON.stringify(positions));
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

    /** Before something else is drawn. */
    leave: remember,

    /** An entry stands where the one that is shown stands. */
    keepFor(next: string | undefined): void {
      if (next !== undefined) positions[next] = scrollY;
    },

    /** Once the entry is in the document, its page or (not `isOpened`) one that says "Loading". */
    place(entry: string | undefined, isOpened: boolean): void {
      shown = entry;
      opened = isOpened;
      const wanted = Number(entry === undefined ? 0 : (positions[entry] ?? 0));
      if (wanted !== top) scrollTo({ top: wanted, behavior: "instant" });
    },
  };
}
