import { type SubmitEvent, useId, useState } from "react";
import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import { canPointTo, judgedText, sentencesIn, subjectOf } from "#posting-check/model/judgement.ts";
import { isWordRule } from "#posting-check/rules/word-rules.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cut } from "#src/lib/values/cut.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field, FieldGroup } from "#src/ui/forms/field.tsx";
import { RadioCard, RadioCards } from "#src/ui/forms/radio-cards.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { ruleLabel } from "../finding-text.ts";
import { useJudge } from "../judge.ts";
import styles from "./readiness-panel.module.css";

/** Characters of a sentence that are shown, of which a text may have one alone. */
const SHOWN = 300;

interface JudgeDialogProps {
  job: Job;
  finding: Finding;
  onClose: () => void;
}

/** Asks where a finding is fine, or which sentence says what it misses. */
export function JudgeDialog({ job, finding, onClose }: JudgeDialogProps) {
  const formId = useId();
  const isStatement = canPointTo(finding.rule);
  const [text, setText] = useState(isStatement ? "" : subjectOf(finding, job));
  const [isHere, setHere] = useState(job.id !== 0);
  const [note, setNote] = useState("");
  const { setAside, isPending } = useJudge();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const judgement = {
      rule: finding.rule,
      text,
      ...(isHere && { jobId: job.id }),
      ...(note.trim() !== "" && { note: judgedText(note) }),
    };
    if (await setAside(judgement)) onClose();
  };
  const sentences = isStatement ? sentencesIn(textOf(job.description)) : [];
  return (
    <Dialog
      title={
        isStatement ? m.judge_said_title() : m.judge_fine_title({ label: ruleLabel(finding.rule) })
      }
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.ui_cancel()}</Button>
          {(!isStatement || sentences.length > 0) && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={isPending && m.job_form_saving()}
            >
              {isStatement ? m.judge_said_use() : m.judge_set_aside()}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.facts} onSubmit={(event) => void save(event)}>
        {isStatement && sentences.length === 0 && <p>{m.judge_said_none()}</p>}
        {sentences.length > 0 && (
          <FieldGroup label={ruleLabel(finding.rule)}>
            <div className={styles.sentences}>
              {[...new Set(sentences)].map((sentence) => (
                <RadioCard
                  key={sentence}
                  name="sentence"
                  label={cut(sentence, SHOWN)}
                  required
                  checked={text === judgedText(sentence)}
                  onChange={() => setText(judgedText(sentence))}
                />
              ))}
            </div>
          </FieldGroup>
        )}
        {!isStatement && finding.quote && <p>{m.judge_quoted({ text: finding.quote.text })}</p>}
        {job.id !== 0 && (isStatement || isWordRule(finding.rule)) && (
          <FieldGroup label={m.judge_scope()}>
            <RadioCards>
              <RadioCard
                name="scope"
                label={m.judge_scope_job()}
                checked={isHere}
                onChange={() => setHere(true)}
              />
              <RadioCard
                name="scope"
                label={m.judge_scope_all()}
                checked={!isHere}
                onChange={() => setHere(false)}
              />
            </RadioCards>
          </FieldGroup>
        )}
        <Field label={m.judge_note()} hint={m.judge_fine_hint()} optional>
          <TextInput
            value={note}
            maxLength={200}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
