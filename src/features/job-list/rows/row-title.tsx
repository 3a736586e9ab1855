import { useQuery } from "@tanstack/react-query";
import { useForeignLanguage, languageSample } from "#src/editor/use-text-language.ts";
import { language } from "#src/i18n/language.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { isWhole, type JobRow } from "#src/jobs/requests/read-requests.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";

/**
 * The title of a row, marked with its language: by the description too, where that has been read. A title of plain
 * letters alone does not load the detector of languages in an English page, where French shows by its accents.
 */
export function RowTitle({ row }: { row: JobRow }) {
  const { data } = useQuery({ ...jobQueries.detail(row.id), enabled: false });
  const whole = isWhole(row) ? row : data?.job;
  const known = whole ? `${row.title}\n${languageSample(whole.description)}` : row.title;
  const isPlain = !whole && language === "en" && !/[À-ÿŒœ]/.test(known);
  const lang = useForeignLanguage(isPlain ? "" : known, whenIdle);
  return <span lang={lang}>{titleOf(row)}</span>;
}
