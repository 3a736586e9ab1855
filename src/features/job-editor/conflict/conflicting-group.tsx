import { useId, useMemo } from "react";
import { CheckIcon } from "lucide-react";
import { descriptionBlocks, wordsIn } from "#src/editor/description-blocks.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { usePostingLanguage } from "#src/jobs/job/display/in-language.tsx";
import { jobFields, type Names } from "#src/jobs/job/fields/job-fields.ts";
import { type FieldGroup, type JobFormValues, labelOf } from "#src/jobs/job/fields/job-values.ts";
import {
  joinAcrossBlanks,
  markChanges,
  markDescription,
} from "#src/jobs/job/display/mark-changes.ts";
import { MarkedDescription, MarkedLine } from "#src/jobs/job/display/marked-text.tsx";
import type { Side } from "./merge.ts";
import styles from "./merge-screen.module.css";

interface ConflictingGroupProps {
  group: FieldGroup;
  base: JobFormValues;
  ours: JobFormValues;
  theirs: JobFormValues;
  names: Names;
  choice: Side;
  onChoose: (side: Side) => void;
}

/** One field group that both changed: the value before, theirs and ours. */
export function ConflictingGroup(props: ConflictingGroupProps) {
  const { group, base, ours, theirs, names, choice, onChoose } = props;
  const id = useId();
  const label = labelOf(group);
  const sides: { side: Side; label: string; hint: string; values: JobFormValues }[] = [
    { side: "theirs", label: m.merge_theirs(), hint: m.merge_theirs_hint(), values: theirs },
    { side: "ours", label: m.merge_mine(), hint: m.merge_mine_hint(), values: ours },
  ];
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.groupTitle}>
        {label}
      </h3>
      <div
        className={styles.versions}
        role="radiogroup"
        aria-label={m.merge_choose({ part: label })}
      >
        <div className={styles.version} data-side="base">
          <p className={styles.head}>
            <span className={styles.label}>{m.merge_before()}</span>
            <span className={styles.hint}>{m.merge_before_hint()}</span>
          </p>
          <div className={styles.value}>
            <GroupValue group={group} before={base} after={base} names={names} />
          </div>
        </div>
        {sides.map(({ side, label, hint, values }) => (
          <div key={side} className={styles.version} data-side={side}>
            <label className={styles.head}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={choice === side}
                onChange={() => onChoose(side)}
                aria-describedby={`${id}-${side}`}
              />
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{hint}</span>
              {choice === side && (
                <span className={styles.chosen} aria-hidden="true">
                  <CheckIcon /> {m.merge_chosen()}
                </span>
              )}
            </label>
            <div id={`${id}-${side}`} className={styles.value}>
              <GroupValue group={group} before={base} after={values} names={names} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface GroupValueProps {
  group: FieldGroup;
  before: JobFormValues;
  after: JobFormValues;
  names: Names;
}

/** A field group as it is `after`, with the differences from `before` marked. */
export function GroupValue({ group, before, after, names }: GroupValueProps) {
  const language = usePostingLanguage(after);
  if (group === "description")
    return (
      <DescriptionValue before={before.description} after={after.description} lang={language} />
    );
  const itemsOf = (values: JobFormValues) =>
    split(group, jobFields[group].show(values, names) ?? m.merge_not_given());
  const lang = group === "title" ? language : undefined;
  const runs = markChanges(itemsOf(before), itemsOf(after), (item) => item.text);
  return (
    <p>
      <MarkedLine runs={joinAcrossBlanks(runs)} lang={lang} />
    </p>
  );
}

/** The units of comparison: words of a title, entries of a list, else the whole value. */
const split = (group: FieldGroup, value: string) =>
  (group === "title" ? wordsIn(value) : value.split(/( · )/)).map((text) => ({ text }));

interface DescriptionValueProps {
  before: string;
  after: string;
  lang: string | undefined;
}

function DescriptionValue({ before, after, lang }: DescriptionValueProps) {
  const blocks = useMemo(
    () => markDescription(descriptionBlocks(before), descriptionBlocks(after)),
    [before, after],
  );
  if (blocks.length === 0) return <p>{m.merge_not_given()}</p>;
  return <MarkedDescription blocks={blocks} lang={lang} />;
}
