/** A link that writes to an address, which may hold what would otherwise begin a subject, a copy or a fragment. */
export const mailtoUrl = (address: string): string =>
  `mailto:${address.replace(/[%?&#,;\s]/g, encodeURIComponent)}`;
