import { expect, type Page } from "@playwright/test";

/** More would be a loop that never comes back. */
const MAX_STOPS = 400;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 740 };
/** A desktop at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** What a phone shows lies between the other two: it is walked through by `npm run test:all` alone. */
const SCREENS =
  process.env["TEST_ALL"] === undefined ? [DESKTOP, ZOOMED] : [DESKTOP, PHONE, ZOOMED];

/**
 * Tab goes through the whole page at each width, or through the dialog or panel that is open, and at
 * each stop a person sees where the focus is: on something, under nothing, with a ring (WCAG 2.4.7,
 * 2.4.11).
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const found = await walk(page);
    problems.push(...found.map((problem) => `${screen.width} px: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  expect(problems, "stops of Tab at which the focus is not seen").toEqual([]);
}

async function walk(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const end = await page.evaluateHandle(addEnds);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(problemOfFocus, end);
    if (problem === "end") break;
    if (problem !== null) problems.push(problem);
    expect(stop, "stops of Tab before the end").toBeLessThan(MAX_STOPS - 1);
  }
  await page.evaluate(({ remove }) => remove(), end);
  return problems;
}

/** Encloses what is walked through with two stops of its own, and focuses the first. */
function addEnds() {
  const scope =
    [...document.querySelectorAll("dialog:modal, :popover-open")].at(-1) ?? document.body;
  const [first, last] = [0, 1].map(() => {
    const end = document.createElement("span");
    end.tabIndex = 0;
    return end;
  });
  if (!first || !last) throw new Error("no ends");
  scope.prepend(first);
  scope.append(last);
  first.focus({ preventScroll: true });
  return { last, remove: () => [first, last].forEach((end) => end.remove()) };
}

/** Why the focus is not seen; "end" at the end of the walk. */
function problemOfFocus({ last }: { last: HTMLElement }): string | null {
  const focused = document.activeElement;
  if (focused === last) return "end";
  if (!(focused instanceof HTMLElement) || focused === document.body) return "on nothing";
  const words = focused.getAttribute("aria-label") ?? focused.textContent;
  const name = `${focused.tagName} ${words.trim().slice(0, 40) || focused.outerHTML.slice(0, 80)}`;

  // What is seen of it: the part of its first line that is in the window.
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name}: outside of the window`;
  const over = document.elementFromPoint(x, y);
  const label = over?.closest("label");
  const isHit = over && (focused.contains(over) || label?.control === focused);
  if (!isHit) return `${name}: under ${over?.outerHTML.slice(0, 120)}`;

  // The ring may be that of a box around it, or of the label whose control is drawn by another element.
  const around = [focused.closest("label"), over, focused.nextElementSibling];
  for (let box: Element | null = focused; box && around.length < 8; box = box.parentElement)
    around.push(box);
  const hasRing = around.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return (
      outlineStyle !== "none" &&
      Number.parseFloat(outlineWidth) >= 1 &&
      outlineColor !== "transparent"
    );
  });
  return hasRing ? null : `${name}: no ring`;
}
