import { type ClipboardEvent, useLayoutEffect, useRef } from "react";
import styles from "./description.module.css";
import { isFlooded, withSpaces } from "./foreign/lists/no-break-spaces.ts";
import { useForeignLanguage, languageSample } from "./use-text-language.ts";
import { sanitiseDescription } from "./sanitise-description.ts";

/** A description as applicants see it, without the editor. */
export function DescriptionView({ html }: { html: string }) {
  const view = useRef<HTMLDivElement>(null);
  const lang = useForeignLanguage(languageSample(html));
  useLayoutEffect(() => {
    const shown = sanitiseDescription(html);
    breakLines(shown);
    markAddresses(shown);
    view.current?.replaceChildren(shown);
  }, [html]);
  return <div ref={view} lang={lang} className={styles.description} onCopy={copyWithAddresses} />;
}

/** Lets lines break between words that no-break spaces hold together. What is stored keeps them. */
function breakLines(shown: DocumentFragment) {
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    if (isFlooded(text.data)) text.data = withSpaces(text.data);
}

/** Marks links whose text is their address, which is printed behind the text of the others. */
function markAddresses(shown: DocumentFragment) {
  for (const link of shown.querySelectorAll("a"))
    link.toggleAttribute("data-shows-address", link.textContent.trim() === addressOf(link));
}

/** Copies the selected text with the addresses of its links, which plain text would lose. */
function copyWithAddresses(event: ClipboardEvent<HTMLElement>) {
  const selection = document.getSelection();
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a:not([data-shows-address])"),
  ].filter((link) => selection?.containsNode(link, true));
  if (!selection || links.length === 0) return;
  const html = document.createElement("div");
  html.append(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData("text/html", html.innerHTML);
  // The browser writes the plain text of what stands on the page.
  const addresses = links.map((link) => document.createTextNode(` (${addressOf(link)})`));
  for (const [index, address] of addresses.entries()) links[index]?.append(address);
  event.clipboardData.setData("text/plain", selection.toString());
  for (const address of addresses) address.remove();
  event.preventDefault();
}

const addressOf = (link: Element) =>
  link.getAttribute("href")?.replace(/^(mailto|tel):/i, "") ?? "";
