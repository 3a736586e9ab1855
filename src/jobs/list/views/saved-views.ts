import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { randomId } from "#src/lib/values/random-id.ts";
import { settingQuery, useChangeSetting } from "../../requests/settings/setting-query.ts";
import { changeSetting, type SettingKind } from "../../requests/settings/setting-requests.ts";
import { type JobView, readView } from "./view.ts";

/** With what a later release may add. */
const savedViews = z.looseObject({
  views: z.array(
    z.looseObject({ id: z.string(), name: z.string(), view: z.record(z.string(), z.unknown()) }),
  ),
});

type SavedViews = z.infer<typeof savedViews>;
type StoredView = SavedViews["views"][number];

const VIEWS: SettingKind<SavedViews> = { name: "views", schema: savedViews, empty: { views: [] } };

/** A view that a person has given a name. */
export interface SavedView {
  id: string;
  name: string;
  view: JobView;
}

/** The saved views, by name; `shared`: colleagues have them too. */
export function useSavedViews(enabled = true) {
  const { data, error, isPending } = useQuery({ ...settingQuery(VIEWS), enabled });
  const views = data?.value.views.map(({ id, name, view }): SavedView => ({
    id,
    name,
    view: readView(view),
  }));
  return {
    views: (views ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    shared: data?.shared ?? true,
    error,
    isPending,
  };
}

/** What is made of the saved views, be it those of a colleague who was faster. */
type Change = (views: StoredView[]) => StoredView[];

/** Adds a view, or replaces the one that has its id. */
export function saveView({
  id = randomId(),
  ...rest
}: Omit<SavedView, "id"> & { id?: string }): Change {
  const saved = { id, ...rest };
  return (views) =>
    views.some((view) => view.id === id)
      ? views.map((view) => (view.id === id ? { ...view, ...saved } : view))
      : [...views, saved];
}

/** Resolves to all saved views. Exported for tests. */
export const changeSavedViews = async (change: Change) =>
  changeSetting(VIEWS, ({ views, ...rest }) => ({ ...rest, views: change(views) }));

/** Changes the saved views: `mutateAsync(saveView({ name, view }))`. */
export const useChangeSavedViews = () => useChangeSetting(VIEWS, changeSavedViews);
