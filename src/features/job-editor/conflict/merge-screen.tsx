import { useEffect, useRef, useState } from "react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type FieldGroup, type JobFormValues, labelOf } from "#src/jobs/job/fields/job-values.ts";
import { BottomBar } from "#src/ui/layout/bottom-bar.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { focusHeading } from "#src/ui/navigation/focus-heading.ts";
import { useNames } from "../fields/use-names.ts";
import { ConflictingGroup, GroupValue } from "./conflicting-group.tsx";
import { type Merge, resolve, type Side } from "./merge.ts";
import styles from "./merge-screen.module.css";

interface MergeScreenProps {
  base: JobFormValues;
  ours: JobFormValues;
  theirs: JobFormValues;
  merged: Merge;
  /** The jobs that the values come from, which name ids missing from the service's lists. */
  origins: readonly Job[];
  saving: boolean;
  onSave: (values: JobFormValues) => void;
  onBack: () => void;
}

/** Shows the conflicts of a merge side by side; a person chooses, then saves. */
export function MergeScreen(props: MergeScreenProps) {
  const { base, ours, theirs, merged, origins, saving, onSave, onBack } = props;
  const { conflicts, incoming, outgoing } = merged;
  const [choices, setChoices] = useState<Partial<Record<FieldGroup, Side>>>({});
  const names = useNames(origins);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is hidden now, and removed again when this screen closes.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
    return focusHeading;
  }, []);

  return (
    <section className={styles.screen} aria-labelledby="merge-title">
      <header className={styles.intro}>
        <h2 id="merge-title" ref={heading} tabIndex={-1}>
          {m.merge_title()}
        </h2>
        <p>{m.merge_intro({ contested: conflicts.length })}</p>
        <p className={styles.legend}>
          {m.merge_legend()} <ins>{m.merge_legend_added()}</ins>{" "}
          <del>{m.merge_legend_removed()}</del>
        </p>
      </header>
      {conflicts.map((group) => (
        <ConflictingGroup
          key={group}
          group={group}
          base={base}
          ours={ours}
          theirs={theirs}
          names={names}
          choice={choices[group] ?? "ours"}
          onChoose={(side) => setChoices((before) => ({ ...before, [group]: side }))}
        />
      ))}
      {incoming.length + outgoing.length > 0 && (
        <section className={styles.group} aria-labelledby="merge-merged">
          <h3 id="merge-merged" className={styles.groupTitle}>
            {m.merge_settled_title()}
          </h3>
          <p className={styles.hint}>{m.merge_settled_hint()}</p>
          <dl className={styles.merged}>
            {[
              ...incoming.map((group) => ({ group, who: m.merge_only_theirs(), values: theirs })),
              ...outgoing.map((group) => ({ group, who: m.merge_only_mine(), values: ours })),
            ].map(({ group, who, values }) => (
              <div key={group}>
                <dt>
                  <span>{labelOf(group)}</span> <span className={styles.who}>{who}</span>
                </dt>
                <dd>
                  <GroupValue group={group} before={base} after={values} names={names} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <BottomBar>
        <Button onClick={onBack}>{m.merge_back()}</Button>
        <Button
          variant="primary"
          busy={saving && m.merge_saving()}
          onClick={() => onSave(resolve(merged, theirs, choices))}
        >
          {m.merge_save()}
        </Button>
      </BottomBar>
    </section>
  );
}
