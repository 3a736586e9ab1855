import { createContext, use } from "react";
import type { Router } from "./router.ts";

export const RouterContext = createContext<Router | undefined>(undefined);

/** The router of the session. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("There is no router around this component.");
  return router;
}
