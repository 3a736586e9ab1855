import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import type { ReactNode } from "react";
import { createStore } from "../store.ts";
import { createScrolling } from "./scrolling.ts";

/** What an address leads to. */
export interface Page {
  /** The address as the page itself writes it: what means nothing to it is taken out. */
  address: string;
  /**
   * Gets what the page is drawn with, its code for example, and answers the page. It is also called when
   * somebody points at a link, so that all is there before the click.
   */
  open: () => Promise<ReactNode>;
}

/** A page on the screen. */
export interface View {
  location: HistoryLocation;
  /** `undefined` as long as it takes longer than a moment to open. */
  opened: { page: ReactNode } | { error: unknown } | undefined;
}

/** From one page to another; `from` is `undefined` for the first one. */
export interface Move {
  from: HistoryLocation | undefined;
  to: HistoryLocation;
}

export type Router = ReturnType<typeof createRouter>;

/** Who guards what is unsaved is not asked. */
const UNASKED = { ignoreBlocker: true };

/** Long enough not to flash before what comes at once, short enough to answer a click. */
const PENDING_MS = 100;

/**
 * Shows the page of the address, and goes to others. The page before stays until the next one has
 * opened, or has taken longer than a moment.
 * @param pageAt reads a path and a query string (`?…` or empty)
 */
export function createRouter(
  history: RouterHistory,
  pageAt: (pathname: string, search: string) => Page,
) {
  const view = createStore<View | undefined>(undefined);
  const listeners = new Set<(move: Move) => void>();
  const scrolling = createScrolling();
  /** Where the page that is shown, or opens, is. */
  let asked: HistoryLocation | undefined;
  let ended = false;
  /** While an address is taken at which the page that is shown goes on. */
  let goesOn = false;
  /** How the entry that is in the document came there, and whether its page has opened. */
  let last: { move: Move; opened: boolean } | undefined;

  const pageOf = ({ pathname, search }: HistoryLocation) => pageAt(pathname, search);

  /** Shows the page of the current address. */
  async function open(): Promise<void> {
    if (ended) return;
    const there = history.location;
    const page = pageOf(there);
    if (page.address !== there.pathname + there.search)
      history.replace(page.address + there.hash, undefined, UNASKED);
    const { location } = history;
    if (location === asked) return;
    asked = location;
    const show = (opened: View["opened"]) => {
      // Somebody may have gone on meanwhile.
      if (location !== asked) return;
      scrolling.leave();
      view.set({ location, opened });
    };
    const opening = page.open();
    // After what the page does at once: on a slow computer, that alone can take longer.
    const pending = goesOn ? undefined : setTimeout(() => show(undefined), PENDING_MS);
    const opened = await opening.then(
      (element) => ({ page: element }),
      (error: unknown) => ({ error }),
    );
    clearTimeout(pending);
    show(opened);
  }

  return {
    history,
    view: { get: view.get, subscribe: view.subscribe },
    open,

    /** Follows the history. @returns ends it */
    follow(): () => void {
      const stops = [history.subscribe(() => void open()), scrolling.follow()];
      void open();
      return () => {
        for (const stop of stops) stop();
      };
    },

    /**
     * Goes to an address of the dashboard. The one where we are is opened again, and nobody is asked
     * whether to leave it.
     * @param replace takes the place of the current one in the history
     */
    navigate(address: string, { replace = false } = {}): void {
      const { pathname, search } = history.location;
      if (address === pathname + search) {
        asked = undefined;
        void open();
      } else if (replace) history.replace(address);
      else history.push(address);
    },

    /**
     * The page that is shown goes on at another address, unasked and where it is scrolled to. It stays
     * however long that takes to open: what was typed and the focus are in it. Who is already on the way
     * to another page goes there.
     */
    goOnAt(address: string): void {
      if (view.get()?.location !== history.location) return;
      goesOn = true;
      history.replace(address, undefined, UNASKED);
      goesOn = false;
      scrolling.keepFor(history.location.state.key);
    },

    /** Shows nothing more, and asks nobody; whoever follows the history next begins at `address`. */
    endAt(address: string): void {
      ended = true;
      history.replace(address, undefined, UNASKED);
    },

    /** Fetches what an address of the dashboard needs. What fails shows when somebody goes there. */
    async preload(address: string): Promise<void> {
      const { pathname, search } = new URL(address, globalThis.location.origin);
      await pageAt(pathname, search)
        .open()
        .catch(() => {});
    },

    /** To be called when a view is in the document, before it is painted. */
    rendered({ location, opened }: View): void {
      scrolling.place(location.state.key, opened !== undefined);
      if (location !== last?.move.to)
        last = { move: { from: last?.move.to, to: location }, opened: false };
      if (!opened || last.opened) return;
      last.opened = true;
      for (const listener of listeners) listener(last.move);
    },

    /** Calls `listener` when another page has opened and stands in the document. @returns ends it */
    onRendered(listener: (move: Move) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
