import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { JobHeader } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { selection } from "#src/jobs/list/selection.ts";
import { render } from "#src/ui/testing/render.tsx";
import { useRowShortcuts } from "./use-row-shortcuts.ts";

const ROWS: JobHeader[] = [
  { ...aJob, id: 1, status: "active" },
  { ...aJob, id: 2, status: "archived" },
];

function Rows({ onArchive }: { onArchive: (job: JobHeader) => void }) {
  useRowShortcuts({ searchBox: useRef(null), rows: ROWS, onArchive });
  return ROWS.map(({ id }) => (
    <div key={id} data-row={id}>
      <a href="#opened">{`Job ${id}`}</a>
    </div>
  ));
}

afterEach(() => selection.clear());

test.each<[string, number, { isSelected?: boolean; repeat?: boolean }, number[]]>([
  ["an active job is archived", 1, {}, [1]],
  ["an archived one is not", 2, {}, []],
  ["a selection is left to its bar", 1, { isSelected: true }, []],
  ["a held key goes on to no other row", 1, { repeat: true }, []],
])("a: %s", (_, focused, { isSelected = false, repeat = false }, expected) => {
  const onArchive = vi.fn<(job: JobHeader) => void>();
  if (isSelected) selection.add([[2, undefined]]);
  render(<Rows onArchive={onArchive} />);
  const link = page.getByRole("link", { name: `Job ${focused}` }).element();
  link.focus();
  // At once: a test file beside this one signs in, which ends the selection.
  link.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, repeat }));
  expect(onArchive.mock.calls.map(([{ id }]) => id)).toEqual(expected);
});
