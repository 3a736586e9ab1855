export type Toast = {
  message: string;
  tone?: "success" | "error";
  /** What it is about: a later word about the same takes the place of an earlier one. */
  about?: string;
  /** The way back from what was done, Undo; the way on from an error, another try. */
  action?: { label: string; run: () => void };
};

export type ShownToast = Toast & { id: number };

/** More at once would cover the page; the oldest gives way. */
const AT_MOST = 3;

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts on show, oldest first. Lives outside React, so that an answer that comes late can still show one. */
export function createToastStore(announce: (message: string) => void) {
  let toasts: readonly ShownToast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

  return {
    dismiss,
    show: (toast: Toast) => {
      const others = toasts.filter(({ about }) => !about || about !== toast.about);
      change([...others, { ...toast, id: nextId++ }].slice(-AT_MOST));
      announce(toast.message);
    },
    /** Takes back what was done last, for a shortcut; false when there is nothing. */
    undoLatest: () => {
      const toast = toasts.findLast(({ tone, action }) => action && tone !== "error");
      if (!toast?.action) return false;
      dismiss(toast.id);
      toast.action.run();
      return true;
    },
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
