import type { Employer } from "../employers/store.ts";
import type { Days, PublicVersion } from "../jobs/history/public-record.ts";

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The first part of the printable page that lists a record. */
export const indexHead = (
  { name }: Employer,
  { from, to, timeZone }: Days,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(name)}: public job postings, ${from} to ${to}</title>
<style>
body { font: 10pt/1.4 sans-serif; margin: 2em }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #999; padding: .3em .5em; text-align: left; vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }
code { font-size: 7pt; overflow-wrap: anywhere }
@page { size: landscape }
</style>
<h1>${escaped(name)}</h1>
<p>Each version of a job posting that was public from ${from} to ${to}; times are of ${timeZone}.</p>
<table>
<thead><tr><th>Job<th>Version<th>Title<th>Reference id<th>Public from<th>Until<th>Closes<th>Written by<th>SHA-256 of the job</thead>
`;

/** The row of a version. */
export function indexRow(version: PublicVersion, timeZone: string): string {
  const shown = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const { job, kind, publicFrom, publicUntil } = version;
  const cells = [
    String(version.jobId),
    String(version.version),
    job.title,
    job.referenceId ?? "",
    `${shown.format(new Date(publicFrom))}${kind === "kept" ? " or before" : ""}`,
    publicUntil === null ? "still public" : shown.format(new Date(publicUntil)),
    job.closeDate ?? "",
    [version.by, version.through, version.changeSet?.text].filter(Boolean).join(", "),
  ];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join("")}<td><code>${version.sha256}</code>\n`;
}

/** The last part, with what tells whether the file beside the page is the one that it lists. */
export const indexFoot = (file: string, versions: number, sha256: string): string => `</table>
<p>${versions} versions, as lines of JSON in ${escaped(file)}. SHA-256 of that file: <code>${sha256}</code></p>
`;
