import { useEffect, useState } from "react";
import { CheckIcon, CopyIcon, TriangleAlertIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import { useAnnounce } from "../feedback/announcer.tsx";
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
      announce(text.fields.copied);
    } catch {
      // Denied by the browser, or unavailable on an insecure origin.
      setOutcome("failed");
      announce(text.fields.copyFailed);
    }
  };
  const icon = { copied: <CheckIcon />, failed: <TriangleAlertIcon /> };
  const label = { copied: text.fields.copied, failed: text.fields.copyFailed };
  return (
    <IconButton
      label={outcome ? label[outcome] : text.fields.copy(what)}
      icon={outcome ? icon[outcome] : <CopyIcon />}
      onClick={copy}
    />
  );
}
