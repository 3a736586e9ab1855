import { useEffect, useRef } from "react";

/** Whether the component has unmounted, for code after an `await`. */
export function useUnmounted() {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  return unmounted;
}
