/** Shortens text for a quotation in a message, without cutting a surrogate pair. */
export const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40).replace(/[\ud800-\udbff]$/, "")}…` : text;
