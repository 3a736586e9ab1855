import { ApiError } from "#src/lib/api/api-error.ts";

/** Seconds to wait where the service does not say. */
const DEFAULT_WAIT = 5;

/** Sends a request again for as long as the service answers 429, after the wait that it asks for. */
export async function waitOutLimit<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await wait(Math.max(error.retryAfter ?? DEFAULT_WAIT, 1) * 1000, signal);
    }
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}
