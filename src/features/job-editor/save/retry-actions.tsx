import { useEffect, useEffectEvent, useState } from "react";
import { text } from "#src/i18n/text.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

const words = text.jobForm;

interface SendAgainProps {
  /** Seconds that the service asks to wait. */
  after: number;
  onTimeUp: () => void;
}

/** Counts down to the next try. It is heard once, and seen every second. */
export function RetryActions({ after, onTimeUp }: SendAgainProps) {
  const [left, setLeft] = useState(after);
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    const until = Date.now() + after * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      timeUp();
    }, 250);
    return () => clearInterval(timer);
  }, [after]);
  return (
    <p>
      <span aria-hidden="true">{words.sentAgainIn(left)}</span>
      <VisuallyHidden>{words.sentAgainIn(after)}</VisuallyHidden>
    </p>
  );
}
