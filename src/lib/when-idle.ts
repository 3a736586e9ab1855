/**
 * Runs something once the browser has nothing more urgent to do. The returned function calls it
 * off.
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
