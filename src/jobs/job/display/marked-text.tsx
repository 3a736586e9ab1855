import type { ReactNode } from "react";
import type { DescriptionWord } from "#src/editor/description-blocks.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./marked-text.module.css";
import { unseenSigns } from "./unseen-signs.ts";
import type { Change, MarkedBlock, Run } from "./mark-changes.ts";

/** An added or removed text, by element, style and a word for screen readers. */
function Marked({ change, children }: { change: Change; children: ReactNode }) {
  if (change === "same") return children;
  const [Element, label] =
    change === "added" ? ["ins", m.merge_added()] : ["del", m.merge_removed()];
  const Tag = Element as "ins" | "del";
  return (
    <Tag className={styles[change]}>
      <VisuallyHidden> {label} </VisuallyHidden>
      {children}
      <VisuallyHidden> {m.merge_end()} </VisuallyHidden>
    </Tag>
  );
}

/** The names of the signs of a change in which nothing can be seen; undefined of any other. */
function unseenIn(items: readonly { text: string }[]): ReactNode {
  const names = unseenSigns(textOf(items));
  return names && <span className={styles.address}>{`[${names}]`}</span>;
}

const textOf = (items: readonly { text: string }[]) => items.map(({ text }) => text).join("");

interface Language {
  /** Of the text, where it is not that of the page. */
  lang?: string | undefined;
}

interface MarkedLineProps extends Language {
  runs: readonly Run<{ text: string }>[];
}

/** One line of text with its changes. */
export function MarkedLine({ runs, lang }: MarkedLineProps) {
  return runs.map(({ change, items }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- drawn once, never reordered
    <Marked key={index} change={change}>
      {(change !== "same" && unseenIn(items)) || <span lang={lang}>{textOf(items)}</span>}
    </Marked>
  ));
}

interface MarkedDescriptionProps extends Language {
  blocks: readonly MarkedBlock[];
}

/** A description with its changes. */
export function MarkedDescription({ blocks, lang }: MarkedDescriptionProps) {
  return (
    <div className={styles.description}>
      {blocks.map(({ kind, depth, place, change, runs }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- drawn once, never reordered
          key={index}
          className={styles.block}
          data-kind={kind}
          data-depth={Math.min(depth, 3)}
        >
          {(kind !== "text" || depth > 0) && (
            <span className={styles.marker}>
              {{ text: "", bullet: "•", number: `${place}.` }[kind]}
            </span>
          )}
          <p>
            <Marked change={change}>
              {runs.map((run, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- drawn once, never reordered
                <Marked key={at} change={run.change}>
                  {(run.change !== "same" && unseenIn(run.items)) || (
                    <span lang={lang}>
                      {pieces(run.items, run.change !== "same" || change !== "same")}
                    </span>
                  )}
                </Marked>
              ))}
            </Marked>
          </p>
        </div>
      ))}
    </div>
  );
}

/** Merges adjacent words with the same formatting into one element. */
function pieces(items: readonly DescriptionWord[], changed: boolean): ReactNode[] {
  const groups: DescriptionWord[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && look(last) === look(item)) groups[groups.length - 1] = joined(last, item);
    else groups.push(item);
  }
  // oxlint-disable-next-line react/no-array-index-key -- drawn once, never reordered
  return groups.map((group, index) => <Piece key={index} {...group} changed={changed} />);
}

const look = ({ bold, italic, href }: DescriptionWord) => JSON.stringify([bold, italic, href]);
const joined = (one: DescriptionWord, other: DescriptionWord) => ({
  ...one,
  text: one.text + other.text,
});

/** Links are not clickable; a changed word shows its address. */
function Piece({
  text: said,
  bold,
  italic,
  href,
  changed,
}: DescriptionWord & { changed: boolean }) {
  let piece: ReactNode = said;
  if (italic) piece = <em>{piece}</em>;
  if (bold) piece = <strong>{piece}</strong>;
  if (href === null) return piece;
  return (
    <>
      <span className={styles.link}>{piece}</span>
      {changed && <span className={styles.address}> ({m.merge_link_to({ address: href })})</span>}
    </>
  );
}
