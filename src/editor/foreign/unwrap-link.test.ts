import { expect, test } from "vitest";
import { unwrapLink } from "./unwrap-link.ts";

const page = "https://example.com/apply?a=1";
const encoded = encodeURIComponent(page);

test.each([
  ["Outlook", `https://can01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7Cjane`],
  [
    "Teams",
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/a.html?url=${encoded}`,
  ],
  ["Google", `https://www.google.ca/url?sa=t&url=${encoded}&usg=x`],
  ["Gmail", `https://www.google.com/url?q=${encoded}&source=gmail`],
  ["Bing", `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(page)}&ntb=1`],
  ["DuckDuckGo", `https://duckduckgo.com/l/?uddg=${encoded}`],
  ["Yahoo", `https://r.search.yahoo.com/_ylt=A/RV=2/RU=${encoded}/RK=2/RS=x`],
  ["Facebook", `https://l.facebook.com/l.php?u=${encoded}&h=x`],
  ["LinkedIn", `https://www.linkedin.com/safety/go?url=${encoded}&trk=x`],
  [
    "Proofpoint",
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_apply-3Fa-3D1&d=D",
  ],
  ["its version 3", "https://urldefense.com/v3/__https://example.com/apply?a=1__;!!a!b$"],
  [
    "one in another",
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
  ],
])("the address behind the link of %s", (_, href) => expect(unwrapLink(href)).toBe(page));

test.each([
  [
    "https://example.com/a?utm_source=mail&mc_eid=1&b=2#c",
    "https://example.com/a?utm_source=mail&b=2#c",
  ],
  ["https://example.com/a?fbclid=x", "https://example.com/a"],
  ["https://example.com/a?email=jane%40example.org&b=1", "https://example.com/a?b=1"],
  ["https://example.com/a?utm_term=jane@example.org", "https://example.com/a"],
])("%s without what names a person", (href, rest) => expect(unwrapLink(href)).toBe(rest));

test.each([
  "https://example.com/url?q=https://example.org",
  "https://www.google.com/search?q=https://example.org",
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://www.google.com/url",
  "https://example.com/a?email=yes&b=%zz&utm_source=x",
  "mailto:jobs@example.com?subject=fbclid",
  "/careers?fbclid=x",
  "https://",
])("%s stays", (href) => expect(unwrapLink(href)).toBe(href));
