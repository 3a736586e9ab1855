import { createStore, type Store } from "#src/lib/state/store.ts";

/** How far a long piece of work has come: its words, and a share of it where one is known. */
export interface Progress {
  message: string;
  done?: number;
  total?: number;
}

export interface Toast {
  message: string;
  tone?: "success" | "error";
  /** A later toast replaces one with the same key. */
  dedupeKey?: string;
  /** Undo, after something was done; another try, after an error. */
  action?: { label: string; run: () => void };
  /** The work goes on: the toast stays until another replaces it, and its action cancels the work. */
  progress?: Store<Progress>;
}

export type ShownToast = Toast & { id: number };

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts on show, oldest first. Lives outside React, so that an answer that comes late can still show one. */
export function createToastStore(announce: (message: string) => void) {
  const { set, ...toasts } = createStore<readonly ShownToast[]>([]);
  let nextId = 1;
  const dismiss = (id: number) => set(toasts.get().filter((toast) => toast.id !== id));

  return {
    ...toasts,
    dismiss,
    show: (toast: Toast) => {
      const others = toasts
        .get()
        .filter(({ dedupeKey }) => !dedupeKey || dedupeKey !== toast.dedupeKey);
      set([...others, { ...toast, id: nextId++ }]);
      announce(toast.message);
    },
    /** Runs the newest Undo, for the shortcut. Returns false if there is none. */
    undoLatest: () => {
      const toast = toasts
        .get()
        .findLast(({ tone, action, progress }) => action && tone !== "error" && !progress);
      if (!toast?.action) return false;
      dismiss(toast.id);
      toast.action.run();
      return true;
    },
  };
}
