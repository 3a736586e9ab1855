import { afterEach, expect, test } from "vitest";
import { hardCodedWords } from "./hard-coded-words.ts";

const host = document.createElement("div");
const title = document.title;

afterEach(() => {
  document.title = title;
  host.remove();
});

/** What is found in a page of this content. */
function foundIn(html: string, data: string[] = []): string[] {
  document.title = "[Ĵöƀš··]";
  document.body.replaceChildren(host);
  host.innerHTML = html;
  return hardCodedWords(data);
}

test.each([
  ["a word", "<p>Jobs</p>", ["<p> Jobs"]],
  ["a word beside one in brackets", "<p>[Ĵöƀš··] of yours</p>", ["<p> [Ĵöƀš··] of yours"]],
  [
    "a name that is only heard",
    '<button aria-label="Close"></button>',
    ["<button> aria-label: Close"],
  ],
  ["a hint in a box", '<input placeholder="Search">', ["<input> placeholder: Search"]],
])("%s is found", (_, html, found) => {
  expect(foundIn(html)).toEqual(found);
});

test.each([
  ["brackets, also in each other", "<p>[Ðéĺéţé··· “[Úñţíţĺéð···]”?]</p>"],
  ["numbers and signs", "<p>1–10 (312) $65,000 · …</p>"],
  ["what people wrote", "<p>Head baker</p><p>[Ðéĺéţé···] Head baker</p>"],
  ["dates, keys and codes", "<time>Aug. 4, 2026</time><kbd>Enter</kbd><code>REF-7</code>"],
  ["what is not shown", "<p hidden>Jobs</p>"],
])("%s pass", (_, html) => {
  expect(foundIn(html, ["Head baker", "baker"])).toEqual([]);
});

test("the title of the page counts", () => {
  foundIn("");
  document.title = "Jobs";
  expect(hardCodedWords([])).toEqual(["<title>Jobs"]);
});
