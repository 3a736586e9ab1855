import { useId, useMemo } from "react";
import { descriptionBlocks, wordsIn } from "#src/editor/description-blocks.ts";
import { text } from "#src/i18n/text.ts";
import { CheckIcon } from "#src/ui/later-icons.tsx";
import type { JobFormValues } from "../form-values.ts";
import { describePart, type Names } from "./describe-part.ts";
import { joinAcrossBlanks, markChanges, markDescription } from "./mark-changes.ts";
import { MarkedDescription, MarkedLine } from "./marked-text.tsx";
import type { Side } from "./merge.ts";
import styles from "./merge-screen.module.css";
import { type Part, partName } from "./parts.ts";

const words = text.merge;

interface ContestedPartProps {
  part: Part;
  base: JobFormValues;
  mine: JobFormValues;
  theirs: JobFormValues;
  names: Names;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** One part that both changed: what it was, what they made of it, what I made of it. */
export function ContestedPart(props: ContestedPartProps) {
  const { part, base, mine, theirs, names, chosen, onChoose } = props;
  const group = useId();
  const name = partName(part);
  const sides: { side: Side; label: string; hint: string; values: JobFormValues }[] = [
    { side: "theirs", label: words.theirs, hint: words.theirsHint, values: theirs },
    { side: "mine", label: words.mine, hint: words.mineHint, values: mine },
  ];
  return (
    <section className={styles.part} aria-labelledby={`${group}-title`}>
      <h3 id={`${group}-title`} className={styles.partTitle}>
        {name}
      </h3>
      <div className={styles.versions} role="radiogroup" aria-label={words.choose(name)}>
        <div className={styles.version} data-side="base">
          <p className={styles.head}>
            <span className={styles.label}>{words.before}</span>
            <span className={styles.hint}>{words.beforeHint}</span>
          </p>
          <div className={styles.value}>
            <PartValue part={part} before={base} after={base} names={names} />
          </div>
        </div>
        {sides.map(({ side, label, hint, values }) => (
          <div key={side} className={styles.version} data-side={side}>
            <label className={styles.head}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                aria-describedby={`${group}-${side}`}
              />
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{hint}</span>
              {chosen === side && (
                <span className={styles.chosen} aria-hidden="true">
                  <CheckIcon /> {words.chosen}
                </span>
              )}
            </label>
            <div id={`${group}-${side}`} className={styles.value}>
              <PartValue part={part} before={base} after={values} names={names} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface PartValueProps {
  part: Part;
  before: JobFormValues;
  after: JobFormValues;
  names: Names;
}

/** A part as it is `after`, with what differs from `before` marked. */
export function PartValue({ part, before, after, names }: PartValueProps) {
  if (part === "description")
    return <DescriptionValue before={before.description} after={after.description} />;
  const [from, to] = [describePart(before, part, names), describePart(after, part, names)];
  const asItems = (said: string) => splitAs(part, said).map((piece) => ({ text: piece }));
  const runs = markChanges(asItems(from), asItems(to), (item) => item.text);
  return (
    <p>
      <MarkedLine runs={joinAcrossBlanks(runs)} />
    </p>
  );
}

/** What can change by itself: a word of a title, an entry of a list, all of a date or an address. */
const splitAs = (part: Part, said: string) =>
  part === "title" ? wordsIn(said) : said.split(/( · )/);

function DescriptionValue({ before, after }: { before: string; after: string }) {
  const blocks = useMemo(
    () => markDescription(descriptionBlocks(before), descriptionBlocks(after)),
    [before, after],
  );
  if (blocks.length === 0) return <p>{words.notGiven}</p>;
  return <MarkedDescription blocks={blocks} />;
}
