import { type SubmitEvent, useId, useState } from "react";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { useChangeFacts } from "../facts.ts";
import { statementOf } from "#posting-check/fixes/stock-statements.ts";
import { JudgedEverywhere } from "./judged-everywhere.tsx";
import styles from "./readiness-panel.module.css";

const QUESTIONS = [
  ["largeInOntario", m.readiness_fact_large_in_ontario],
  ["usesAi", m.readiness_fact_uses_ai],
  ["isFederal", m.readiness_fact_is_federal],
] as const;

const STATEMENTS = [
  ["vacancyStatement", "en", m.readiness_fact_vacancy_en],
  ["vacancyStatement", "fr", m.readiness_fact_vacancy_fr],
  ["noVacancyStatement", "en", m.readiness_fact_no_vacancy_en],
  ["noVacancyStatement", "fr", m.readiness_fact_no_vacancy_fr],
  ["aiStatement", "en", m.readiness_fact_ai_en],
  ["aiStatement", "fr", m.readiness_fact_ai_fr],
] as const;

/** Asks for the facts of the employer by which its postings are judged. */
export function FactsDialog({ facts, onClose }: { facts: ReadinessFacts; onClose: () => void }) {
  const formId = useId();
  const [answers, setAnswers] = useState(facts);
  const { mutate, isPending, error } = useChangeFacts();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    mutate(({ judgements }) => ({ ...answers, judgements, isAnswered: true }), {
      onSuccess: onClose,
    });
  };
  return (
    <Dialog
      title={m.readiness_facts_title()}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.ui_cancel()}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isPending && m.job_form_saving()}
          >
            {m.readiness_facts_save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.facts} noValidate onSubmit={save}>
        {QUESTIONS.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label()}
            checked={answers[name]}
            onChange={({ currentTarget }) =>
              setAnswers({ ...answers, [name]: currentTarget.checked })
            }
          />
        ))}
        {STATEMENTS.filter(([name]) => name !== "aiStatement" || answers.usesAi).map(
          ([name, language, label]) => (
            <Field key={name + language} label={label()}>
              <TextInput
                lang={language === "fr" ? "fr-CA" : "en-CA"}
                value={answers[name][language]}
                placeholder={statementOf(
                  { ...answers, [name]: { en: "", fr: "" } },
                  name,
                  language,
                )}
                onChange={({ currentTarget }) =>
                  setAnswers({
                    ...answers,
                    [name]: { ...answers[name], [language]: currentTarget.value },
                  })
                }
              />
            </Field>
          ),
        )}
      </form>
      <JudgedEverywhere judgements={facts.judgements} />
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
    </Dialog>
  );
}
