import { expect, test } from "vitest";
import { sanitiseDescription } from "./sanitise-description.ts";

const shown = (html: string) => {
  const page = document.createElement("div");
  page.append(sanitiseDescription(html));
  return page.innerHTML;
};

test.each([
  ["<p>a <b>b</b><br></p>", "<p>a <b>b</b><br></p>"],
  [
    '<a href="https://example.com" target="_blank">a</a>',
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ["<a href=/apply>a</a>", '<a href="/apply" rel="noopener noreferrer">a</a>'],
  ["<a href=javascript:alert(1)>a <b>b</b></a>", "a <b>b</b>"],
  ["<a href=//example.com>a</a>", "a"],
  ["<a>a</a>", "a"],
  ["<h1 class=x>a</h1>", "a"],
  ["<p style=y data-z=1 aria-label=q onclick=r>a</p>", "<p>a</p>"],
  ["<script>a</script><style>b</style><p>c</p>", "<p>c</p>"],
  ["<svg><a href=/x>a</a></svg><math><p>b</p></math>", "<p>b</p>"],
  ["<img src=x onerror=alert(1)>a", "a"],
  ["<frameset onload=alert(1)>", ""],
  ["<p></p><frameset><p>a</p>", ""],
  ["<p>a</p><frameset>", "<p>a</p>"],
  ["", ""],
])("shows %j as %j", (html, expected) => expect(shown(html)).toBe(expected));
