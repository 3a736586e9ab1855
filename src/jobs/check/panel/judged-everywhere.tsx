import type { Judgement, ReadinessFacts } from "#contract/readiness-facts.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useJudge } from "../judge.ts";
import { JudgedBy } from "./finding-item.tsx";
import styles from "./readiness-panel.module.css";

const isJudgement = (one: ReadinessFacts["judgements"][number]): one is Judgement => "rule" in one;

/** What is set aside in every job, to bring it back where no job shows it. */
export function JudgedEverywhere({ judgements }: Pick<ReadinessFacts, "judgements">) {
  const { bringBack, isPending } = useJudge();
  const known = judgements.filter(isJudgement);
  const everywhere = known.filter(({ jobId }) => jobId === undefined);
  const unknown = judgements.length - known.length;
  return (
    <>
      {everywhere.length > 0 && (
        <details className={styles.folded}>
          <summary>{m.judge_everywhere({ count: everywhere.length })}</summary>
          <ul className={styles.findings}>
            {everywhere.map((judgement) => (
              <li key={judgement.id}>
                <p>{m.judge_quoted({ text: judgement.text })}</p>
                <JudgedBy {...judgement} />
                <div className={styles.actions}>
                  <Button
                    ref={restoreFocusOnUnmount}
                    size="small"
                    busy={isPending && m.job_form_saving()}
                    onClick={() => void bringBack(judgement)}
                  >
                    {m.judge_bring_back()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unknown > 0 && <p className={styles.about}>{m.judge_unknown({ count: unknown })}</p>}
    </>
  );
}
