import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { textOf } from "#contract/description-text.ts";
import { type StatementName, statementIn } from "#posting-check/fixes/stock-statements.ts";
import { statesAi, statesVacancy } from "#posting-check/rules/statement-rules.ts";
import { writingLanguage } from "#posting-check/text/french-or-english.ts";
import { likelyProvinceOf } from "#posting-check/text/likely-province.ts";
import { plain } from "#posting-check/text/plain.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChoiceField } from "#src/jobs/actions/operations/fields/choice-field.tsx";
import { useReadinessFacts } from "#src/jobs/check/facts.ts";
import { setStatement } from "#src/jobs/check/fixes/set-statement.ts";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import { useJobForm } from "../form/form-context.ts";
import styles from "../form/job-form.module.css";

/** The pause in typing before the text is read. */
const PAUSE_MS = 300;

const VACANCY: readonly StatementName[] = ["vacancyStatement", "noVacancyStatement"];
const AI: readonly StatementName[] = ["aiStatement"];

/** A statement that the text makes in words of its own, and none. */
type Choice = StatementName | "own" | "none";

/**
 * What Ontario asks a posting to say, as choices beside the text: each puts the employer's sentence in, changes it
 * or takes it out. They say what the text says.
 */
export function StatementFields() {
  const form = useJobForm();
  const { facts } = useReadinessFacts();
  const given = useWatch({ control: form.control, name: ["title", "description", "locations"] });
  const [title, description, locations] = useDeferredValue(useDebouncedValue(given, PAUSE_MS));
  const text = plain(textOf(description));
  const isOntario = locations.some(
    (place) => likelyProvinceOf({ id: null, name: "", description: place, type: "" }) === "ON",
  );
  const choose = (of: readonly StatementName[]) => (choice: Choice) => {
    const name = of.find((one) => one === choice);
    const language = writingLanguage(`${title}\n${text}`);
    const now = form.getValues("description");
    form.setValue("description", setStatement(now, { of, name, language }, facts), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  };
  const choiceOf = (of: readonly StatementName[], isOwn: boolean): Choice =>
    statementIn(text, facts, of) ?? (isOwn ? "own" : "none");
  const vacancy = choiceOf(VACANCY, statesVacancy(text, facts));
  const ai = choiceOf(AI, statesAi(text, facts));
  const asksVacancy = (isOntario && facts.largeInOntario) || VACANCY.some((one) => one === vacancy);
  const asksAi = (isOntario && facts.largeInOntario && facts.usesAi) || ai === "aiStatement";
  if (!asksVacancy && !asksAi) return undefined;
  return (
    <>
      <div className={styles.pair}>
        {asksVacancy && (
          <ChoiceField<Choice>
            label={m.statement_vacancy()}
            choices={{
              none: m.statement_none(),
              vacancyStatement: m.statement_vacancy_existing(),
              noVacancyStatement: m.statement_vacancy_future(),
              ...(vacancy === "own" && { own: m.statement_own() }),
            }}
            value={vacancy}
            onChange={choose(VACANCY)}
          />
        )}
        {asksAi && (
          <ChoiceField<Choice>
            label={m.statement_ai()}
            choices={{
              none: m.statement_none(),
              aiStatement: m.statement_ai_used(),
              ...(ai === "own" && { own: m.statement_own() }),
            }}
            value={ai}
            onChange={choose(AI)}
          />
        )}
      </div>
      <p className={styles.hint}>{m.statement_hint()}</p>
    </>
  );
}
