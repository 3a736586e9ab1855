import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { DEFAULT_FACTS, type ReadinessFacts, readinessFacts } from "#contract/readiness-facts.ts";
import { changeSetting, fetchSetting, type SettingKind } from "../settings/setting-requests.ts";

const FACTS: SettingKind<ReadinessFacts> = {
  name: "readiness",
  schema: readinessFacts,
  empty: DEFAULT_FACTS,
};

/** The employer's facts; shared by its people where the service keeps settings. */
export const factsQuery = () =>
  queryOptions({
    queryKey: ["settings", FACTS.name],
    queryFn: ({ signal }) => fetchSetting(FACTS, signal),
  });

/** The facts, the defaults until they are read or if they cannot be; `isRead`: whether they may be asked for. */
export function useReadinessFacts(): { facts: ReadinessFacts; isRead: boolean } {
  const { data } = useQuery({ ...factsQuery(), retry: false });
  return { facts: data?.value ?? DEFAULT_FACTS, isRead: data !== undefined };
}

/** Replaces the facts. */
export function useSaveFacts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (facts: ReadinessFacts) => changeSetting(FACTS, () => facts),
    onSuccess: (setting) => client.setQueryData(factsQuery().queryKey, setting),
  });
}
