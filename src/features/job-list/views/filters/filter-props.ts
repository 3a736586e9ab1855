import type { Choice } from "#src/jobs/list/views/filter-labels.ts";
import type { FilterName } from "#src/jobs/list/views/filters.ts";

/** Of a control that sets a filter. */
export interface FilterProps {
  name: FilterName;
  value: string | undefined;
  choices: readonly Choice[];
  /** Whether the choices that jobs give are all known. */
  isRead: boolean;
  onChange: (value: string | undefined) => void;
}
