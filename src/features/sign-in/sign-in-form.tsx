import { EyeIcon, EyeOffIcon } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { isStoredOnComputer, type StoredSession } from "#src/lib/session/session-storage.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useUnmounted } from "#src/ui/actions/use-unmounted.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { checkKey } from "./check-key.ts";
import { takeTypedKey } from "./typed-key.ts";
import styles from "./sign-in.module.css";

interface SignInFormProps {
  /** Called with the accepted key; `keep` stores it on this computer. */
  onAccepted: (accepted: StoredSession, keep: boolean) => void;
  /** A second button. */
  otherWay?: ReactNode;
}

/** The sign-in form with its one field. */
export function SignInForm({ onAccepted, otherWay }: SignInFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const unmounted = useUnmounted();
  const announce = useAnnounce();
  const [keep, setKeep] = useState(isStoredOnComputer);
  const [checking, setChecking] = useState(false);
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failed, setFailed] = useState<string>();

  // The only field, and the focus is lost after a sign-out or an expired key.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= takeTypedKey();
    input.current.focus();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    setFailed(undefined);
    const check = await checkKey(input.current?.value ?? "");
    // A sign-out or another sign-in since supersedes this one.
    if (unmounted.current) return;
    setChecking(false);
    setRefused("refused" in check ? check.refused : undefined);
    if ("accepted" in check) onAccepted(check.accepted, keep);
    else if ("failed" in check) setFailed(check.failed);
    else {
      input.current?.select();
      announce(check.refused);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* A password manager keeps a key under a user name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={m.app_product()}
        readOnly
        hidden
      />
      <Field label={m.sign_in_key()} error={refused}>
        <TextInput
          ref={input}
          type={shown ? "text" : "password"}
          name="api-key"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          after={
            <IconButton
              label={m.sign_in_show_key()}
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      </Field>
      <Checkbox
        label={m.sign_in_keep()}
        hint={m.sign_in_keep_hint()}
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
      {failed !== undefined && <Notice tone="error">{failed}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={checking && m.sign_in_submitting()}>
          {m.sign_in_submit()}
        </Button>
        {otherWay}
      </div>
    </form>
  );
}
