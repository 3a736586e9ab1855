import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type Column, DataTable } from "./data-table.tsx";
import { LinkTabs } from "../navigation/link-tabs.tsx";
import { PageSelect } from "../navigation/page-select.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";

interface Row {
  id: number;
  title: string;
}

const COLUMNS: Column<Row>[] = [
  { id: "title", header: "Title", kind: "lead", cell: ({ title }) => <a href="#1">{title}</a> },
  { id: "status", header: "Status", cell: () => "Active" },
  {
    id: "actions",
    header: "Actions",
    kind: "end",
    cell: () => <button type="button">Edit</button>,
  },
];

const table = (props: Partial<React.ComponentProps<typeof DataTable<Row>>> = {}) => (
  <DataTable
    caption="Jobs"
    columns={COLUMNS}
    rows={[{ id: 1, title: "Baker" }]}
    rowKey={({ id }) => id}
    busy={false}
    skeletonRows={0}
    {...props}
  />
);

test.each([1280, 360])("is a table of named rows at %i px", async (width) => {
  await page.viewport(width, 800);
  render(table());
  await expect.element(page.getByRole("table", { name: "Jobs" })).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toHaveLength(3);
  await expect.element(page.getByRole("rowheader", { name: "Baker" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Active" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(await axeViolations()).toEqual([]);
});

test("the row in focus and the one under the pointer do not look alike", async () => {
  render(table({ rows: [1, 2].map((id) => ({ id, title: `Job ${id}` })) }));
  const [focused, pointedAt] = [1, 2].map((id) => page.getByRole("row", { name: `Job ${id}` }));
  page.getByRole("link", { name: "Job 1" }).element().focus();
  await pointedAt!.hover();
  const looks = [focused!, pointedAt!].map((row) => getComputedStyle(row.element()));
  expect(looks[0]!.boxShadow).not.toBe(looks[1]!.boxShadow);
  expect(looks[0]!.backgroundColor).not.toBe(looks[1]!.backgroundColor);
});

test("a press anywhere in a row follows its link, but not one on a control or on selected words", async () => {
  const row = table({ columns: [...COLUMNS.slice(0, 2), { ...COLUMNS[2]!, kind: "end" }] });
  render(row);
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  page.getByRole("link").element().addEventListener("click", followed);
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const cell = page.getByRole("cell", { name: "Active" });

  await page.getByRole("button", { name: "Edit" }).click();
  getSelection()?.selectAllChildren(cell.element());
  const press = (init: MouseEventInit, type = "click") =>
    cell.element().dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
  press({});
  expect(followed).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  press({ shiftKey: true });
  press({ button: 2 }, "auxclick");
  expect(followed).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();

  await cell.click();
  expect(followed).toHaveBeenCalledOnce();
  press({ ctrlKey: true });
  press({ button: 1 }, "auxclick");
  expect(open).toHaveBeenCalledTimes(2);
  expect(followed).toHaveBeenCalledOnce();
});

test("grey rows are for the eye only, and old rows stay while new ones come", async () => {
  const show = render(table({ rows: [], skeletonRows: 10 }));
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  expect(page.getByRole("row").elements()).toHaveLength(1);
  show(table({ busy: true }));
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("link", { name: "Baker" })).toBeVisible();
  show(table());
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
});

test("a grey card on a phone has its facts on two lines, as a card with words has", async () => {
  await page.viewport(328, 740);
  const columns: Column<Row>[] = [
    COLUMNS[0]!,
    { id: "status", header: "Status", cell: () => "Active" },
    { id: "places", header: "Places", size: "m", cell: () => "Vancouver, BC" },
    { id: "date", header: "Date", kind: "figures", cell: () => "Nov 23, 2026" },
  ];
  const show = render(table({ columns }));
  const lines = () => {
    const facts = [...document.querySelectorAll("td:not([data-kind=lead])")];
    return new Set(facts.map((fact) => fact.getBoundingClientRect().bottom)).size;
  };
  expect(lines()).toBe(2);
  show(table({ columns, rows: [], skeletonRows: 1 }));
  expect(lines()).toBe(2);
});

test.each([1280, 900, 360])("cells that come late move nothing at %i px", async (width) => {
  await page.viewport(width, 800);
  const columns = (late: string): Column<Row>[] => [
    COLUMNS[0]!,
    { id: "status", header: "Status", cell: () => "Active" },
    {
      id: "closes",
      header: "Closes",
      kind: "late",
      cell: () =>
        late && [<div key="date">Feb 28, 2027</div>, width > 640 && <div key="in">in 94 days</div>],
    },
    { id: "pay", header: "Pay", kind: "late", size: "m", cell: () => late },
    { id: "published", header: "Published", kind: "figures", cell: () => "Nov 23, 2026" },
  ];
  const show = render(table({ columns: columns("") }));
  const boxes = () =>
    [...document.querySelectorAll("tr, th, td")].map((element) => {
      const { x, y, width: wide, height } = element.getBoundingClientRect();
      return [x, y, wide, height];
    });
  const before = boxes();
  show(table({ columns: columns("$65,000 – $80,000 per year plus commission") }));
  expect(boxes()).toEqual(before);
});

const onPageSize = vi.fn<(size: number) => void>();
const pagination = (page: number, pages: number, total: number, busy = false) => (
  <Pagination
    busy={busy}
    page={page}
    pages={pages}
    total={total}
    pageSize={10}
    pageSizes={[10, 25]}
    onPageSize={onPageSize}
    linkOf={(target) => ({ to: ".", search: { page: target } })}
  />
);

const pageLinks = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => `${link.getAttribute("aria-label")} ${link.getAttribute("href")}`);

test("leads to the pages around, and to both ends", async () => {
  await page.viewport(1280, 800);
  const show = render(pagination(2, 32, 312));
  await expect.element(page.getByText("11–20 of 312")).toBeVisible();
  expect(pageLinks()).toEqual([
    "First page /?page=1",
    "Previous page /?page=1",
    ...[1, 2, 3, 4, 5].map((number) => `Page ${number} /?page=${number}`),
    "Next page /?page=3",
    "Last page /?page=32",
  ]);
  await expect
    .element(page.getByRole("link", { name: "Page 2", exact: true }))
    .toHaveAttribute("aria-current", "page");
  expect(await axeViolations()).toEqual([]);

  show(pagination(32, 32, 312));
  await expect.element(page.getByText("311–312 of 312")).toBeVisible();
  expect(page.getByRole("link", { name: "Next page" }).elements()).toHaveLength(0);
  const named = page
    .getByRole("listitem")
    .elements()
    .filter((item) => item.textContent || item.querySelector("a"));
  expect(page.getByRole("listitem").elements()).toEqual(named);
});

test.each([
  [1, 1, 7, "1–7 of 7"],
  [1, 0, 0, "0–0 of 0"],
])("page %i of %i needs no links", async (current, pages, total, range) => {
  render(pagination(current, pages, total));
  await expect.element(page.getByText(range)).toBeVisible();
  expect(page.getByRole("navigation").elements()).toHaveLength(0);
});

test("says that the rows are on their way, and moves nothing for it", async () => {
  await page.viewport(1280, 800);
  const show = render(pagination(2, 32, 312));
  await expect.element(page.getByRole("navigation")).toBeVisible();
  const links = page.getByRole("navigation").element();
  const { x } = links.getBoundingClientRect();
  show(pagination(3, 32, 312, true));
  await expect.element(page.getByText("Loading…")).toBeVisible();
  await expect.element(page.getByText("21–30 of 312")).not.toBeVisible();
  await expect.element(links).not.toBeVisible();
  expect(links.getBoundingClientRect().x).toBe(x);
  expect(await axeViolations()).toEqual([]);
  show(pagination(3, 32, 312));
  await expect.element(page.getByText("21–30 of 312")).toBeVisible();
  expect(links.getBoundingClientRect().x).toBe(x);
});

test("pages can be turned one after the other, without waiting for each", async () => {
  const show = render(pagination(2, 32, 312));
  const next = page.getByRole("link", { name: "Next page" });
  next.element().focus();
  show(pagination(3, 32, 312, true));
  await expect.element(page.getByText("21–30 of 312")).not.toBeVisible();
  await expect.element(next).toBeVisible();
  await expect.element(next).toHaveFocus();
});

test.each([
  ["more pages than numbers", 1280, 32, true],
  ["a number for every page", 1280, 5, false],
  ["no room for numbers", 360, 5, true],
])("%s: every page can be chosen from a list", async (_, width, pages, shown) => {
  await page.viewport(width, 740);
  render(pagination(2, pages, pages * 10));
  const choice = page.getByRole("combobox", { name: "Page", exact: true });
  expect(choice.elements()).toHaveLength(Number(shown));
});

test("the list of pages offers each of them", async () => {
  const onPage = vi.fn<(page: number) => void>();
  render(<PageSelect page={2} pages={400} onPage={onPage} />);
  const choice = page.getByLabelText("Page");
  const element = choice.element() as HTMLSelectElement;
  const { width } = element.getBoundingClientRect();
  element.focus();
  await choice.selectOptions("345 of 400");
  expect(onPage).toHaveBeenCalledExactlyOnceWith(345);
  expect(element.options).toHaveLength(400);
  expect(element.getBoundingClientRect().width).toBe(width);
  expect(await axeViolations()).toEqual([]);
});

test("a page holds as many rows as a person likes", async () => {
  render(pagination(1, 32, 312));
  await page.getByLabelText("Per page").selectOptions("25");
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(25);
});

test("a tab on a phone is never narrower than its words", async () => {
  await page.viewport(360, 740);
  const tabs = [{ id: "all", label: "All", count: 240 }];
  render(
    <div style={{ overflowWrap: "anywhere" }}>
      <LinkTabs
        label="Jobs by status"
        current="all"
        tabs={tabs}
        linkOf={(id) => ({ to: ".", search: { q: id } })}
      />
    </div>,
  );
  // Firefox sizes the words so by itself; here they are made to.
  const tab = page.getByRole("link", { name: "All" }).element() as HTMLElement;
  tab.style.gridTemplateColumns = "min-content 1fr";
  const words = document.createRange();
  words.selectNodeContents(tab.firstChild!);
  expect(words.getClientRects()).toHaveLength(1);
});

test("counts that are late or failed hold up no tab", async () => {
  render(
    <LinkTabs
      label="Jobs by status"
      current="all"
      tabs={[
        { id: "all", label: "All", count: 1312 },
        { id: "draft", label: "Draft", count: "pending" },
        { id: "archived", label: "Archived", count: "failed" },
      ]}
      linkOf={(id) => ({ to: ".", search: { q: id } })}
    />,
  );
  await expect
    .element(page.getByRole("link", { name: "All 1,312" }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("link", { name: "Draft", exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Archived (count not available)" }))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
