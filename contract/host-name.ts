import { editDistance } from "./edit-distance.ts";

// Names of hosts in e-mail and web addresses: which cannot exist, and which are probably slips.

const LABEL = /^(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)$/u;

/** Whether a name can be that of a host. A single label, such as "company", can. */
export function canBeHost(name: string): boolean {
  const labels = name.split(".");
  return labels.every((label) => LABEL.test(label)) && !/^\p{N}+$/u.test(labels.at(-1) ?? "");
}

/** Whether a name ends in a domain of at least two letters, and has one label before it. */
export const hasEnding = (name: string): boolean =>
  /[^.]\.[^.]{2,}$/u.test(name.replace(/^www\./i, ""));

/** Endings that do not exist, and the one for which each is typed. */
const ENDINGS = new Map(
  Object.entries({
    com: "con cmo ocm vom xom cim cpm cok comm coom com1 c0m copm comn coma",
    net: "nte ner met nett",
    org: "ogr orgg rog",
    ca: "caa cca",
  }).flatMap(([ending, slips]) => slips.split(" ").map((slip) => [slip, ending])),
);

/** Where many people have their mail, and the endings under which it is found. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ["com"],
  hotmail: ["com", "ca", "fr"],
  outlook: ["com", "ca", "fr"],
  yahoo: ["com", "ca", "fr"],
  icloud: ["com"],
  sympatico: ["ca"],
  videotron: ["ca", "com"],
};

/** Names that exist beside those of the providers. */
const OTHERS = new Set(["mail", "email", "ymail", "fmail", "cloud"]);

function providerOf(name: string): string | undefined {
  if (OTHERS.has(name)) return undefined;
  return Object.keys(PROVIDERS).find((provider) => {
    const max = provider.length > 6 ? 2 : 1;
    return editDistance(name, provider, max) <= max;
  });
}

/** The name without doubled dots, with dots for commas, and with the ending that was probably meant. */
export function likelyHost(name: string): string {
  const host = name
    .toLowerCase()
    .replace(/[.,;]+/g, ".")
    .replace(/^\.|\.$/g, "");
  const [, start, ending = ""] =
    /^(.+)\.([^.]+)$/.exec(host) ?? /^([^.]{5,})(com|net|org)$/.exec(host) ?? [];
  return start === undefined ? host : `${start}.${ENDINGS.get(ending) ?? ending}`;
}

/** `likelyHost` of an e-mail address: a name that is nearly a large provider's was probably meant to be it. */
export function likelyMailHost(name: string): string {
  const host = likelyHost(name).replace(/^www\./, "");
  const [, start = host, ending = ""] = /^([^.]+)\.([^.]+)$/.exec(host) ?? [];
  const provider = providerOf(start);
  if (provider === undefined) return host;
  const [first = "", ...others] = PROVIDERS[provider] ?? [];
  const isMeant = others.length === 0 || /^(c|cm|co|om|)$/.test(ending);
  return `${provider}.${isMeant ? first : ending}`;
}
