import path from "node:path";
import type { Rolldown } from "vite";
import { ROOT } from "../repository.ts";

/** Not the compiled messages and packages: of their index modules, most is for lazy code. */
const OURS = /\/(src|contract)\/(?!i18n\/paraglide\/)/;

const importedByEntry = (entry: string, which: RegExp) => {
  let found: Set<string> | undefined;
  return (id: string, chunking: Rolldown.ChunkingContext) => {
    if (!found) {
      found = new Set([path.join(ROOT, entry)]);
      // A set also visits what is added to it on the way.
      for (const module of found)
        for (const imported of chunking.getModuleInfo(module)?.importedIds ?? [])
          if (which.test(imported)) found.add(imported);
    }
    // The entry itself stays a chunk of its own, which the page names.
    return found.has(id) && id !== path.join(ROOT, entry);
  };
};

/**
 * Two chunks for what the list needs before it shows: that of the first request, which must not wait
 * for the app, and the app. Otherwise what lazy code shares with them would be many small chunks.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  const ofFirstRequest = importedByEntry("src/first-request.ts", /./);
  const ofApp = importedByEntry("src/main.tsx", OURS);
  return [
    { name: (id, chunking) => (ofFirstRequest(id, chunking) ? "request" : null), priority: 1 },
    { name: (id, chunking) => (ofApp(id, chunking) ? "app" : null) },
  ];
}
