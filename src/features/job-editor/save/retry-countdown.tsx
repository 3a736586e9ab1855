import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";

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
      <span aria-hidden="true">{m.job_form_sent_again_in({ seconds: left })}</span>
      <VisuallyHidden>{m.job_form_sent_again_in({ seconds })}</VisuallyHidden>
    </p>
  );
}
