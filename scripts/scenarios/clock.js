// Preloaded by a scenario's service (`node --import`), and so by the thread of its embedded database: their clock is
// ahead of the computer's by CLOCK_AHEAD milliseconds.
const ahead = Number(process.env["CLOCK_AHEAD"]);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    /** @type {object} */ (
      Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, newTarget)
    ),
  apply: () => new Date().toString(),
  get: (target, name) =>
    name === "now" ? () => now() + ahead : /** @type {unknown} */ (Reflect.get(target, name)),
});
