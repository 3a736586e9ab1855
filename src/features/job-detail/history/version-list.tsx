import { Fragment } from "react";
import { ChevronRightIcon, GlobeIcon } from "lucide-react";
import type { VersionHeader } from "#contract/history.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Badge } from "#src/ui/data/badge.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import styles from "./history.module.css";
import { VersionChanges } from "./version-changes.tsx";
import { originOf } from "#src/jobs/job/display/origin-words.ts";
import { whatOf } from "./version-words.ts";

interface VersionListProps {
  id: number;
  /** Newest first. */
  versions: readonly VersionHeader[];
  /** The number of the version that shows its changes. */
  opened: number | undefined;
  /** Whether older ones can be read. */
  hasMore: boolean;
  /** Whether the job can be changed into an earlier version. */
  canRestore: boolean;
}

/** The versions of a job; one of them shows its changes. */
export function VersionList({ id, versions, opened, hasMore, canRestore }: VersionListProps) {
  const oldest = versions.at(-1);
  return (
    <>
      <ol className={styles.versions} aria-label={m.history_title()}>
        {versions.map((version, index) => {
          const before = versions[index + 1];
          const isOpen = version.number === opened;
          const isFirst = before === undefined && !hasMore;
          return (
            <Fragment key={version.number}>
              <li className={styles.version}>
                <VersionLink id={id} version={version} isOpen={isOpen} />
                {isOpen && (before !== undefined || isFirst) && (
                  <VersionChanges
                    id={id}
                    version={version}
                    before={before}
                    canRestore={canRestore && index > 0}
                  />
                )}
              </li>
              {before && version.number - before.number > 1 && (
                <li className={styles.gap}>{m.history_gap()}</li>
              )}
            </Fragment>
          );
        })}
      </ol>
      {!hasMore && oldest && oldest.kind !== "created" && (
        <p className={styles.muted}>
          {m.history_begins({ when: localTime(Date.parse(oldest.at)) })}
        </p>
      )}
    </>
  );
}

interface VersionLinkProps {
  id: number;
  version: VersionHeader;
  isOpen: boolean;
}

/** What became of the job, and by whom; opens and closes the changes. */
function VersionLink({ id, version, isOpen }: VersionLinkProps) {
  return (
    <Link
      to="/jobs/$jobId/history"
      params={{ jobId: id }}
      search={isOpen ? {} : { version: version.number }}
      resetScroll={false}
      aria-expanded={isOpen}
      className={styles.summary}
    >
      <ChevronRightIcon />
      <span className={styles.what}>{whatOf(version)}</span>
      {version.status === "active" && version.kind !== "deleted" && (
        <span className={styles.public}>
          <Badge icon={<GlobeIcon />}>{m.history_public()}</Badge>
        </span>
      )}
      <span className={styles.number}>{m.history_version({ number: version.number })}</span>
      <span className={styles.origin}>
        {[...originOf(version), localTime(Date.parse(version.at))].join(" · ")}
      </span>
    </Link>
  );
}
