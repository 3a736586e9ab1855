import { useEffect, useState } from "react";
import { CheckIcon, CopyIcon, TriangleAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "../layout/announcer.tsx";
import { IconButton } from "./icon-button.tsx";

const SHOWN_MS = 2000;

interface CopyButtonProps {
  value: string;
  /** What is copied, for the button's name: "the reference id". */
  what: string;
}

/** Puts a value on the clipboard and says whether that worked. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
      announce(m.fields_copied());
    } catch {
      // Denied by the browser, or unavailable on an insecure origin.
      setOutcome("failed");
      announce(m.fields_copy_failed());
    }
  };
  const icon = { copied: <CheckIcon />, failed: <TriangleAlertIcon /> };
  const label = { copied: m.fields_copied(), failed: m.fields_copy_failed() };
  return (
    <IconButton
      label={outcome ? label[outcome] : m.fields_copy({ what })}
      icon={outcome ? icon[outcome] : <CopyIcon />}
      onClick={copy}
    />
  );
}
