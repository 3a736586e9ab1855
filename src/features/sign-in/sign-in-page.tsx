import { session } from "#src/lib/session/current-session.ts";
import { useDocumentTitle } from "#src/lib/use-document-title.ts";
import { text } from "#src/lib/text/sign-in-text.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in.module.css";

/** Nobody is signed in: asks for the key before anything else opens. */
export function SignInPage() {
  useDocumentTitle(text.signIn.title);
  return (
    <main className={styles.page}>
      <p className={styles.product}>{text.app.product}</p>
      <div className={styles.card}>
        <h1 className={styles.title}>{text.signIn.title}</h1>
        <p className={styles.intro}>{text.signIn.intro}</p>
        <SignInForm onAccepted={(accepted, keep) => session.signIn(accepted, false, keep)} />
      </div>
    </main>
  );
}
