import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import { lazyPart } from "../feedback/lazy-part.tsx";
import { Menu } from "../actions/menu.tsx";
import { type Theme, useTheme } from "./theme.ts";

const ThemeItems = lazyPart(async () => (await import("./theme-items.tsx")).ThemeItems);

const ICONS: Record<Theme, React.ReactNode> = {
  system: <MonitorIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};

/** System, light or dark, behind the icon of the one in force. */
export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <Menu label={text.ui.theme} icon={ICONS[chosen]} tooltip>
      <ThemeItems chosen={chosen} icons={ICONS} />
    </Menu>
  );
}
