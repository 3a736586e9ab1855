import { text } from "#src/lib/text/text.ts";
import { MoonIcon, SunIcon, SystemIcon } from "./icons.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { chooseTheme, type Theme, useTheme } from "./theme.ts";

const ICONS: Record<Theme, React.ReactNode> = {
  system: <SystemIcon />,
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
    <Menu label={text.ui.theme} icon={ICONS[chosen]} tooltip>
      {item("system", text.ui.themeSystem)}
      {item("light", text.ui.themeLight)}
      {item("dark", text.ui.themeDark)}
    </Menu>
  );
}
