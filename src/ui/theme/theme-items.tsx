import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuGroup, MenuItem } from "../actions/menu-item.tsx";
import { chooseTheme, type Theme, useTheme } from "./theme.ts";

const THEMES: readonly [theme: Theme, name: () => string, icon: React.ReactNode][] = [
  ["system", m.frame_theme_system, <MonitorIcon key="system" />],
  ["light", m.frame_theme_light, <SunIcon key="light" />],
  ["dark", m.frame_theme_dark, <MoonIcon key="dark" />],
];

/** System, light or dark, as items of a menu. */
export function ThemeItems() {
  const chosen = useTheme();
  return (
    <MenuGroup label={m.ui_theme()}>
      {THEMES.map(([theme, name, icon]) => (
        <MenuItem
          key={theme}
          icon={icon}
          checked={theme === chosen}
          onClick={() => chooseTheme(theme)}
        >
          {name()}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}
