import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useExtension } from "#src/lib/session/key-headers.ts";

interface WithHistoryProps {
  children: ReactNode;
  /** On a plain service. */
  otherwise?: ReactNode;
}

/** What there is only where the service keeps history, an extension of the interface (contract/history.ts). */
export const WithHistory = ({ children, otherwise }: WithHistoryProps): ReactNode =>
  useExtension("history") ? children : otherwise;

/** Reads from the history, where the service keeps one. */
export const useHistoryQuery = <Read, Data, Key extends QueryKey>(
  options: UseQueryOptions<Read, Error, Data, Key>,
) => useQuery({ ...options, enabled: useExtension("history") && options.enabled !== false });
