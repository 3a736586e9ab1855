// Stands in the build for the link.js of the router and of its core (vite.config.ts).
// src/app/use-followed-links.ts says what links are here.

export function Link(): never {
  throw new Error("A link is an <a href>: see src/app/use-followed-links.ts.");
}

export { Link as createLink, Link as linkOptions, Link as useLinkProps };

/** The core's part: what the router says when a page cannot be fetched ahead. */
export const preloadWarning = "The page could not be fetched ahead.";
