import { descriptionBlocks, wordsIn } from "#src/editor/description-blocks.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { joinAcrossBlanks, markChanges, markDescription } from "./mark-changes.ts";
import { MarkedDescription, MarkedLine } from "./marked-text.tsx";

interface ChangedTextProps {
  before: string;
  after: string;
  /** Of both, where it is not that of the page. */
  lang?: string | undefined;
}

/** A title with its differences marked. */
export function ChangedTitle({ before, after, lang }: ChangedTextProps) {
  const words = (text: string) => wordsIn(text).map((word) => ({ text: word }));
  const runs = markChanges(words(before), words(after), ({ text }) => text);
  return <MarkedLine runs={joinAcrossBlanks(runs)} lang={lang} />;
}

/** The paragraphs of two descriptions that differ, with their differences marked; a sentence where none does. */
export function ChangedParagraphs({ before, after, lang }: ChangedTextProps) {
  const blocks = markDescription(descriptionBlocks(before), descriptionBlocks(after));
  const changed = blocks.filter(
    ({ change, runs }) => change !== "same" || runs.some((run) => run.change !== "same"),
  );
  return changed.length === 0 ? (
    <p>{m.change_html_only()}</p>
  ) : (
    <MarkedDescription blocks={changed} lang={lang} />
  );
}
