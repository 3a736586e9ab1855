import { session } from "#src/lib/session/current-session.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ProductMark } from "#src/ui/layout/product-mark.tsx";
import { LanguageSwitch } from "#src/ui/navigation/language-switch.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { keepTypedKey } from "./typed-key.ts";
import styles from "./sign-in.module.css";

/** The sign-in page. */
export function SignInPage() {
  return (
    <main className={styles.page}>
      <title>{m.app_document_title({ page: m.sign_in_title() })}</title>
      <p className={styles.product}>
        <ProductMark />
        {m.app_product()}
      </p>
      <div className={styles.card}>
        <h1 className={styles.title}>{m.sign_in_title()}</h1>
        <p className={styles.intro}>{m.sign_in_intro()}</p>
        <SignInForm onAccepted={(accepted, keep) => session.signIn(accepted, false, keep)} />
      </div>
      <LanguageSwitch onSwitch={keepTypedKey} />
    </main>
  );
}
