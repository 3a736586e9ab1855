import { canBeHost, hasEnding, likelyMailHost } from "./host-name.ts";
import { hasInvisible, singleLine, withoutInvisible } from "./text.ts";

/** Why mail to an address can reach nobody. */
export type EmailProblem = "invisible" | "format" | "domain";

/** Why an address that is possible is probably not the one that was meant. */
export type EmailDoubt = "ending" | "slip";

/** An address as a person typed it, after it was examined. */
export interface CheckedAddress<Problem, Doubt> {
  /** The address without signs that certainly do not belong to it. */
  value: string;
  /** Set when `value` is impossible: the service refuses it. */
  problem: Problem | null;
  /** Set when `value` is possible and doubtful: ask, and take it when the person insists. */
  doubt: Doubt | null;
  /** An address to offer instead of `value`. */
  proposal: string | null;
}

/** A dot-atom of RFC 5321, in any script, or a quoted text. */
const LOCAL_PART = /^([^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)*|"([^\s@"\\]|\\[^\s@])+")$/u;

const LITERAL = /^\[[\da-f:.]+\]$/i;

/** Characters beyond which nothing is examined: the patterns below are for addresses. */
const MAX_LENGTH = 500;

/** Why the service refuses an address; `null` for one that mail may reach. */
export function emailProblem(address: string): EmailProblem | null {
  if (hasInvisible(address)) return "invisible";
  const at = address.lastIndexOf("@");
  const [local, host] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  if (address.length > MAX_LENGTH || !LOCAL_PART.test(local) || /\s/.test(host)) return "format";
  return LITERAL.test(host) || canBeHost(host) ? null : "domain";
}

/** Examines an e-mail address that a person typed or pasted. */
export function checkEmail(text: string): CheckedAddress<EmailProblem, EmailDoubt> {
  if (text.length > MAX_LENGTH)
    return { value: text, problem: "format", doubt: null, proposal: null };
  const value = repaired(text);
  const problem = emailProblem(value);
  if (problem !== null) {
    const [proposal = null] = candidates(value);
    return { value, problem, doubt: null, proposal };
  }
  const likely = withLikelyHost(value);
  const isSlip = likely.toLowerCase() !== value.toLowerCase();
  const proposal = isSlip ? likely : null;
  if (hasEnding(hostOf(value)) || LITERAL.test(hostOf(value)))
    return { value, problem, doubt: isSlip ? "slip" : null, proposal };
  return { value, problem, doubt: "ending", proposal };
}

const hostOf = (address: string) => address.slice(address.lastIndexOf("@") + 1);

const withLikelyHost = (address: string) => {
  const host = hostOf(address);
  return LITERAL.test(host)
    ? address
    : address.slice(0, address.length - host.length) + likelyMailHost(host);
};

/** Without what mail programs and sentences put around an address. */
function repaired(text: string): string {
  let value = withoutInvisible(singleLine(text)).replaceAll("＠", "@").trim();
  const [named, ...others] = value.match(/<[^<>@\s]+@[^<>@\s]+>/g) ?? [];
  if (named && others.length === 0) value = named;
  for (let before = ""; before !== value;) {
    before = value;
    value = value
      .replace(/^(e-?mail|courriel)\s*:\s*/i, "")
      .replace(/^mailto:([^?]*).*$/i, "$1")
      .replace(/^([^()]*@[^()]*)\([^()]*\)$/, "$1")
      .replace(/^[<([{«“‘']+/u, "")
      .replace(/[.,;:!?>)}»”’']+$/u, "")
      .replace(/^"([^"]*)"?$|^([^"]*)"$/, "$1$2")
      .replace(/^([^[]*)\]$/, "$1")
      .trim();
  }
  return value;
}

/** Possible addresses that may be meant by an impossible one, the likeliest first. */
function candidates(value: string): string[] {
  const [first = ""] = value.split(/[\s,;|/]+/);
  const words = value.replace(/\s*[([]?\s*\b(at|arobase|chez)\b\s*[)\]]?\s*/i, "@");
  const compact = value.replace(/\s+/g, "").replace(/@+/g, "@").replace(/\.+@/g, "@");
  const dotted = words.replace(/\s*[([]?\s*\b(dot|point)\b\s*[)\]]?\s*/gi, ".");
  const all = [first, value.replace(/\?.*$/, ""), withLikelyHost(value), withLikelyHost(compact)];
  return [...all, ...(value.includes("@") ? [] : [dotted])].filter(
    (one) => emailProblem(one) === null && hasEnding(hostOf(one)),
  );
}
