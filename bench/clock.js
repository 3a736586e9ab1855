// Runs in every measured page before its own scripts. A time is that of the frame that shows the change.
(() => {
  /**
   * Resolves when a frame shows the rows of a list, or of the list that begins with a title.
   * @param {string} [title]
   * @returns {Promise<number>}
   */
  const rows = (title) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`No list of jobs shows ${title}.`)), 20_000);
      const look = () => {
        const first = document.querySelector("table:not([aria-busy=true]) tbody a");
        if (!first || (title && first.textContent !== title)) requestAnimationFrame(look);
        // Runs when the frame is painted.
        else setTimeout(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} take
   */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });

  let clicked = 0;
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true });

  const clock = {
    /** Milliseconds from the navigation to the first rows. */
    cold: rows(),
    /** Milliseconds from the next click to the list that begins with the title. */
    change: Promise.resolve(0),
    /** @param {string} title */
    expect(title) {
      clock.change = rows(title).then((time) => time - clicked);
    },
    /** Milliseconds of tasks beyond 50 each. */
    blocked: 0,
    /** The sum of layout shifts without recent input. */
    shifted: 0,
  };
  observe("longtask", ({ duration }) => (clock.blocked += duration - 50));
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) clock.shifted += value;
  });
  Object.assign(globalThis, { clock });
})();
