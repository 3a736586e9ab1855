/** A form on this page, which is kept after each pause in typing. */
interface LiveForm {
  /** Keeps it now, without waiting for a pause. */
  flush: () => void;
  /** What a person calls it; `undefined` when nothing in it is unsaved. */
  unsavedName: () => string | undefined;
}

const liveForms = new Set<LiveForm>();

/** Counts a form among those of this page, until the returned function is called. */
export function addAutosave(form: LiveForm): () => void {
  liveForms.add(form);
  return () => void liveForms.delete(form);
}

/**
 * Keeps what is typed on this page without waiting for a pause.
 * @returns the names of the forms with unsaved text, also where that cannot be kept
 */
export function flushAutosaves(): string[] {
  return [...liveForms].flatMap(({ flush, unsavedName }) => {
    flush();
    return unsavedName() ?? [];
  });
}
