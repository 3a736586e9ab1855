/** Milliseconds that something waits for an idle moment. In Safari, which tells of none, it always does. */
const LATEST_MS = 200;

/**
 * Runs something once the browser has nothing more urgent to do. The returned function calls it
 * off.
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  // Not without a limit: in a page where nothing has happened for seconds, Chromium 156 may call back
  // only at the next movement of the mouse.
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
