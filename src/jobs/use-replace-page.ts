import { useRouter } from "#src/lib/router/use-router.ts";

/**
 * Leads on from a page that is done with, as a form that is saved is: another one takes its place
 * in the history. Where that one led here, the person goes back to it: twice in a row, it would
 * take a press of Back that shows nothing new.
 */
export function useReplacePage() {
  const router = useRouter();
  return async (path: string): Promise<void> =>
    // Until the page is there: what was pressed here is not to be pressed again meanwhile.
    new Promise<void>((resolve) => {
      const stop = router.onRendered(() => {
        stop();
        resolve();
      });
      if (isBefore(path)) router.history.back();
      else router.navigate(path, { replace: true });
    });
}

/**
 * Whether Back leads to this path, and without a reload, which would take away what is said of the
 * page that is left. Some browsers do not tell (Firefox 140).
 */
function isBefore(path: string): boolean {
  const { navigation } = globalThis as Partial<typeof globalThis>;
  const here = navigation?.currentEntry?.index ?? 0;
  const { url, sameDocument = false } = navigation?.entries()[here - 1] ?? {};
  return sameDocument && url === location.origin + path;
}
