import { useRouter } from "@tanstack/react-router";
import type { LinkTarget } from "./link.tsx";

/**
 * Leads on from a page that is done, such as a form that is saved: another page replaces it in the
 * history. If that page led here, the person goes back to it: twice in a row, one press of Back would
 * show nothing new.
 */
export function useReplacePage() {
  const router = useRouter();
  /** Resolves once the other page shows, so that no button of this one is pressed again. */
  return async (target: LinkTarget): Promise<void> => {
    if (!isBefore(router.buildLocation(target).href))
      return router.navigate({ ...target, replace: true });
    return new Promise((resolve) => {
      const stop = router.subscribe("onResolved", () => {
        stop();
        resolve();
      });
      router.history.back();
    });
  };
}

/**
 * Whether Back leads to this address without a reload, which would lose the message about the page
 * that is left. Browsers without the Navigation API do not tell (Firefox 140).
 */
function isBefore(href: string): boolean {
  const { navigation } = globalThis as Partial<typeof globalThis>;
  const here = navigation?.currentEntry?.index ?? 0;
  const { url, sameDocument = false } = navigation?.entries()[here - 1] ?? {};
  return sameDocument && url === location.origin + href;
}
