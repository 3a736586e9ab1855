import type { Rolldown } from "vite";

/** What every visit begins with: the entry and what it imports. */
export function firstChunks(
  bundle: Record<string, Rolldown.RenderedChunk | Rolldown.OutputChunk | Rolldown.OutputAsset>,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return chunks.filter(
    ({ isEntry, fileName }) =>
      isEntry || chunks.some((other) => other.isEntry && other.imports.includes(fileName)),
  );
}
