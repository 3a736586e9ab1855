import { ChevronDownIcon, CircleUserRoundIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/current-session.ts";
import { Menu } from "#src/ui/actions/menu.tsx";
import { AccountMenuItems, type AccountMenuProps } from "./account-menu-items.tsx";
import styles from "./app-header.module.css";

/** The employer, and behind it what belongs to a person. */
export function AccountMenu(props: AccountMenuProps) {
  const current = useSession();
  // A service without our headers names it with the first job.
  const employer = "employer" in current ? current.employer?.name : undefined;
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
        <AccountMenuItems {...props} />
      </Menu>
    </div>
  );
}
