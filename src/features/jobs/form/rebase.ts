import { FIELD_NAMES, type FieldName, type JobFormValues } from "./form-values.ts";

interface Rebased {
  values: JobFormValues;
  /** The fields in which these values still differ from theirs. */
  mine: FieldName[];
  /** Those of them that the other person changed as well. */
  both: FieldName[];
}

/**
 * Brings another person's saved changes under mine: a field that I changed keeps my value, every
 * other one takes theirs. `start` is what we both began with.
 */
export function rebase(start: JobFormValues, mine: JobFormValues, theirs: JobFormValues): Rebased {
  const changed = FIELD_NAMES.filter((name) => differ(start, mine, name));
  const stillMine = changed.filter((name) => differ(mine, theirs, name));
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) },
    mine: stillMine,
    both: stillMine.filter((name) => differ(start, theirs, name)),
  };
}

function differ(one: JobFormValues, other: JobFormValues, name: FieldName): boolean {
  return JSON.stringify(one[name]) !== JSON.stringify(other[name]);
}
