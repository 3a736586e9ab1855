import type { QueryClient } from "@tanstack/react-query";
import { jobQueries } from "../queries.ts";
import { EMPTY } from "./index-data.ts";
import type { IndexStore } from "./index-store.ts";

/** Forgets what was read, here and in the store. */
export async function resetIndex(client: QueryClient, store: IndexStore): Promise<void> {
  await store?.clear();
  client.setQueryData(jobQueries.index(), EMPTY);
}
