import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { DEFAULT_FACTS, type ReadinessFacts, readinessFacts } from "#contract/readiness-facts.ts";
import { jobQueries } from "../requests/queries.ts";
import { settingQuery } from "../requests/settings/setting-query.ts";
import { changeSetting, type SettingKind } from "../requests/settings/setting-requests.ts";

const FACTS: SettingKind<ReadinessFacts> = {
  name: "readiness",
  schema: readinessFacts,
  empty: DEFAULT_FACTS,
};

/** The employer's facts; shared by its people where the service keeps settings. */
export const factsQuery = () => settingQuery(FACTS);

/** How long to wait for the employer's facts; the defaults hold without them. */
const MAX_WAIT_MS = 1_000;

/** The facts for code outside of components; the defaults where they cannot be read soon. */
export async function readFacts(client: QueryClient): Promise<ReadinessFacts> {
  const query = factsQuery();
  const known = client.getQueryData(query.queryKey);
  if (known) return known.value;
  const read = client.query({ ...query, retry: false }).then(
    ({ value }) => value,
    () => DEFAULT_FACTS,
  );
  const late = new Promise<ReadinessFacts>((resolve) => {
    setTimeout(() => resolve(DEFAULT_FACTS), MAX_WAIT_MS);
  });
  return Promise.race([read, late]);
}

/** The facts, the defaults until they are read or if they cannot be; `isRead`: whether they may be asked for. */
export function useReadinessFacts(): { facts: ReadinessFacts; isRead: boolean } {
  const { data } = useQuery({ ...factsQuery(), retry: false });
  return { facts: data?.value ?? DEFAULT_FACTS, isRead: data !== undefined };
}

/** Changes the facts, be they those of a colleague who was faster. */
export function useChangeFacts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: (facts: ReadinessFacts) => ReadinessFacts) =>
      changeSetting(FACTS, change),
    onSuccess: (setting) => {
      client.setQueryData(factsQuery().queryKey, setting);
      // Views may show what the rules found.
      void client.invalidateQueries({ queryKey: jobQueries.lists() });
    },
  });
}
