import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { stringifyQuery } from "#src/lib/api/query-string.ts";

/** A router for components with links, apart from the address of the page. */
export function LinkRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
      stringifySearch: stringifyQuery,
    }),
  );
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
