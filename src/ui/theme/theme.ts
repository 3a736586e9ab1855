import { createChoice, useStore } from "#src/lib/state/store.ts";

export type Theme = "system" | "light" | "dark";

/** Shared with public/theme.js, which applies the choice before the first paint. */
const choice = createChoice("theme");

const themeOf = (chosen: string | null): Theme =>
  chosen === "light" || chosen === "dark" ? chosen : "system";

choice.subscribe(() => {
  const theme = themeOf(choice.get());
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

/** Applies a theme now and keeps it for the next visit, where the browser allows it. */
export function chooseTheme(theme: Theme) {
  choice.set(theme === "system" ? null : theme);
}

/** The chosen theme; `system` when none is. */
export const useTheme = () => themeOf(useStore(choice));
