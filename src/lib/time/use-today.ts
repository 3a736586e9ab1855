import { useSyncExternalStore } from "react";
import { today } from "./service-clock.ts";

/** A computer that has slept over midnight says the new day this soon after it wakes. */
const LOOK_EVERY_MS = 10_000;

function subscribe(look: () => void) {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Today by the service's clock, also on a page that stays open over midnight or on a journey. */
export const useToday = () => useSyncExternalStore(subscribe, today);
