import { expect, test } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { render } from "#src/ui/testing/render.tsx";
import { ChangedParagraphs, ChangedTitle } from "./changed-texts.tsx";

const said = (change: "added" | "removed", text: string) =>
  ` ${{ added: m.merge_added(), removed: m.merge_removed() }[change]} ${text} ${m.merge_end()} `;
const [blank, noBreakSpace] = [`[${m.sign_blank()}]`, `[${m.sign_no_break_space()}]`];

test.each([
  ["a no-break space", "<p>18 $</p>", "<p>18\u00A0$</p>", ["del", blank, "ins", noBreakSpace]],
  [
    "one written as a reference",
    "<p>18&nbsp;$</p>",
    "<p>18 $</p>",
    ["del", noBreakSpace, "ins", blank],
  ],
  ["a soft hyphen", "<p>baker</p>", "<p>ba&shy;ker</p>", ["del", "baker", "ins", "ba\u00ADker"]],
])("a description shows %s", (_, before, after, [, removed, , added]) => {
  render(<ChangedParagraphs before={before} after={after} />);
  expect(document.querySelector("del")?.textContent).toContain(removed);
  expect(document.querySelector("ins")?.textContent).toContain(added);
});

test.each([
  ["other tags", "<p><b>Bread</b></p>", "<p><strong>Bread</strong></p>"],
  ["blanks that HTML joins", "<p>Bread and cakes</p>", "<p>Bread  and\ncakes </p>"],
  ["a paragraph without words", "<p>Bread</p>", "<p>Bread</p><p>&nbsp;</p>"],
])("a description that changes by %s says so", (_, before, after) => {
  render(<ChangedParagraphs before={before} after={after} />);
  expect(document.body.textContent).toContain(m.change_html_only());
});

test("a title shows a no-break space", () => {
  render(<ChangedTitle before="Cook 2" after={"Cook\u00A02"} />);
  expect(document.body.textContent).toContain(said("removed", blank) + said("added", noBreakSpace));
});
