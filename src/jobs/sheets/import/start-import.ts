import { changeSetStore } from "../../writes/change-set-store.ts";
import { type ImportedFile, keepImport } from "./imported-file.ts";

/**
 * Stores a file as a planned change set, whose dry run is at `/changes/$changeSetId`.
 * @returns the id of the change set
 */
export async function startImport(file: ImportedFile): Promise<string> {
  const chosen = file.rows.flatMap(({ id }) => (id === null ? [] : { id, etag: undefined }));
  const id = await changeSetStore.plan({ kind: "import", file: file.name }, chosen);
  await keepImport(id, file);
  return id;
}
