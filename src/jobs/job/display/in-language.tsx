import type { JobHeader } from "#contract/job.ts";
import { useForeignLanguage, languageSample } from "#src/editor/use-text-language.ts";
import { titleOf } from "./job-text.ts";

/** The language of a posting's texts, where it is not that of the page: a title alone is mostly too short to tell. */
export const usePostingLanguage = (posting: { title: string; description?: string }) =>
  useForeignLanguage(`${posting.title}\n${languageSample(posting.description ?? "")}`);

/** The title of a posting, marked with its language. */
export function JobTitle({ job }: { job: Pick<JobHeader, "title"> & { description?: string } }) {
  return <span lang={usePostingLanguage(job)}>{titleOf(job)}</span>;
}

/** A sentence that may be in the language of a colleague, marked with it. */
export const InLanguage = ({ children }: { children: string }) => (
  <span lang={useForeignLanguage(children)}>{children}</span>
);
