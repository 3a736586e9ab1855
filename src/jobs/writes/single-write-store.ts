import { employerDatabase, observe } from "#src/lib/database/employer-database.ts";
import type { FormWrite, SingleWrite, StoredWrite } from "./single-write.ts";
import type { Write } from "./write.ts";

export { applyToIndex } from "../requests/index/apply-changes.ts";
export { carryOut } from "./carry-out.ts";
export { settleFailed } from "./look-up.ts";

const writes = async () => (await employerDatabase()).table<StoredWrite>("writes");

/** Stores a write before it is sent: a page that closes leaves it to the next one. */
export async function putWrite(write: SingleWrite): Promise<void> {
  await (await writes()).put({ ...write, group: write.key, position: 0, state: "sending" });
}

/** Forgets a write whose outcome is known and shown. */
export async function deleteWrite(key: string): Promise<void> {
  await (await writes()).delete([key, 0]);
}

/** Marks a write that a person gives up. One that is not there has an outcome that is known. */
export const markDropped = async (key: string): Promise<void> =>
  void (await (await writes()).update([key, 0], { isDropped: true }));

export const findWrite = async (key: string): Promise<StoredWrite | undefined> =>
  (await writes()).get([key, 0]);

/** The writes of the session's employer that have no known outcome. */
export const findWrites = async (from: SingleWrite["from"]): Promise<StoredWrite[]> =>
  (await writes()).where({ from }).toArray();

/** How long the write of a form is kept that its draft may still name, in milliseconds. */
const FORM_KEPT_MS = 30 * 86_400_000;

/** The writes of forms that have no known outcome. Deletes those that no draft can name any more. */
export async function findFormWrites(): Promise<FormWrite[]> {
  const found = (await findWrites("form")) as (StoredWrite & FormWrite)[];
  const isOld = ({ sentAt }: SingleWrite) => sentAt < Date.now() - FORM_KEPT_MS;
  for (const { key } of found.filter(isOld)) await deleteWrite(key);
  return found.filter((write) => !isOld(write));
}

/** Calls back with the writes that any page sends, one by one and of change sets, now and after each change. */
export const observeSending = (next: (sending: Write[]) => void): { unsubscribe: () => void } =>
  observe(async () => (await writes()).where("state").equals("sending").toArray()).subscribe(next);
