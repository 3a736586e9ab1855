import { session } from "#src/lib/session/current-session.ts";
import { text } from "#src/i18n/text.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in.module.css";

/** The sign-in page. */
export function SignInPage() {
  return (
    <main className={styles.page}>
      <title>{text.app.documentTitle(text.signIn.title)}</title>
      <p className={styles.product}>{text.app.product}</p>
      <div className={styles.card}>
        <h1 className={styles.title}>{text.signIn.title}</h1>
        <p className={styles.intro}>{text.signIn.intro}</p>
        <SignInForm onAccepted={(accepted, keep) => session.signIn(accepted, false, keep)} />
      </div>
    </main>
  );
}
