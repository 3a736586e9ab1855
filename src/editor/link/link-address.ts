import { isAllowedHref } from "#contract/description-markup.ts";
import { mailtoUrl } from "#src/lib/mailto-url.ts";

/**
 * The address that a person means: "example.com" is a web page and "jobs@example.com" a mailbox,
 * though as they stand both would lead into the site that shows them.
 *
 * @returns null for what a link may not lead to (§4.2), and for words that are no address
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === "") return null;
  const completed = complete(address);
  return isAllowedHref(completed) && leadsSomewhere(completed) ? completed : null;
}

/** Whether something stands after the scheme; without one, only a path from the root is meant as such. */
const leadsSomewhere = (address: string) =>
  /^https?:\/\//i.test(address) ? URL.canParse(address) : /^(mailto:|tel:|\/)\s*\S/i.test(address);

function complete(address: string) {
  if (/^[^\s/?#:@]+@[^\s/?#:@]+\.[^\s/?#:@]+$/.test(address)) return mailtoUrl(address);
  if (/^[^\s./?#:@]+(\.[^\s./?#:@]+)+(:\d+)?([/?#].*)?$/.test(address)) return `https://${address}`;
  return address;
}
