/** The pseudo-locale of `npm run test:all`; no control chooses it. */
const PSEUDO = process.env["TEST_ALL"] === undefined ? [] : ["en-XA"];

/** Of the dashboard's builds, English last. */
export const LANGUAGES = ["fr-CA", ...PSEUDO, "en"];
