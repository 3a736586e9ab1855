import { HistoryIcon, Trash2Icon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { ProductMark } from "#src/ui/layout/product-mark.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import type { AccountMenuProps } from "./account-menu-items.tsx";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./app-header.module.css";

/** The header of every page: the product, and the account with what belongs to it. */
export function AppHeader(props: AccountMenuProps) {
  const readOnly = useReadOnly();
  const activity = (
    <Link to="/activity" className={styles.page}>
      <HistoryIcon />
      <span className={styles.pageName}>{m.activity_title()}</span>
    </Link>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/jobs" className={styles.product}>
          <ProductMark />
          <span className={styles.productName}>{m.app_product()}</span>
        </Link>
        <nav aria-label={m.app_pages()} className={styles.pages}>
          {readOnly ? <WithHistory>{activity}</WithHistory> : activity}
          <WithHistory>
            <Link to="/trash" className={styles.page}>
              <Trash2Icon />
              <span className={styles.pageName}>{m.trash_title()}</span>
            </Link>
          </WithHistory>
        </nav>
        <AccountMenu {...props} />
      </div>
    </header>
  );
}
