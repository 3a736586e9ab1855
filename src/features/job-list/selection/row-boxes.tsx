import { useQueryClient } from "@tanstack/react-query";
import type { ChangeEvent } from "react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { useSelection } from "#src/jobs/list/selection.ts";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { SelectBox } from "#src/ui/data/select-box.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { extendBy, selectRow, selectRows, toggleRowInFocus } from "./select-rows.ts";

/** Selects a row; with Shift, also the rows between it and the one before. */
export function RowBox({ job: { id, title } }: { job: JobHeader }) {
  const client = useQueryClient();
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A press with Shift does not focus it.
    target.focus();
    const extend = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    selectRow(client, id, target.checked, extend);
  };
  return (
    <SelectBox
      label={m.selection_row({ title: titleOf({ title }) })}
      checked={useSelection((selected) => selected.has(id))}
      onChange={change}
    />
  );
}

/** Selects all rows of the page, or deselects them; and has the shortcuts that select rows. */
export function PageBox({ rows }: { rows: readonly JobHeader[] }) {
  const client = useQueryClient();
  useShortcuts({
    select: () => toggleRowInFocus(client),
    selectDown: () => extendBy(client, 1),
    selectUp: () => extendBy(client, -1),
  });
  const ids = rows.map(({ id }) => id);
  const count = useSelection((selected) => ids.filter((id) => selected.has(id)).length);
  // While rows load, the column still has a header.
  if (ids.length === 0) return <VisuallyHidden>{m.selection_page()}</VisuallyHidden>;
  return (
    <SelectBox
      label={m.selection_page()}
      checked={count > 0 && (count === ids.length || "mixed")}
      onChange={({ target }) => selectRows(client, ids, target.checked)}
    />
  );
}
