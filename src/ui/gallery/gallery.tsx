import { Menu } from "../actions/menu.tsx";
import { AnnouncerProvider } from "../layout/announcer.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { ProductMark } from "../layout/product-mark.tsx";
import { ThemeItems } from "../theme/theme-items.tsx";
import { ToastProvider } from "../feedback/toasts.tsx";
import { Facets } from "./facets.tsx";
import { Forms } from "./forms.tsx";
import styles from "./gallery.module.css";
import { Lists } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";

/** Every component in every state that it has, on one page. */
export function Gallery() {
  return (
    <AnnouncerProvider>
      <ToastProvider>
        <main className={styles.page}>
          <PageHeader
            title="Components"
            meta={
              <>
                <ProductMark />
                What the dashboard is made of
              </>
            }
            actions={
              <Menu label="Theme" trigger="Theme" variant="secondary">
                <ThemeItems />
              </Menu>
            }
          />
          <Facets />
          <Lists />
          <Forms />
          <Overlays />
        </main>
      </ToastProvider>
    </AnnouncerProvider>
  );
}
