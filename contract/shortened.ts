/** What somebody wrote, short enough to be quoted in a sentence and not cut inside a character. */
export const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40).replace(/[\ud800-\udbff]$/, "")}…` : text;
