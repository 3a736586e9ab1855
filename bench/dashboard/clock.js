// Runs in every page that is measured, before the page's own scripts. A time is that of the first
// frame which shows the change, and not that of the change in the document.
(() => {
  // Made once: a phone takes some milliseconds to make one, and they would count as the page's.
  const { port1, port2 } = new MessageChannel();
  /** @type {((time: number) => void)[]} */
  const waiting = [];
  port1.addEventListener("message", () => waiting.shift()?.(performance.now()));
  port1.start();
  /** @param {(time: number) => void} then */
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      waiting.push(then);
      port2.postMessage(null);
    });

  /**
   * The time of the frame in which it first holds; fails when it does not come to that.
   * @param {() => unknown} holds
   * @returns {Promise<number>}
   */
  const painted = (holds) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Waited in vain for: ${String(holds)}`)), 15_000);
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        afterPaint(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ["aria-busy"],
      });
      look();
    });

  /** @type {Record<import("./clock.d.ts").Sight, (title: string) => unknown>} */
  const SIGHTS = {
    "first row": (title) =>
      !document.querySelector("table[aria-busy=true]") &&
      document.querySelector("tbody a")?.textContent === title,
    form: (title) =>
      [...document.querySelectorAll("input")].some(({ value }) => value === title) &&
      document.querySelector("form [contenteditable=true]"),
  };

  /** When the last click or key came. */
  let acted = 0;
  for (const type of ["click", "keydown"]) {
    addEventListener(type, ({ timeStamp }) => (acted = timeStamp), { capture: true });
  }

  /** @type {number[]} */
  const keystrokes = [];
  addEventListener("input", () => afterPaint((time) => keystrokes.push(time - acted)));

  /**
   * TypeScript has no entry of a layout shift yet.
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} take
   */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  let blocked = 0;
  let shifted = 0;
  // A task blocks for as long as it goes beyond 50 ms.
  observe("longtask", ({ duration }) => {
    blocked += duration - 50;
  });
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifted += value;
  });

  globalThis.clock = {
    firstRow: painted(() => document.querySelector("tbody a")),
    expect: (sight, title) => {
      globalThis.clock.change = painted(() => SIGHTS[sight](title)).then((time) => time - acted);
    },
    change: Promise.resolve(0),
    totals: () => ({ blocked, shifted, keystrokes }),
  };
})();
