import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** What a description cannot hold, and was left out. */
const LEFT_OUT: Record<string, (inputs: { count: number }) => string> = {
  images: m.paste_images,
  media: m.paste_media,
  files: m.paste_files,
  links: m.paste_links,
  formatting: m.paste_formatting,
};

/** What else a paste changed. */
const CHANGED: Record<string, (inputs: { count: number }) => string> = {
  comments: m.paste_comments,
  deletions: m.paste_deletions,
  relativeLinks: m.paste_relative_links,
  unwrappedLinks: m.paste_unwrapped_links,
  headings: m.paste_headings,
  tables: m.paste_tables,
};

/** What a paste left out or changed, as sentences. */
export function pasteReport(counts: Readonly<Record<string, number | undefined>>): string {
  const gone = Object.entries(LEFT_OUT).flatMap(([kind, name]) =>
    counts[kind] ? [name({ count: counts[kind] })] : [],
  );
  const others = Object.entries(CHANGED).flatMap(([kind, sentence]) =>
    counts[kind] ? [sentence({ count: counts[kind] })] : [],
  );
  const first = gone.length > 0 ? [m.paste_left_out({ parts: list(gone) })] : [];
  return [...first, ...others].join(" ");
}
