import { useEffect, useEffectEvent, useState } from "react";
import { text } from "#src/i18n/text.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";

const words = text.jobForm;

interface RetryCountdownProps {
  seconds: number;
  onTimeUp: () => void;
}

/** Counts down to the retry: announced once, shown every second. */
export function RetryCountdown({ seconds, onTimeUp }: RetryCountdownProps) {
  const [left, setLeft] = useState(seconds);
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, remaining));
      if (remaining > 0) return;
      clearInterval(timer);
      timeUp();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <p>
      <span aria-hidden="true">{words.sentAgainIn(left)}</span>
      <VisuallyHidden>{words.sentAgainIn(seconds)}</VisuallyHidden>
    </p>
  );
}
