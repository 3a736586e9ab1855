import { setTimeout } from "node:timers/promises";
import { type Driver, DriverError, ELEMENT, type ElementReference } from "./webdriver.ts";
import { injectedScript } from "./injected.ts";
import { keyPress, typing } from "./keys.ts";

const INJECTED = injectedScript();
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** Runs in the page, with Playwright's injected script and all elements that match. */
// oxlint-disable-next-line typescript/no-explicit-any -- Playwright's injected script has no public type
export type InPage = (injected: any, elements: any[], arg: any) => unknown;

/** Errors that pass: the page changes while it is used. */
const PASSING = [
  "element click intercepted",
  "element not interactable",
  "no such element",
  // A script that the page left behind when it went on.
  "script timeout",
  "unknown error",
  "stale element reference",
];

/** The elements of the page, found by Playwright's selectors and used by WebDriver's commands. */
export class Elements {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Calls a function in the page with all elements that match a selector. */
  async call<T>(selector: string, inPage: InPage, arg?: unknown): Promise<T> {
    const answer = await this.#driver.run(
      `const injected = window.__injected;
      if (!injected) return "not injected";
      const [selector, arg] = arguments;
      const elements = injected.querySelectorAll(injected.parseSelector(selector), document);
      return (${String(inPage)})(injected, elements, arg);`,
      selector,
      arg ?? null,
    );
    if (answer !== "not injected") return answer as T;
    await this.#driver.run(INJECTED);
    return this.call(selector, inPage, arg);
  }

  /** Waits for the one element that matches and does something with it, again until it can be done. */
  async act<T>(
    selector: string,
    what: (element: ElementReference) => Promise<T>,
    timeout = PATIENCE_MS,
  ): Promise<T> {
    const end = Date.now() + timeout;
    for (;;) {
      try {
        return await what(await this.#one(selector));
      } catch (error) {
        if (!(error instanceof DriverError && PASSING.includes(error.code)) || Date.now() > end)
          throw error;
      }
      await setTimeout(PAUSE_MS);
    }
  }

  async #one(selector: string): Promise<ElementReference> {
    const found = await this.call<ElementReference | number>(selector, (_injected, elements) =>
      elements.length === 1 ? elements[0] : elements.length,
    );
    if (found === 0) throw new DriverError({ error: "no such element", message: selector });
    if (typeof found === "number") throw new Error(`${selector} matches ${found} elements.`);
    return found;
  }

  async click(selector: string, timeout?: number): Promise<void> {
    await this.act(
      selector,
      async (element) => {
        // WebDriver would click what is disabled still.
        const missing = await this.call<unknown>(selector, (injected, [one]) =>
          injected.checkElementStates(one, ["visible", "enabled", "stable"], true),
        );
        if (missing)
          throw new DriverError({ error: "element not interactable", message: selector });
        try {
          await this.#driver.post(`/element/${element[ELEMENT]}/click`);
        } catch (error) {
          // As Playwright does, out from under a bar at the edge of the window.
          const toMiddle = 'arguments[0].scrollIntoView({ block: "center" })';
          if (error instanceof DriverError && error.code === "element click intercepted")
            await this.#driver.run(toMiddle, element);
          throw error;
        }
      },
      timeout,
    );
  }

  /** Selects what the field holds and types over it, as Playwright does. */
  async fill(selector: string, value: string): Promise<void> {
    const rest = await this.act(selector, async () =>
      this.call(
        selector,
        (injected, [element], text) => {
          element.focus();
          // React notes what a script of the page sets through a property of its own, and then hears of no change;
          // Playwright's script elsewhere runs apart from the page's.
          const noted = Object.getOwnPropertyDescriptor(element, "value");
          delete element.value;
          try {
            return injected.fill(element, text);
          } finally {
            if (noted) Object.defineProperty(element, "value", noted);
          }
        },
        value,
      ),
    );
    if (rest === "needsinput") await (value ? this.type(value) : this.press("Delete"));
  }

  async hover(selector: string): Promise<void> {
    await this.act(selector, async (origin) =>
      this.#pointer([{ type: "pointerMove", origin, x: 0, y: 0, duration: 50 }]),
    );
  }

  async #pointer(actions: object[]): Promise<unknown> {
    return this.#driver.post("/actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  }

  /** Presses a key where the focus is: "Control+B". */
  async press(key: string): Promise<void> {
    await this.#driver.post("/actions", {
      actions: [{ type: "key", id: "keyboard", actions: keyPress(key) }],
    });
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#driver.post("/actions", {
      actions: [{ type: "key", id: "keyboard", actions: typing(text) }],
    });
  }

  /** Puts files of this computer into a file field. */
  async setFiles(selector: string, paths: string[]): Promise<void> {
    await this.act(selector, async (element) =>
      this.#driver.post(`/element/${element[ELEMENT]}/value`, { text: paths.join("\n") }),
    );
  }

  async #judge(selector: string, asked: Asked, isList: boolean): Promise<Judgement> {
    return this.call(
      selector,
      (injected, elements, { options, isList }) => {
        if (isList || elements.length > 0 || /url|title/.test(options.expression))
          return injected.expect(elements[0], options, elements, true);
        const absent = /hidden|detached/.test(options.expression);
        return { matches: absent, received: { value: "no element" } };
      },
      { options: { ...asked, timeout: undefined, signal: undefined }, isList },
    );
  }

  /** Waits until what Playwright's `expect` asks is so. */
  async expect(selector: string, asked: Asked): Promise<Expected> {
    const { timeout = PATIENCE_MS, isNot = false, expression } = asked;
    const end = Date.now() + timeout;
    const isList = expression === "to.have.count" || expression.endsWith(".array");
    for (;;) {
      const { matches, received } = await this.#judge(selector, asked, isList).catch(
        (error: unknown): Judgement => {
          if (error instanceof DriverError && PASSING.includes(error.code))
            return { matches: isNot, received: { value: error.message } };
          throw error;
        },
      );
      if (matches !== isNot) return { matches };
      if (Date.now() > end) return { matches, received, log: [selector], timedOut: true };
      await setTimeout(PAUSE_MS);
    }
  }
}

/** What a matcher of Playwright's hands to the browser. */
export interface Asked {
  expression: string;
  isNot?: boolean;
  timeout?: number;
}

interface Judgement {
  matches: boolean;
  received?: unknown;
}

interface Expected extends Judgement {
  log?: string[];
  timedOut?: boolean;
}
