import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Share, ShareBar } from "./share-bar.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";

const LOOKS = { active: "solid", draft: "dashed", archived: "hollow" } as const;

/** The bar with these values, for the parts in this order. */
function show(values: readonly (number | undefined)[], current = "all") {
  const ids = ["active", "draft", "archived"] as const;
  const shares: Share<string>[] = ids.map((id, at) => ({
    id,
    look: LOOKS[id],
    value: values[at],
  }));
  render(
    <ShareBar
      shares={shares}
      current={current}
      linkOf={(id) => ({ to: ".", search: { q: id } })}
    />,
  );
  const bar = document.querySelector<HTMLElement>("[aria-hidden]")!;
  const links = [...bar.querySelectorAll("a")].filter((link) => link.checkVisibility());
  return { bar, links, widths: links.map((link) => link.getBoundingClientRect().width) };
}

test("parts are as long as they are large", () => {
  const { widths } = show([60, 30, 10]);
  const [active, draft, archived] = widths.map((width) => Math.round(width / widths[2]!));
  expect([active, draft, archived]).toEqual([6, 3, 1]);
});

test("a part of nothing takes no place, and a small one is still to be seen", () => {
  const { links, widths } = show([100_000, 0, 1]);
  expect(links.map(({ search }) => search)).toEqual(["?q=active", "?q=archived"]);
  expect(widths[1]).toBe(4);
});

test.each([[[60, undefined, 10]], [[0, 0, 0]], [[60, 30, 10]]])(
  "the bar is as high with %j",
  (values) => {
    expect(show(values).bar.getBoundingClientRect().height).toBe(10);
  },
);

test("it is hidden from keyboard and screen reader, which have the links beside it", async () => {
  const { links } = show([60, 30, 10], "draft");
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  expect(page.getByRole("link").elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});
