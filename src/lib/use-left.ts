import { useEffect, useRef } from "react";

/** Says, to what goes on after an answer, whether the component has left the page meanwhile. */
export function useLeft() {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}
