import type { QueryClient } from "@tanstack/react-query";
import { language } from "#src/i18n/language.ts";

/** Vite's manifest of this build: its files by the names of their sources. */
interface Manifest {
  [source: string]: { file: string; css?: string[] };
}

/** Requests at a time; browsers send six. */
const LANES = 3;

/** Milliseconds until it looks again whether the page still waits for an answer. */
const LOOK_AGAIN_MS = 200;

/** Chromium alone says it, and TypeScript's types leave it out. */
const { connection } = navigator as { connection?: { saveData: boolean } };

let started = false;

/**
 * Downloads, once, the code of pages and dialogs, so that the browser's cache has it when it is used: also
 * without a connection, or after a deployment has replaced the files. It does not run, which would hold up a
 * phone. Requests of the page go first. Nothing is downloaded where the browser saves data.
 */
export async function prefetchCode(client: QueryClient): Promise<void> {
  if (started || connection?.saveData || import.meta.env.DEV) return;
  started = true;
  const get = async (file: string) => {
    while (client.isFetching() > 0)
      await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
    return fetch(`/${file}`, { priority: "low" });
  };
  try {
    const response = await get(`files.${language}.json`);
    const manifest = (await response.json()) as Manifest;
    const outputs = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
    const files = [...new Set(outputs)].filter((file) => /\.(js|css)$/.test(file)).values();
    const lane = async () => {
      // Read to its end, or the cache does not keep it.
      for (const file of files) await (await get(file)).arrayBuffer();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch {
    // Without a connection, say: the rest loads on use.
  }
}
