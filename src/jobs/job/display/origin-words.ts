import type { Source, VersionHeader } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** Through what jobs were written, after a name. */
export const sourceNames: Readonly<Record<Source, () => string>> = {
  form: m.history_through_form,
  changeSet: m.history_through_change_set,
  import: m.history_through_import,
  undo: m.history_through_undo,
  api: m.history_through_api,
  autoRefresh: m.history_through_auto_refresh,
  plan: m.history_through_plan,
  rename: m.history_through_rename,
  purge: m.history_through_purge,
  seed: m.history_through_seed,
  unknown: m.history_through_unknown,
};

const BY_SERVICE: readonly Source[] = ["autoRefresh", "plan", "purge", "rename", "seed"];

/** Whether the service wrote by itself. */
export const isByService = (through: Source): boolean => BY_SERVICE.includes(through);

/** Who wrote: the name of a key, or the service itself. */
export function writerOf({ by, through }: { by: string | null; through: Source }): string {
  if (by !== null) return by;
  return isByService(through) ? m.history_by_service() : m.history_by_unknown();
}

/** Who wrote a version, and through what; nothing where that is not known. */
export function originOf(
  version: Pick<VersionHeader, "through" | "changeSet" | "kind" | "by">,
): string[] {
  const { through, changeSet, kind } = version;
  if (kind === "kept" || through === "unknown") return [];
  const label = sourceNames[through]();
  const value = changeSet?.text ?? "";
  return [writerOf(version), value === "" ? label : m.ui_labelled({ label, value })];
}
