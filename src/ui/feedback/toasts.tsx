import { createContext, type ReactNode, use, useState } from "react";
import { pressIsOver } from "#src/ui/actions/press.ts";
import { useStore } from "#src/lib/state/store.ts";
import { useAnnounce } from "../layout/announcer.tsx";
import { ToastList } from "./toast-list.tsx";
import { createToastStore, type Toast, type ToastStore } from "./toast-store.ts";

const ToastContext = createContext<ToastStore | null>(null);

/** Provides toasts. Must be inside the AnnouncerProvider. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const announce = useAnnounce();
  const [store] = useState(() => {
    const { show, ...toasts } = createToastStore(announce);
    // A toast that appears under a finger would take its press.
    return { ...toasts, show: (toast: Toast) => void pressIsOver().then(() => show(toast)) };
  });
  const toasts = useStore(store);
  return (
    <ToastContext value={store}>
      {/* oxlint-disable-next-line house/text-beside-conditionals -- the app, not text */}
      {children}
      {toasts.length > 0 && <ToastList toasts={toasts} onDismiss={store.dismiss} />}
    </ToastContext>
  );
}

/**
 * `show({ message: "Job archived", action: { label: "Undo", run } })` shows and announces;
 * `undoLatest()` is for the shortcut of the newest Undo.
 */
export function useToasts(): Pick<ToastStore, "show" | "undoLatest"> {
  const store = use(ToastContext);
  if (!store) throw new Error("useToasts() needs a <ToastProvider> around it");
  return store;
}
