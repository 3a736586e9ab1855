import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { ALLOWED_TAGS, isAllowedAttribute, isAllowedHref } from "#contract/description-markup.ts";
import { checkDescription } from "#contract/description.ts";
import { HOSTILE_DESCRIPTIONS } from "#contract/testing/hostile-descriptions.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { tries } from "#contract/testing/tries.ts";
import { render } from "#src/ui/testing/render.tsx";
import { DescriptionView } from "./description-view.tsx";
import { mountEditor, unmountEditors } from "./testing/mounted-editor.ts";

// These tests run without a Content-Security-Policy.

const DESCRIPTIONS = [...HOSTILE_DESCRIPTIONS, ...fc.sample(hostileHtml, tries(1_000))];

const HTML = "http://www.w3.org/1999/xhtml";

/** Attributes of ProseMirror and the editor's schema. */
const EDITOR_OWN =
  /^rel=noopener noreferrer$|^data-(bare|box|implicit|refused)=$|^class=ProseMirror-(trailingBreak|separator)$|^alt=$/;

/** Elements and attributes below `root` that §4.2 forbids. */
function foreignTo(
  root: ParentNode,
  own = /^(rel=noopener noreferrer|data-shows-address=)$/,
): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const { localName: tag, namespaceURI } = element;
    const isSeparator = tag === "img" && element.className === "ProseMirror-separator";
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (own.test(`${name}=${value}`)) return [];
      const allowed = isAllowedAttribute(tag, name) && (name !== "href" || isAllowedHref(value));
      return allowed ? [] : [`${tag} ${name}=${value}`];
    });
    const allowed = namespaceURI === HTML && (ALLOWED_TAGS as readonly string[]).includes(tag);
    return allowed || isSeparator ? attributes : [`<${tag}>`, ...attributes];
  });
}

/** What code in a description would call, if it ran. */
const CALLS = ["alert", "prompt", "confirm", "open", "eval"] as const;

/** Does something with each description, which must neither run nor ask for anything, nor move the page. */
async function quietly(work: () => void): Promise<void> {
  const stubs = CALLS.map((name) => vi.spyOn(globalThis, name).mockReturnValue(undefined as never));
  const place = () => ({ base: document.baseURI, address: location.href });
  const before = place();
  work();
  // An image that fails, an animation that begins: what waits for the browser has its turn.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => void setTimeout(resolve));
  for (const stub of stubs) expect(stub).not.toHaveBeenCalled();
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(asked.filter((name) => /example\.com|ha\.ckers|\/x(\?|$)/.test(name))).toEqual([]);
  expect(place()).toEqual(before);
}

/** Findings with their description. */
const inEach = (find: (html: string) => string[], descriptions = DESCRIPTIONS) =>
  descriptions.flatMap((html) => find(html).map((found) => [found, html]));

test("what the service would store is what §4.2 allows, as the browser reads it", () => {
  const accepted = DESCRIPTIONS.filter((html) => checkDescription(html).length === 0);
  expect(accepted.length).toBeGreaterThan(DESCRIPTIONS.length / 20);
  const parser = new DOMParser();
  const found = inEach((html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const { body, head } = parser.parseFromString(html, "text/html");
    const foreign = [template.content, body, head].flatMap((root) => foreignTo(root));
    // It ends where the page goes on: nothing after it is swallowed, nothing before it is closed.
    const around = document.createElement("template");
    around.innerHTML = `<article><div>${html}</div></article><hr>`;
    return around.content.lastElementChild?.localName === "hr" ? foreign : [...foreign, "the end"];
  }, accepted);
  expect(found).toEqual([]);
});

test("the view shows nothing else, and nothing of it runs or asks for anything", async () => {
  const show = render(<DescriptionView html="" />);
  const host = document.body.lastElementChild!;
  await quietly(() => {
    const found = inEach((html) => {
      show(<DescriptionView html={html} />);
      return host.children.length === 1 ? foreignTo(host.children[0]!) : ["beside the view"];
    });
    expect(found).toEqual([]);
  });
});

test("the editor holds and writes nothing else", async () => {
  await quietly(() => {
    const found = inEach((html) => {
      const { editor, html: written, type } = mountEditor(html);
      const foreign = foreignTo(editor.view.dom, EDITOR_OWN);
      // Untouched it stays what it was; what is edited is written within the rules.
      if (written() !== html) foreign.push("another description");
      type("x");
      foreign.push(
        ...checkDescription(written())
          .map(({ message }) => message.key)
          .filter((key) => key !== "hrefNotAllowed"),
      );
      unmountEditors();
      return foreign;
    });
    expect(found).toEqual([]);
  });
});
