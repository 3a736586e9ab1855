import type { JobBody } from "#src/jobs/write-requests.ts";

/**
 * The properties of `after` that differ from `before`, both made by `requestOf`: the body of a PUT
 * (§4.3.3). A list or a salary that differs anywhere goes as a whole, with `null` for what was
 * taken out of it, so that it means the same to a service that merges and to one that replaces.
 * An empty object: there is nothing to save.
 */
export function changedProperties(before: JobBody, after: JobBody): JobBody {
  const changed = Object.entries(after).filter(
    // `requestOf` writes its properties in one order, so equal values have equal texts.
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof JobBody]),
  );
  return Object.fromEntries(changed);
}
