export type Toast = {
  message: string;
  tone?: "success" | "error";
  /** The way back: `{ label: "Undo", run }`. */
  action?: { label: string; run: () => void };
};

export type ShownToast = Toast & { id: number };

/** More at once would cover the page; the oldest gives way. */
const AT_MOST = 3;

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts on show, oldest first. Lives outside React, so that an answer that comes late can still show one. */
export function createToastStore() {
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
    show: (toast: Toast) => change([...toasts, { ...toast, id: nextId++ }].slice(-AT_MOST)),
    /** Runs the newest action, for a shortcut; false when there is none. */
    runLatestAction: () => {
      const toast = toasts.findLast(({ action }) => action);
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
