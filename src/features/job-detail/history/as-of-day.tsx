import { DownloadIcon, PrinterIcon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PublicVersion, VersionHeader } from "#contract/history.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { timeZoneOf } from "#src/jobs/job/previews/end-of-day.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { saveFile } from "#src/ui/actions/save-file.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import styles from "./history.module.css";
import { NotPublic, reasonNotPublic } from "./not-public.tsx";
import { postingRecord } from "./posting-record.ts";
import { PublicPosting } from "./public-posting.tsx";
import { publicPeriods } from "./public-periods.ts";

interface AsOfDayProps {
  id: number;
  day: string;
  /** All that are kept, newest first. */
  versions: readonly VersionHeader[];
  /** Where the job is, which decides when a day begins. */
  province: ProvinceCode | null;
}

/** What applicants saw of a job on a day, to print and as a file. */
export function AsOfDay({ id, day, versions, province }: AsOfDayProps) {
  const [problem, setProblem] = useState<string>();
  const timeZone = timeZoneOf(province);
  const periods = publicPeriods(versions);
  const query = useQuery(historyQueries.publicOn(id, day, timeZone));
  const { data, isPending } = query;
  const count = data?.versions.length;
  const outcome =
    data &&
    (count
      ? m.history_day_shown({ day: longDate(day), count })
      : `${m.history_on_day({ day: longDate(day) })}: ${reasonNotPublic(data.ends, versions, timeZone)}`);
  const announce = useAnnounce();
  useEffect(() => {
    if (outcome !== undefined) announce(outcome);
  }, [outcome, announce]);
  const download = (shown: readonly PublicVersion[]) => {
    try {
      const historyFrom = versions.at(-1)?.at ?? "";
      const json = postingRecord({
        jobId: id,
        day,
        timeZone,
        periods,
        historyFrom,
        versions: shown,
      });
      saveFile(`job-${id}-${day}.json`, new Blob([json], { type: "application/json" }));
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <section className={styles.shown} aria-labelledby="as-of">
      <h2 id="as-of">{m.history_on_day({ day: longDate(day) })}</h2>
      {query.isError && <QueryError title={m.history_failed()} query={query} />}
      {isPending && <Skeleton width="full" lines={5} />}
      {data && (
        <>
          <NotPublic
            begins={data.begins}
            ends={data.ends}
            versions={versions}
            periods={periods}
            isPublic={data.versions.length > 0}
            timeZone={timeZone}
          />
          <div className={styles.actions}>
            {data.versions.length > 0 && (
              <Button icon={<PrinterIcon />} onClick={() => globalThis.print()}>
                {m.history_print()}
              </Button>
            )}
            <Button icon={<DownloadIcon />} onClick={() => download(data.versions)}>
              {m.history_download()}
            </Button>
          </div>
          {problem !== undefined && (
            <Notice tone="error" title={m.history_download_failed()}>
              <p>{problem}</p>
            </Notice>
          )}
          {data.versions.map((version) => (
            <PublicPosting key={version.version} version={version} day={day} timeZone={timeZone} />
          ))}
        </>
      )}
    </section>
  );
}
