import { isAllowedHref } from "#contract/description-markup.ts";
import { mailtoUrl } from "#src/editor/link/mailto-url.ts";

/**
 * Completes a typed address: "example.com" to https, "jobs@example.com" to mailto.
 *
 * @returns null for an address that §4.2 forbids, and for text that is no address
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === "") return null;
  const completed = complete(address);
  return isAllowedHref(completed) && leadsSomewhere(completed) ? completed : null;
}

/** Whether there is more than a scheme; without a scheme, only root-relative paths count. */
const leadsSomewhere = (address: string) =>
  /^https?:\/\//i.test(address) ? URL.canParse(address) : /^(mailto:|tel:|\/)\s*\S/i.test(address);

function complete(address: string) {
  if (/^[^\s/?#:@]+@[^\s/?#:@]+\.[^\s/?#:@]+$/.test(address)) return mailtoUrl(address);
  if (/^[^\s./?#:@]+(\.[^\s./?#:@]+)+(:\d+)?([/?#].*)?$/.test(address)) return `https://${address}`;
  return address;
}
