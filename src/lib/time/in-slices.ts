/** Milliseconds of work before the page may draw and respond. */
const SLICE_MS = 8;

/**
 * Does something for each item, in slices between which the page draws and responds.
 * @throws the signal's reason once it is aborted
 */
export async function forEachInSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTask();
    signal?.throwIfAborted();
    begun = performance.now();
  }
}

/** A message, as a nested timer waits four milliseconds. */
const nextTask = async () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
