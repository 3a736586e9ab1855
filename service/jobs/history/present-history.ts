import { isDeepStrictEqual } from "node:util";
import type { FastifyRequest } from "fastify";
import type { Activity, VersionHeader } from "#contract/history.ts";
import { employerOf } from "../../employers/authenticate.ts";
import { jobTag } from "../etag.ts";
import { holderThen, presentDetails } from "../presenter.ts";
import type { StoredActivity } from "./activity-store.ts";
import type { OriginRow, VersionRecord } from "../version-store.ts";

/** Who wrote, through what. */
export const presentOrigin = ({ changeSetId, changeSetText, through, writer }: OriginRow) => ({
  by: writer || null,
  through: through ?? ("unknown" as const),
  changeSet: changeSetId ? { id: changeSetId, text: changeSetText ?? "" } : null,
});

/** A version in a list; `before` is the one before it. */
export function presentVersion(
  request: FastifyRequest,
  version: VersionRecord,
  before: VersionRecord | undefined,
): VersionHeader {
  return {
    number: version.number,
    etag: jobTag(request, { id: version.jobId, version: version.number }),
    at: version.at.toISOString(),
    kind: version.kind,
    ...presentOrigin(version),
    status: version.job.status,
    changed: before ? changedProperties(request, version, before) : [],
  };
}

function changedProperties(
  request: FastifyRequest,
  version: VersionRecord,
  before: VersionRecord,
): string[] {
  const [now, then] = [version, before].map(({ job, names }) =>
    presentDetails(job, holderThen(employerOf(request), names)),
  );
  const names = Object.keys(now ?? {}) as (keyof typeof now)[];
  const changed = names.filter((name) => !isDeepStrictEqual(now?.[name], then?.[name]));
  // A restored job has the description that was deleted, under a number of its own.
  return version.descriptionNumber === before.descriptionNumber || version.kind === "restored"
    ? changed
    : [...changed, "description"];
}

export const presentActivity = ({
  id,
  first,
  last,
  counts,
  jobs,
  undone,
  ...row
}: StoredActivity): Activity => ({
  id,
  ...presentOrigin(row),
  first: first.toISOString(),
  last: last.toISOString(),
  counts,
  jobs,
  undone,
});
