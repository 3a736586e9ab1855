export type Language = "en" | "fr";

/** The language of the page, where what is typed can mean two things. */
export const pageLanguage = (): Language =>
  typeof document !== "undefined" && document.documentElement.lang.startsWith("fr") ? "fr" : "en";
