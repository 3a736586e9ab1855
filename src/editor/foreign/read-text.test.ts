import { expect, test } from "vitest";
import { htmlOfText } from "./read-text.ts";

test.each([
  ["One line", "<p>One line</p>"],
  [" \n", ""],
  ["One\nTwo", "<p>One</p><p>Two</p>"],
  ["a\vb\u2028c\fd", "<p>a</p><p>b</p><p>c</p><p>d</p>"],
  ["one\r\ntwo\n\n\nthree\n", "<p>one<br>two</p><p>three</p>"],
  ["Duties:\n• bake\n• clean", "<p>Duties:</p><ul><li>bake</li><li>clean</li></ul>"],
  [
    "We need:\nyou\n\n• a & b\n\nApply\ntoday",
    "<p>We need:<br>you</p><ul><li>a &amp; b</li></ul><p>Apply<br>today</p>",
  ],
  ["1. a\r\n2) b\n3) c", "<p>1. a</p><p>2) b</p><p>3) c</p>"],
  ["5. a", "<p>5. a</p>"],
  ["a\u0000b\ud800 <b>", "<p>ab\ufffd &lt;b&gt;</p>"],
  [
    "1. a\n   • b\n     c\n   • d\n2. e\n1. f\n 2. g",
    "<ol><li>a<ul><li>b<br>c</li><li>d</li></ul></li><li>e</li></ol><ol><li>f</li><li>g</li></ol>",
  ],
  [
    "• a\n• \n• b\n• \n  c\n1. \n2. d\n3. e",
    "<ul><li>a</li><li>b</li><li>c</li></ul><ol><li>d</li><li>e</li></ol>",
  ],
  ["\t- a\n- b\nc\n  d", "<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p>"],
])("%j as a description", (text, html) => expect(htmlOfText(text)).toBe(html));
