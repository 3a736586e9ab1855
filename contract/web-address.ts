import type { CheckedAddress } from "./email-address.ts";
import { canBeHost, hasEnding, likelyHost } from "./host-name.ts";
import { hasInvisible, singleLine, withoutInvisible } from "./text.ts";

/** Why a web address leads nowhere. */
export type WebProblem = "invisible" | "format" | "schemeTwice" | "email" | "host" | "escaped";

/** Why an address that is possible is probably not the one that was meant. */
export type WebDoubt = "ending" | "slip" | "private" | "login";

/** Characters beyond which nothing is examined: the patterns below are for addresses. */
const MAX_LENGTH = 2_000;

const IP_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Addresses that are found in a company's own network only. */
const PRIVATE =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cde])|\.(local|localhost|internal|intranet|lan|corp|home|test|invalid)$/i;

/** Why the service refuses an address; `null` for one that may lead somewhere. */
export function webAddressProblem(address: string): WebProblem | null {
  if (hasInvisible(address)) return "invisible";
  if (/^https?:\/\/+mailto:/i.test(address)) return "email";
  if (/^https?:\/\/+(https?|ftp):/i.test(address)) return "schemeTwice";
  if (!/^https?:\/\/[^\s/]\S*$/i.test(address) || !canParse(address))
    return /^(mailto:)?[^\s@/]+@[^\s@/]+$/i.test(address) ? "email" : "format";
  const host = hostOf(address);
  if (!IP_ADDRESS.test(host) && !(host.includes(".") && canBeHost(host))) return "host";
  // Copied from a page's source: the parameter would be named "amp;b".
  return /\?[^#]*&amp;[^&=#]+=/i.test(address) ? "escaped" : null;
}

/** Not URL.canParse, which in Node 20 denies hosts such as "montréal.ca" once it is compiled. */
function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/** Examines a web address that a person typed or pasted. */
export function checkWebAddress(text: string): CheckedAddress<WebProblem, WebDoubt> {
  if (text.length > MAX_LENGTH)
    return { value: text, problem: "format", doubt: null, proposal: null };
  const value = repaired(text);
  const problem = webAddressProblem(value);
  if (problem !== null) {
    const proposal = candidates(value).find((one) => webAddressProblem(one) === null) ?? null;
    return { value, problem, doubt: null, proposal };
  }
  const host = hostOf(value);
  const isIp = IP_ADDRESS.test(host);
  const likely = isIp ? host : likelyHost(host);
  if (likely !== host) return { value, problem, doubt: "slip", proposal: withHost(value, likely) };
  const { username, password } = new URL(value);
  const doubt = PRIVATE.test(host)
    ? "private"
    : !isIp && !hasEnding(host)
      ? "ending"
      : username || password
        ? "login"
        : null;
  return { value, problem, doubt, proposal: null };
}

/** The host as a browser reads it, without the dot that may end it. */
const hostOf = (address: string) => new URL(address).hostname.replace(/\.$/, "");

const AUTHORITY = /^(https?:\/\/(?:[^/?#@]*@)?)([^/?#:@[\]]+)/i;

const withHost = (address: string, host: string) => address.replace(AUTHORITY, `$1${host}`);

/** Without what sentences put around an address, and with the scheme that browsers add. */
function repaired(text: string): string {
  let value = withoutInvisible(singleLine(text))
    .trim()
    .replace(/\?[^#]*/, (query) => query.replaceAll("&amp;", "&"));
  for (let before = ""; before !== value;) {
    before = value;
    value = value
      .replace(/^ur[li]\s*:\s*/i, "")
      .replace(/^[<([{«“‘'"]+/u, "")
      .replace(/[.,;:!?>}»”’'"\]]+$/u, (end) =>
        value.includes("[") ? end.replace(/[^\]/]+$/, "") : "",
      )
      .replace(/^([^(]*)\)+$/, "$1")
      .trim();
  }
  if (/^\/\/[^/\s]/.test(value)) value = `https:${value}`;
  if (/^[^\s/?#:@\\]+\.[^\s/?#:@.\\]{2,}\.?(:\d+)?([/?#]\S*)?$/.test(value))
    value = `https://${value}`;
  return value;
}

/** None up to the end of the host, and "%20" after it. */
const withoutSpaces = (value: string) =>
  value
    .replaceAll("\\", "/")
    .replace(/^[^/]*\/*[^/]*/, (start) => start.replace(/\s+/g, ""))
    .replace(/\s/g, "%20");

/** What may be meant by an address that is impossible, the likeliest first. */
function candidates(value: string): string[] {
  const compact = withoutSpaces(value);
  const [, scheme = "", rest = ""] =
    /^(?:https?[:;,]*\/+)*(h{0,2}t{1,3}p{1,2}s?)(?:[:;,]+\/*|\/+)(.*)$/i.exec(compact) ?? [];
  const address = `${/s$/i.test(scheme) ? "https" : "http"}://${rest}`;
  const whole = rest === "" ? [compact] : [address];
  const [within, ...more] = value.match(/(?<!\S)https?:\/\/\S+/gi) ?? [];
  const isAmongWords = within !== undefined && (more.length > 0 || !value.startsWith(within));
  const bare = /^[^\s@/]+(\/|$)/.test(value) ? [withoutSpaces(`https://${value}`)] : [];
  const all = [...(isAmongWords ? [repaired(within)] : []), ...whole, ...bare];
  return all.flatMap((one) => {
    const [, , host = ""] = AUTHORITY.exec(one) ?? [];
    return [one, withHost(one, likelyHost(host))];
  });
}
