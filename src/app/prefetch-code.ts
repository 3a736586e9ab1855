import type { QueryClient } from "@tanstack/react-query";
import { language } from "#src/i18n/language.ts";

/** Milliseconds until it looks again whether the page still waits for an answer. */
const LOOK_AGAIN_MS = 200;

/** Chromium alone says it, and TypeScript's types leave it out. */
const { connection } = navigator as { connection?: { saveData: boolean } };

let started = false;

/**
 * Downloads the code of pages and dialogs, so that the browser's cache has it when it is used: also without a
 * connection, or after a deployment has replaced the files. It does not run yet.
 * Requests of the page go first. Where the browser saves data, only what a lost connection needs is loaded.
 * A call after a failure starts again, a call after success does nothing.
 */
export async function prefetchCode(client: QueryClient): Promise<void> {
  if (started) return;
  started = true;
  const pageHasItsAnswers = async () => {
    while (client.isFetching() > 0)
      await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
  };
  const get = async (file: string) => {
    await pageHasItsAnswers();
    const response = await fetch(`/${file}`, { priority: "low" });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  };
  try {
    await pageHasItsAnswers();
    await loadForOffline();
    if (connection?.saveData || import.meta.env.DEV) return;
    const files = (await (await get(`files.${language}.json`)).json()) as string[];
    // In turn, so that the browser has time for the page. Read to its end, or the cache does not keep it.
    for (const file of files) await (await get(file)).arrayBuffer();
  } catch {
    // Until then, the rest loads on use.
    started = false;
  }
}

/** Banner, notifications and the notice of a failed request. */
const loadForOffline = async () =>
  Promise.all([
    import("./connection-banner.tsx"),
    import("#src/ui/feedback/toast-list.tsx"),
    import("#src/jobs/display/query-error.tsx"),
  ]);
