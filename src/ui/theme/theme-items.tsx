import type { ReactNode } from "react";
import { text } from "#src/i18n/text.ts";
import { MenuItem, useFocusWhenLate } from "../actions/menu-item.tsx";
import { chooseTheme, type Theme } from "./theme.ts";

interface ThemeItemsProps {
  chosen: Theme;
  icons: Record<Theme, ReactNode>;
}

/** The answers to how the dashboard is to look. */
export function ThemeItems({ chosen, icons }: ThemeItemsProps) {
  useFocusWhenLate();
  const item = (theme: Theme, label: string) => (
    <MenuItem icon={icons[theme]} checked={theme === chosen} onClick={() => chooseTheme(theme)}>
      {label}
    </MenuItem>
  );
  return (
    <>
      {item("system", text.frame.themeSystem)}
      {item("light", text.frame.themeLight)}
      {item("dark", text.frame.themeDark)}
    </>
  );
}
