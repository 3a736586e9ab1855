import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "#src/ui/testing/render.tsx";
import { surviveRewriting } from "./survive-rewriting.ts";

surviveRewriting();

/** The careless shape that the house rule refuses in this repository: bare text beside elements. */
// oxlint-disable house/text-beside-conditionals
const Careless = ({ on, text }: { on: boolean; text: boolean }) => (
  <p data-testid="line">
    {on && <b>now </b>}
    {text && "open"}
    {on ? <i>!</i> : <u>?</u>}
  </p>
);
// oxlint-enable house/text-beside-conditionals

/** As browser translation does; `moves`: the text node goes into the wrapper, else a new one does. */
function rewrite(line: Element, moves: boolean) {
  for (const node of [...line.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
    const font = document.createElement("font" as string);
    node.replaceWith(font);
    font.append(moves ? node : (node.textContent ?? ""));
  }
}

test.each([true, false])("renders on around rewritten text; moved: %s", async (moves) => {
  const show = render(<Careless on={false} text />);
  const line = page.getByTestId("line");
  rewrite(line.element(), moves);
  show(<Careless on text />);
  await expect.element(line).toHaveTextContent(/open.*!/);
  show(<Careless on text={false} />);
  show(<Careless on={false} text={false} />);
  await expect.element(line).toHaveTextContent("?");
  // A text node that has left the page cannot lead to its replacement.
  expect(line.element().textContent).toBe(moves ? "?" : "open?");
});
