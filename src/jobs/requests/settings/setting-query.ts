import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { fetchSetting, type Setting, type SettingKind } from "./setting-requests.ts";

/** What a setting that is a list holds: views, templates. */
interface Named {
  id: string;
  name: string;
}

/** Gives an item of a list another name. */
export const rename =
  (id: string, name: string) =>
  <Item extends Named>(items: Item[]): Item[] =>
    items.map((item) => (item.id === id ? { ...item, name } : item));

/** Takes an item out of a list. */
export const remove =
  (id: string) =>
  <Item extends Named>(items: Item[]): Item[] =>
    items.filter((item) => item.id !== id);

/** The query of a setting. */
export const settingQuery = <T>(kind: SettingKind<T>) =>
  // oxlint-disable-next-line query/exhaustive-deps -- the name tells the kind
  queryOptions({
    queryKey: ["settings", kind.name],
    queryFn: ({ signal }) => fetchSetting(kind, signal),
  });

/** Changes a setting by `change`, which resolves to all of it; the query then has that. */
export function useChangeSetting<T, Change>(
  kind: SettingKind<T>,
  change: (change: Change) => Promise<Setting<T>>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (setting) => client.setQueryData(settingQuery(kind).queryKey, setting),
  });
}
