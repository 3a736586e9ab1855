import { isAllowedHref } from "#contract/description-markup.ts";

/** Services that stand between a link and its address, by host, and the parameter with the address. */
const REDIRECTS: [host: RegExp, path: RegExp, parameter: string][] = [
  [/(^|\.)safelinks\.protection\.(outlook|office365)\.(com|us)$/, /^\//, "url"],
  [/^statics\.teams\.cdn\.(office|live)\.(net|com)$/, /safelinks/, "url"],
  [/^(www\.)?google(\.com?)?\.[a-z]{2,3}$/, /^\/url$/, "q"],
  [/^(www\.)?google(\.com?)?\.[a-z]{2,3}$/, /^\/url$/, "url"],
  [/^(www\.)?bing\.com$/, /^\/ck\/a$/, "u"],
  [/^(www\.)?duckduckgo\.com$/, /^\/l\//, "uddg"],
  [/^(lm?|www)\.facebook\.com$/, /^\/l\.php$/, "u"],
  [/^l\.(instagram|threads|messenger)\.(com|net)$/, /^\//, "u"],
  [/^(www\.)?linkedin\.com$/, /^\/(redir\/redirect|safety\/go)/, "url"],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, "q"],
  [/^slack-redir\.net$/, /^\/link$/, "url"],
  [/^out\.reddit\.com$/, /^\//, "url"],
  [/^urldefense\.proofpoint\.com$/, /^\/v[12]\/url$/, "u"],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, "a"],
  [/(^|\.)protection\.sophos\.com$/, /^\//, "u"],
  [/^(clicktime\.symantec\.com|protect2?\.fireeye\.com|[\w.-]+\.trendmicro\.com)$/, /^\//, "u"],
  [/^(clicktime\.symantec\.com|protect2?\.fireeye\.com|[\w.-]+\.trendmicro\.com)$/, /^\//, "url"],
  [/^deref-(mail|gmx|web)\.(com|net|de)$/, /^\//, "redirectUrl"],
];

/** Parameters that say who opened a link or received a mailing; utm_… names only the campaign. */
const PERSONAL =
  /^(mc_eid|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|li_fat_id|lipi|midToken|midSig|trkEmail|otpToken|mkt_tok|_hsenc|_hsmi|__hs\w+|vero_id|oly_(enc|anon)_id|rb_clickid|ml_subscriber\w*|ck_subscriber_id|bsft_uid|_kx|trk_contact|(subscriber|recipient|contact)_?id|_ga|_gl)$/i;
const MAY_HOLD_PERSON = /^(utm_\w+|e?-?mail|em|user|recipient|subscriber|contact)$/i;

/** More would be a loop. */
const MAX_WRAPPINGS = 5;

/** The address behind a link that reports who follows it, and without parameters that do. */
export function unwrapLink(href: string): string {
  let address = href;
  for (let times = 0; times < MAX_WRAPPINGS; times += 1) {
    const behind = behindRedirect(address);
    if (!behind) break;
    address = behind;
  }
  return withoutPersonal(address);
}

function behindRedirect(href: string): string | null {
  const url = webAddress(href);
  if (!url) return null;
  const proofpoint = /^\/v3\/__(.+?)__;/.exec(url.pathname + url.search)?.[1];
  if (proofpoint && /^urldefense\.(com|us)$/.test(url.hostname))
    return allowed(proofpoint.replace(/^(https?:\/)(?=[^/])/, "$1/"));
  const yahoo = /\/RU=([^/]+)\/R/.exec(url.pathname)?.[1];
  if (yahoo && url.hostname.endsWith("search.yahoo.com")) return allowed(decoded(yahoo));
  for (const [host, path, name] of REDIRECTS) {
    const value = url.searchParams.get(name);
    if (!value || !host.test(url.hostname) || !path.test(url.pathname)) continue;
    const found = [value, fromProofpoint(value), fromBase64(value)].find((one) => allowed(one));
    if (found) return found;
  }
  return null;
}

/** Whether a redirect leads there: to a web page or a mailbox. */
const allowed = (address: string) =>
  /^(https?:\/\/[^/]|mailto:\S)/i.test(address) && isAllowedHref(address) ? address : null;

const fromProofpoint = (value: string) =>
  decoded(value.replace(/-(?=[0-9A-F]{2})/g, "%").replaceAll("_", "/"));

/** Bing puts "a1" before it. */
function fromBase64(value: string) {
  try {
    return atob(
      value
        .replace(/^a1(?=aHR0c)/, "")
        .replaceAll("-", "+")
        .replaceAll("_", "/"),
    );
  } catch {
    return "";
  }
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** The rest of the address stays as it is written. */
function withoutPersonal(href: string): string {
  const [, before = "", query, hash = ""] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(href) ?? [];
  if (query === undefined || !webAddress(href)) return href;
  const pairs = query.split("&");
  const kept = pairs.filter((pair) => !namesPerson(pair));
  if (kept.length === pairs.length) return href;
  return before + (kept.length > 0 ? `?${kept.join("&")}` : "") + hash;
}

function namesPerson(pair: string): boolean {
  const [name = "", value = ""] = pair.split("=");
  return (
    PERSONAL.test(name) || (MAY_HOLD_PERSON.test(name) && /^[^@]+@[^@]+$/.test(decoded(value)))
  );
}

const webAddress = (href: string) =>
  /^https?:/i.test(href) && URL.canParse(href) ? new URL(href) : null;
