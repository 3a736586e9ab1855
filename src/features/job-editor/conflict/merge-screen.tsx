import { useEffect, useRef, useState } from "react";
import type { Job } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";
import { BottomBar } from "#src/ui/bottom-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { focusHeading } from "#src/ui/focus-heading.ts";
import { useCategories, usePositionTypes } from "#src/jobs/reference/reference-queries.ts";
import { choicesOf } from "../fields/choices.ts";
import type { JobFormValues } from "../form-values.ts";
import { ContestedPart, PartValue } from "./contested-part.tsx";
import type { Names } from "./describe-part.ts";
import { type Merge, settle, type Side } from "./merge.ts";
import styles from "./merge-screen.module.css";
import { type Part, partName } from "./parts.ts";

const words = text.merge;

interface MergeScreenProps {
  base: JobFormValues;
  mine: JobFormValues;
  theirs: JobFormValues;
  merged: Merge;
  /** The jobs that the values come from: they name ids that the service's lists may not hold. */
  origins: readonly Job[];
  saving: boolean;
  onSave: (values: JobFormValues) => void;
  onBack: () => void;
}

/** Both changed the same parts of a job: shows each side by side, to be chosen and saved. */
export function MergeScreen(props: MergeScreenProps) {
  const { base, mine, theirs, merged, origins, saving, onSave, onBack } = props;
  const [choices, setChoices] = useState<Partial<Record<Part, Side>>>({});
  const names = useNames(origins);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed to come here is hidden now.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
    // What is pressed to leave goes away too.
    return focusHeading;
  }, []);

  return (
    <section className={styles.screen} aria-labelledby="merge-title">
      <header className={styles.intro}>
        <h2 id="merge-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.intro(merged.contested.length)}</p>
        <p className={styles.legend}>
          {words.legend} <ins>{words.legendAdded}</ins> <del>{words.legendRemoved}</del>
        </p>
      </header>
      {merged.contested.map((part) => (
        <ContestedPart
          key={part}
          part={part}
          base={base}
          mine={mine}
          theirs={theirs}
          names={names}
          chosen={choices[part] ?? "mine"}
          onChoose={(side) => setChoices((before) => ({ ...before, [part]: side }))}
        />
      ))}
      {merged.incoming.length + merged.mine.length > 0 && (
        <section className={styles.part} aria-labelledby="merge-settled">
          <h3 id="merge-settled" className={styles.partTitle}>
            {words.settledTitle}
          </h3>
          <p className={styles.hint}>{words.settledHint}</p>
          <dl className={styles.settled}>
            {[
              ...merged.incoming.map((part) => ({ part, who: words.onlyTheirs, values: theirs })),
              ...merged.mine.map((part) => ({ part, who: words.onlyMine, values: mine })),
            ].map(({ part, who, values }) => (
              <div key={part}>
                <dt>
                  {partName(part)} <span className={styles.who}>{who}</span>
                </dt>
                <dd>
                  <PartValue part={part} before={base} after={values} names={names} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <BottomBar>
        <Button onClick={onBack}>{words.back}</Button>
        <Button
          variant="primary"
          busy={saving && words.saving}
          onClick={() => onSave(settle(merged, theirs, choices))}
        >
          {words.save}
        </Button>
      </BottomBar>
    </section>
  );
}

/** What ids stand for, by the service's lists and by the job itself. */
function useNames(origins: readonly Job[]): Names {
  const categories = choicesOf(
    useCategories().data ?? [],
    origins.flatMap((job) => job.categories),
  );
  const positionTypes = choicesOf(
    usePositionTypes().data ?? [],
    origins.map((job) => job.positionType),
  );
  const nameIn = (choices: typeof categories) => (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? text.jobForm.unnamed(id);
  return { category: nameIn(categories), positionType: nameIn(positionTypes) };
}
