// The databases that hold an employer's jobs between visits: src/jobs/index/. Here, since sign-out deletes
// them without the code that fills them.

const PREFIX = "jobs of ";

/** The name of an owner's database (`draftOwnersOf`). */
export const storedJobsName = (owner: string): string => PREFIX + owner;

/** Deletes the jobs of every employer on this computer, as sign-out ends every tab's session. */
export async function deleteStoredJobs(owners: readonly string[]): Promise<void> {
  for (const name of await findNames(owners)) indexedDB.deleteDatabase(name);
}

async function findNames(owners: readonly string[]): Promise<string[]> {
  // Firefox before 126 lists none.
  if (!("databases" in indexedDB)) return owners.map(storedJobsName);
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name = "" }) => (name.startsWith(PREFIX) ? [name] : []));
}
