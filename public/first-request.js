// Asks for what the address shows while the dashboard itself is still on its way here. It is only
// a head start: src/lib/api/first-answer.ts takes the answer if it is to the very question that the
// dashboard asks, and asks again otherwise. What makes sense in an address is written in
// src/features/jobs/list/list-search.ts, how a question is put in src/lib/api/api-request.ts.
(() => {
  try {
    /** @typedef {{ key?: unknown, signOut?: unknown } | null} Session */
    const ofTab = /** @type {Session} */ (JSON.parse(sessionStorage.getItem("session") ?? "null"));
    // As in src/lib/session/session-storage.ts: somebody may have signed out while this tab was asleep.
    const signedOut = (ofTab?.signOut ?? null) !== localStorage.getItem("signOut");
    const ofComputer = localStorage.getItem("session");
    const session =
      ofTab && !signedOut ? ofTab : /** @type {Session} */ (JSON.parse(ofComputer ?? "null"));
    const key = session?.key;
    const path = location.pathname === "/" ? "/jobs" : location.pathname;
    if (typeof key !== "string" || !/^\/jobs(\/[1-9]\d{0,9})?$/.test(path)) return;

    const asked = new URLSearchParams(location.search);
    /** @type {(name: string, sense: RegExp, fallback?: string) => string[][]} */
    const parameter = (name, sense, fallback) => {
      // The last of several, and as much of it as a search may hold.
      const value = (asked.getAll(name).at(-1) ?? "").trim().slice(0, 256);
      if (sense.test(value)) return [[name, value]];
      return fallback === undefined ? [] : [[name, fallback]];
    };
    const query = new URLSearchParams([
      ...parameter("status", /^(active|archived|draft)$/),
      ...parameter("q", /./),
      ...parameter("page", /^[1-9]\d{0,8}$/, "1"),
      ...parameter("pageSize", /^(10|25|50|100)$/, "10"),
    ]);
    const meta = document.querySelector('meta[name="api-base-url"]');
    const base = meta?.getAttribute("content")?.replace(/\/+$/, "") || location.origin;
    const url = `${base}/api/v1.1${path}${path === "/jobs" ? `?${query}` : ""}`;
    const answer = fetch(url, {
      headers: { Accept: "application/json", "API-Key": key },
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(30_000),
      // Read to its end now, while nothing else has to be done.
    }).then(async (response) => ({ response, content: await response.text() }));
    // The dashboard handles a failure, if it takes the answer at all.
    answer.catch(() => {});
    globalThis.firstResponse = { url, key, answer };
  } catch {
    // No storage, or something strange in it: the dashboard will find out for itself.
  }
})();
