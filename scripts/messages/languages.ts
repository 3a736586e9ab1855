/** Of the dashboard's builds, English last. `en-XA` is the pseudo-locale of the tests; no control chooses it. */
export const LANGUAGES = ["fr-CA", "en-XA", "en"] as const;
