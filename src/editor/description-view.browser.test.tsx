import { expect, test } from "vitest";
import { render } from "#src/ui/testing/render.tsx";
import { DescriptionView } from "./description-view.tsx";

const show = (html: string) => {
  render(<DescriptionView html={html} />);
  return [...document.querySelectorAll("p")];
};

test.each([
  ["We&nbsp;are&nbsp;a&nbsp;small&nbsp;bakery", "We are a small bakery"],
  ["18,50&nbsp;$ de l’heure&nbsp;: «&nbsp;oui&nbsp;»", undefined],
  ["Monday&nbsp;to Friday, &nbsp; every week", undefined],
])("the lines of %s can break between words", (line, shown) => {
  const [paragraph] = show(`<p>${line}</p>`);
  expect(paragraph?.textContent).toBe(shown ?? line.replaceAll("&nbsp;", "\u00a0"));
});

const LINKS =
  '<p>See <a href="https://example.com/a">ours</a> or <a href="mailto:jobs@example.com">jobs@example.com</a>.</p>';

test("an address is printed behind a link, unless the link shows it", () => {
  const [paragraph] = show(LINKS);
  const shows = [...(paragraph?.querySelectorAll("a[data-shows-address]") ?? [])];
  expect(shows.map(({ textContent }) => textContent)).toEqual(["jobs@example.com"]);
});

test("an address is copied as plain text, and the page stays as it was", () => {
  const [paragraph] = show(LINKS);
  if (paragraph) document.getSelection()?.selectAllChildren(paragraph);
  const clipboardData = new DataTransfer();
  paragraph?.dispatchEvent(
    new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
  );
  expect(clipboardData.getData("text/plain")).toBe(
    "See ours (https://example.com/a) or jobs@example.com.",
  );
  expect(clipboardData.getData("text/html")).toContain('<a href="https://example.com/a"');
  expect(paragraph?.textContent).toBe("See ours or jobs@example.com.");
});
