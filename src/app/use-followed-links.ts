import { useEffect } from "react";
import { opensElsewhere } from "#src/lib/opens-elsewhere.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

/**
 * Lets the router follow plain `<a href>` links within the dashboard, and fetches what a link leads
 * to soon after somebody points at it or focuses it. A link with a `target`, `_self` too, is left
 * to the browser. Why links have no component of their own: docs/decisions/0022.
 */
export function useFollowedLinks(): void {
  const router = useRouter();
  useEffect(() => {
    let pointedAt: Element | null = null;
    let callOff = () => {};
    const prefetch = (event: Event) => {
      const link = linkAt(event);
      if (link === pointedAt) return;
      pointedAt = link;
      callOff();
      const path = pathOf(link);
      // When idle, so that a click that comes at once does not have to wait.
      if (path !== undefined) callOff = whenIdle(() => void router.preload(path));
    };
    const follow = (event: MouseEvent) => {
      const path = pathOf(linkAt(event));
      if (path === undefined || opensElsewhere(event) || event.defaultPrevented) return;
      event.preventDefault();
      callOff();
      router.navigate(path);
    };
    document.addEventListener("pointerover", prefetch);
    document.addEventListener("focusin", prefetch);
    document.addEventListener("click", follow);
    return () => {
      callOff();
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
      document.removeEventListener("click", follow);
    };
  }, [router]);
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Where a link leads within the dashboard; `undefined` for one that leads out of it. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  // In text that somebody writes, a click places the caret.
  if (!link || link.isContentEditable) return undefined;
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || hash !== "") return undefined;
  return /^\/jobs(\/|$)/.test(pathname) ? pathname + search : undefined;
}
