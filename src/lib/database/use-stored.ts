import { useObservable } from "dexie-react-hooks";
import { observe } from "./employer-database.ts";

/** What a query reads of the employer's database, now and after each change; `undefined` until it is read. */
export const useStored = <T>(query: () => Promise<T>, deps: unknown[]): T | undefined =>
  useObservable<T>(() => observe(query), deps);
