import { useEffect, useState } from "react";
import { pressIsOver } from "../actions/press.ts";

/** The value, once it has not changed for `pauseMs`; not during a press, whose target what it shows may move. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    const settle = async () => {
      await pressIsOver();
      if (isCurrent) setDebounced(value);
    };
    const timer = setTimeout(() => void settle(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, pauseMs]);
  return debounced;
}
