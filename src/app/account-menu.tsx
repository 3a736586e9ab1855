import {
  ChevronDownIcon,
  CircleUserRoundIcon,
  KeyboardIcon,
  LanguagesIcon,
  LogOutIcon,
} from "lucide-react";
import { LANGUAGES, otherLanguage, switchLanguage } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/current-session.ts";
import { Menu } from "#src/ui/actions/menu.tsx";
import { MenuItem, MenuSeparator } from "#src/ui/actions/menu-item.tsx";
import { ThemeItems } from "#src/ui/theme/theme-items.tsx";
import styles from "./app-header.module.css";

export interface AccountMenuProps {
  onHelp: () => void;
  onSignOut: () => void;
}

/** The employer, and what belongs to a person: language, theme, shortcuts, signing out. */
export function AccountMenu({ onHelp, onSignOut }: AccountMenuProps) {
  const current = useSession();
  // Not known before the first job: no request returns it.
  const employer = "employer" in current ? current.employer?.name : undefined;
  // Where there is no keyboard, its shortcuts are of no use.
  const hasKeyboard = !matchMedia("(pointer: coarse)").matches;
  return (
    <div className={styles.account}>
      <Menu
        label={employer ? m.app_account_of({ employer }) : m.app_account()}
        trigger={
          <span className={styles.trigger}>
            <CircleUserRoundIcon />
            <span className={styles.employer}>{employer ?? m.app_account()}</span>
            <ChevronDownIcon />
          </span>
        }
      >
        <ThemeItems />
        <MenuSeparator />
        <MenuItem
          icon={<LanguagesIcon />}
          lang={otherLanguage}
          onClick={() => switchLanguage(otherLanguage)}
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
      </Menu>
    </div>
  );
}
