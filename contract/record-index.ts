import type { PublicVersion } from "./history.ts";

/** What the printable page that lists a record says, in the language of its reader. */
export interface RecordWords {
  language: string;
  title: string;
  intro: string;
  /** Headings of job, version, title, reference id, public from and until, close date, writer and hash. */
  columns: readonly string[];
  /** When a version of kind `kept` became public, which may have been earlier. */
  orBefore: (time: string) => string;
  stillPublic: string;
  /** Of a version whose close date had passed: until when it was active, if it is not, and from when on it was closed. */
  closed: (closed: string, until: string | null) => string;
  writer: (version: PublicVersion) => string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const cells = (tag: "th" | "td", texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${escaped(text)}`).join("");

/** The first part of the page. */
export const indexHead = ({
  language,
  title,
  intro,
  columns,
}: RecordWords): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="generator" content="public record">
<title>${escaped(title)}</title>
<style>
body { font: 10pt/1.4 sans-serif; margin: 2em }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #999; padding: .3em .5em; text-align: left; vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }
td { overflow-wrap: anywhere }
time { white-space: nowrap }
td:nth-child(3), td:last-child { min-width: 9em }
td:last-child { font: 7pt monospace }
@page { size: landscape }
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(intro)}</p>
<table>
<thead><tr>${cells("th", columns)}</thead>
`;

/** An instant with its offset as a person reads it: "2026-11-28 07:32:34 -08:00". */
export const readableTime = (instant: string): string =>
  instant.replace(/^(.{10})T(.{8})[.\d]*(.+)$/, "$1 $2 $3");

/** The row of a version. */
export function indexRow(version: PublicVersion, words: RecordWords): string {
  const { job, kind, publicFrom, publicUntil, closedFrom } = version;
  const from = readableTime(publicFrom);
  const until = publicUntil && readableTime(publicUntil);
  const row = [
    String(version.jobId),
    String(version.version),
    job.title,
    job.referenceId ?? "",
    kind === "kept" ? words.orBefore(from) : from,
    closedFrom ? words.closed(readableTime(closedFrom), until) : (until ?? words.stillPublic),
    job.closeDate ?? "",
    words.writer(version),
    version.sha256,
  ];
  return `<tr>${cells("td", row).replaceAll(DATE_OR_TIME, "<time>$&</time>")}\n`;
}

/** What no line breaks within. */
const DATE_OR_TIME = /\b\d{4}-\d\d-\d\d\b|\b\d\d:\d\d:\d\d [-+]\d\d:\d\d/g;

/** The last part: what the list is of, and what tells whether the file beside it is that one. */
export const indexFoot = (text: string): string => `</table>\n<p>${escaped(text)}</p>\n`;
