import { createRef, useRef, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SearchInput } from "./search-input.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";

const box = page.getByRole("searchbox", { name: "Search jobs" });
const clear = page.getByRole("button", { name: "Clear search" });
const onSearch = vi.fn<(term: string) => void>();

beforeEach(() => {
  onSearch.mockReset();
});

/** The address bar of a page: the term in force, and a way back to where it came from. */
function Page() {
  const [terms, setTerms] = useState<readonly string[]>([""]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SearchInput
        ref={input}
        label="Search jobs"
        maxLength={256}
        value={terms.at(-1) ?? ""}
        onSearch={(term) => {
          onSearch(term);
          setTerms([...terms, term]);
        }}
      />
      <button type="button" onClick={() => setTerms(terms.slice(0, -1))}>
        Back
      </button>
    </>
  );
}

test("searches once, after the pause, for what was typed", async () => {
  render(<Page />);
  await userEvent.type(box, " baker ");
  await expect.poll(() => onSearch.mock.calls).toEqual([["baker"]]);
  await expect.element(box).toHaveValue(" baker ");
  expect(await axeViolations()).toEqual([]);
});

test("Enter does not wait, and Back puts the old term into the box", async () => {
  render(<Page />);
  await userEvent.type(box, "baker{Enter}{Enter}");
  expect(onSearch.mock.calls).toEqual([["baker"]]);
  await userEvent.type(box, "s{Enter}");
  expect(onSearch.mock.calls).toEqual([["baker"], ["bakers"]]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(box).toHaveValue("baker");
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(box).toHaveValue("");
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test.each(["press", "Escape"])("%s clears at once and the box keeps the focus", async (how) => {
  render(<Page />);
  await userEvent.type(box, "baker{Enter}");
  if (how === "press") await clear.click();
  else await userEvent.keyboard("{Escape}");
  expect(onSearch.mock.lastCall).toEqual([""]);
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test("a late answer takes no letters away", async () => {
  const input = createRef<HTMLInputElement>();
  const late = (value: string) => (
    <SearchInput
      ref={input}
      label="Search jobs"
      maxLength={256}
      value={value}
      onSearch={onSearch}
    />
  );
  const show = render(late(""));
  await userEvent.type(box, "bak{Enter}");
  await userEvent.type(box, "er");
  show(late("bak"));
  await expect.element(box).toHaveValue("baker");
});

test("a link to the view before, pressed before the answer, does not lose the term", async () => {
  const input = createRef<HTMLInputElement>();
  const under = (view: string) => (
    <SearchInput
      ref={input}
      label="Search jobs"
      maxLength={256}
      value=""
      view={view}
      onSearch={onSearch}
    />
  );
  const show = render(under("all jobs"));
  await userEvent.type(box, "baker{Enter}");
  show(under("drafts"));
  await expect.poll(() => onSearch.mock.calls).toEqual([["baker"], ["baker"]]);
  await expect.element(box).toHaveValue("baker");
});
