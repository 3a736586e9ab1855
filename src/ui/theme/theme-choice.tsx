import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Menu } from "../actions/menu.tsx";
import { MenuItem } from "../actions/menu-item.tsx";
import { chooseTheme, type Theme, useTheme } from "./theme.ts";

const ICONS: Record<Theme, React.ReactNode> = {
  system: <MonitorIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};

/** System, light or dark, behind the icon of the one in force. */
export function ThemeChoice() {
  const chosen = useTheme();
  const item = (theme: Theme, label: string) => (
    <MenuItem icon={ICONS[theme]} checked={theme === chosen} onClick={() => chooseTheme(theme)}>
      {label}
    </MenuItem>
  );
  return (
    <Menu label={m.ui_theme()} icon={ICONS[chosen]} tooltip>
      {item("system", m.frame_theme_system())}
      {item("light", m.frame_theme_light())}
      {item("dark", m.frame_theme_dark())}
    </Menu>
  );
}
