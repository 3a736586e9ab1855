import { useEffect, useRef } from "react";

/** Says, to what goes on after an answer, whether the component has left the page meanwhile. */
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
