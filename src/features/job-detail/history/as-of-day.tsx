import { DownloadIcon, PrinterIcon } from "lucide-react";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VersionHeader } from "#contract/history.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { timeZoneOf } from "#src/jobs/previews/end-of-day.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { saveFile } from "#src/jobs/sheets/save-file.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import styles from "./history.module.css";
import { NotPublic, reasonNotPublic } from "./not-public.tsx";
import { postingRecord } from "./posting-record.ts";
import { PublicPosting } from "./public-posting.tsx";
import { publicOn, publicPeriods, publicVersions } from "./public-versions.ts";

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
  const all = publicVersions(versions);
  const periods = publicPeriods(all);
  const shown = publicOn(all, day, province);
  const queries = useQueries({
    queries: shown.map(({ version }) => historyQueries.version(id, version.number)),
  });
  const failed = queries.find(({ isError }) => isError);
  const loaded = shown.flatMap((one, index) => {
    const whole = queries[index]?.data;
    return whole ? [{ ...one, whole }] : [];
  });
  const isLoaded = loaded.length === shown.length;
  const outcome =
    shown.length > 0
      ? m.history_day_shown({ day: longDate(day), count: shown.length })
      : `${m.history_on_day({ day: longDate(day) })}: ${reasonNotPublic(day, versions, province)}`;
  const announce = useAnnounce();
  useEffect(() => {
    if (isLoaded) announce(outcome);
  }, [isLoaded, outcome, announce]);
  const download = async () => {
    try {
      const historyFrom = versions.at(-1)?.at ?? "";
      const about = { jobId: id, day, timeZone, periods, historyFrom, versions: loaded };
      const json = await postingRecord(about);
      saveFile(`job-${id}-${day}.json`, new Blob([json], { type: "application/json" }));
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <section className={styles.shown} aria-labelledby="as-of">
      <h2 id="as-of">{m.history_on_day({ day: longDate(day) })}</h2>
      <NotPublic
        day={day}
        versions={versions}
        periods={periods}
        isPublic={shown.length > 0}
        province={province}
      />
      {failed && <QueryError title={m.history_failed()} query={failed} />}
      {!isLoaded && !failed && <Skeleton width="full" lines={5} />}
      {isLoaded && (
        <>
          <div className={styles.actions}>
            {shown.length > 0 && (
              <Button icon={<PrinterIcon />} onClick={() => globalThis.print()}>
                {m.history_print()}
              </Button>
            )}
            <Button icon={<DownloadIcon />} onClick={() => void download()}>
              {m.history_download()}
            </Button>
          </div>
          {problem !== undefined && (
            <Notice tone="error" title={m.history_download_failed()}>
              <p>{problem}</p>
            </Notice>
          )}
          {loaded.map((one) => (
            <PublicPosting key={one.version.number} {...one} day={day} timeZone={timeZone} />
          ))}
        </>
      )}
    </section>
  );
}
