import { KeyboardIcon, LanguagesIcon, LogOutIcon } from "lucide-react";
import { LANGUAGES, otherLanguage, switchLanguage } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuItem, MenuSeparator, useFocusWhenLate } from "#src/ui/actions/menu-item.tsx";
import { ThemeItems } from "#src/ui/theme/theme-items.tsx";

export interface AccountMenuProps {
  onHelp: () => void;
  onSignOut: () => void;
}

/** Theme, language, shortcuts, signing out. */
export function AccountMenuItems({ onHelp, onSignOut }: AccountMenuProps) {
  useFocusWhenLate();
  // Where there is no keyboard, its shortcuts are of no use.
  const hasKeyboard = !matchMedia("(pointer: coarse)").matches;
  return (
    <>
      <ThemeItems />
      <MenuSeparator />
      <MenuItem
        icon={<LanguagesIcon />}
        lang={otherLanguage}
        onClick={() => void switchLanguage(otherLanguage)}
      >
        {LANGUAGES[otherLanguage]}
      </MenuItem>
      {hasKeyboard && (
        <MenuItem icon={<KeyboardIcon />} onClick={onHelp}>
          {m.app_shortcuts()}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onClick={onSignOut}>
        {m.app_sign_out()}
      </MenuItem>
    </>
  );
}
