import type { Database } from "./database.ts";

/** How many openings of a database are remembered; a cursor from before them is refused. */
const REMEMBERED = 1000;

/**
 * Makes cursors of GET /jobs/changes that were given out by another database unknown here. Each opening has
 * a random id, which a cursor names: a copy of the files that is put back does not know the later ones. Rows of
 * another cluster (pg_restore) have transaction ids that mean nothing here: they count as changed now.
 */
export async function openChangeFeed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [feed] = await tx.query<{ moved: boolean }>({
      text: "SELECT cluster <> cluster_id() AS moved FROM change_feed FOR UPDATE",
    });
    if (feed?.moved) {
      await tx.query({ text: "UPDATE jobs SET changed_in = pg_current_xact_id()" });
      await tx.query({ text: "DELETE FROM deleted_jobs" });
      await tx.query({ text: "UPDATE change_feed SET cluster = cluster_id(), ids = '{}'" });
    }
    await tx.query({
      text: `UPDATE change_feed SET ids = (gen_random_uuid() || ids)[1:${REMEMBERED}]`,
    });
  });
}
