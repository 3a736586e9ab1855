import type { PublicVersion } from "#contract/history.ts";
import {
  indexFoot,
  indexHead,
  indexRow,
  readableTime,
  type RecordWords,
} from "#contract/record-index.ts";
import { number } from "#src/i18n/format.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { sourceNames, writerOf } from "#src/jobs/job/display/origin-words.ts";
import { sha256 } from "#src/lib/values/sha256.ts";
import type { PublicRecord } from "./read-record.ts";

/** The record as lines of JSON, and the printable page that lists them, as `npm run admin -- export-record` has them. */
export async function recordFiles(record: PublicRecord) {
  const name = `record-${record.from}-${record.to}`;
  const lines = record.versions.map((version) => `${JSON.stringify(version)}\n`).join("");
  const file = `${name}.jsonl`;
  const words = wordsOf(record);
  const count = number(record.versions.length);
  const hash = await sha256(lines);
  const index = [
    indexHead(words),
    ...record.versions.map((version) => indexRow(version, words)),
    indexFoot(
      hash === null
        ? m.record_index_foot({ count, file })
        : m.record_index_foot_hash({ count, file, hash }),
    ),
  ].join("");
  return [
    { name: file, blob: new Blob([lines], { type: "application/jsonl" }) },
    { name: `${name}.html`, blob: new Blob([index], { type: "text/html" }) },
  ] as const;
}

function wordsOf({ from, to, timeZone, keptFrom }: PublicRecord): RecordWords {
  const days = { from, to };
  const intro = m.record_index_intro({ ...days, zone: timeZone });
  return {
    language,
    title: m.record_index_title(days),
    intro:
      keptFrom === null
        ? intro
        : `${intro} ${m.record_kept_from({ time: readableTime(keptFrom) })}`,
    columns: [
      m.fact_id(),
      m.record_version(),
      m.column_title(),
      m.fact_reference_id(),
      m.record_public_from(),
      m.record_public_until(),
      m.fact_closes(),
      m.activity_column_who(),
      m.history_hash(),
    ],
    orBefore: (time) => m.record_or_before({ time }),
    stillPublic: m.record_still_public(),
    closed: (closed, until) => m.record_closed({ until: until ?? m.record_still_active(), closed }),
    writer: originOf,
  };
}

const originOf = (version: PublicVersion) =>
  [writerOf(version), sourceNames[version.through](), version.changeSet?.text]
    .filter(Boolean)
    .join(", ");
