import { referenceName } from "#src/i18n/reference-names.ts";
import type { Names } from "../../job/fields/job-fields.ts";
import { useCategories, usePositionTypes } from "./reference-queries.ts";

/** The names of the service's categories and position types, in the language of the page. */
export function useReferenceNames(): Names {
  const categories = useCategories().data ?? [];
  const positionTypes = usePositionTypes().data ?? [];
  const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
    referenceName(list.find((one) => String(one.id) === id)?.name ?? "") || id;
  return {
    category: (id) => nameIn(categories, id),
    positionType: (id) => nameIn(positionTypes, id),
  };
}
