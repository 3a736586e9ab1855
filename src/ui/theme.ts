import { useSyncExternalStore } from "react";
import { keep, ofComputer } from "#src/lib/storage.ts";

export type Theme = "system" | "light" | "dark";

/** Shared with public/theme.js, which applies the choice before the first paint. */
const KEY = "theme";

const listeners = new Set<() => void>();

/** The chosen theme; `system` when none is, or when the browser keeps no storage. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Applies a theme now and keeps it for the next visit, where the browser allows it. */
export function chooseTheme(theme: Theme) {
  apply(theme);
  keep(ofComputer, KEY, theme === "system" ? null : theme);
}

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    apply(newValue === "light" || newValue === "dark" ? newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

/** The chosen theme, kept in step with every other tab. */
export const useTheme = () => useSyncExternalStore(subscribe, readTheme);
