/** A form on this page that autosaves. */
interface AutosavingForm {
  /** Stores the draft without waiting for the debounce. */
  flush: () => void;
  /** The form's name; `undefined` if nothing is unsaved. */
  unsavedName: () => string | undefined;
}

const forms = new Set<AutosavingForm>();

/** @returns removes the form */
export function addAutosave(form: AutosavingForm): () => void {
  forms.add(form);
  return () => void forms.delete(form);
}

/**
 * Stores the drafts of all forms on this page now.
 * @returns the names of the forms with unsaved text, stored or not
 */
export function flushAutosaves(): string[] {
  return [...forms].flatMap(({ flush, unsavedName }) => {
    flush();
    return unsavedName() ?? [];
  });
}
