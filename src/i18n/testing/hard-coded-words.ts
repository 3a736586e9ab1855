/**
 * What a page in pseudo-English shows or says outside brackets, and so not from the catalogue.
 * `data` are the words of people and of the service that may stand on it; what `<time>`, `<kbd>`,
 * `<code>` and editable text hold counts as data, too. Uses nothing from outside, so that
 * Playwright can run it in the page: `page.evaluate(hardCodedWords, ["Baker", "Vancouver, BC"])`.
 */
export function hardCodedWords(data: readonly string[]): string[] {
  const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];
  const DATA = "time, kbd, code, script, style, noscript, textarea, [contenteditable=true]";
  const longestFirst = data.toSorted((a, b) => b.length - a.length);

  const isHardCoded = (text: string): boolean => {
    let rest = text;
    for (const words of longestFirst) rest = rest.replaceAll(words, "");
    for (let before = ""; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(/\[[^[\]]*\]/g, "");
    }
    return /\p{Letter}/u.test(rest);
  };

  const found = isHardCoded(document.title) ? [`<title>${document.title}`] : [];
  const look = (element: Element, what: string, text: string | null) => {
    if (text === null || !isHardCoded(text) || element.closest(DATA)) return;
    if (element.checkVisibility()) found.push(`<${element.localName}> ${what}${text.trim()}`);
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, nodeValue } = nodes.currentNode;
    if (parentElement) look(parentElement, "", nodeValue);
  }
  for (const element of document.body.querySelectorAll("*")) {
    for (const name of ATTRIBUTES) look(element, `${name}: `, element.getAttribute(name));
  }
  return found;
}
