import { useEffect, useRef } from "react";

/** Tells code that goes on after an `await` whether the component has left the page meanwhile. */
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
