import { useEffect, useEffectEvent, useId, useState } from "react";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { columnOf, type ColumnName } from "#src/jobs/files/columns.ts";
import type { Answers, Question } from "#src/jobs/files/import/question.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { FieldError } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import { TypedPlace } from "./typed-place.tsx";
import styles from "./matches.module.css";

interface ValueMatchesProps {
  questions: readonly Question[];
  answers: Answers;
  /** The question that gets the focus; another object for each request. */
  target: { key: string } | undefined;
  /** Whether they were all required already. */
  tried: boolean;
  onAnswer: (answers: Answers) => void;
  /** A column is not imported after all. */
  onLeaveOut: (column: ColumnName) => void;
}

/** Questions that are shown at first, and with each press. */
const PAGE = 50;

/** Values of one column from which one answer for all of them is offered. */
const MANY = 10;

/** The values that no column knows, each matched once for the whole file. */
export function ValueMatches(props: ValueMatchesProps) {
  const { questions, answers, target, tried, onAnswer, onLeaveOut } = props;
  const id = useId();
  const [pages, setShown] = useState(PAGE);
  const targetAt = questions.findIndex(({ key }) => key === target?.key);
  const shown = Math.max(pages, targetAt + 1);
  // By its place: a key has text of the file, whose spaces would end an id in `aria-describedby`.
  const focusTarget = useEffectEvent(() => document.getElementById(id + targetAt)?.focus());
  useEffect(() => {
    if (target) focusTarget();
  }, [target]);
  const byColumn = Object.entries(Object.groupBy(questions, ({ column }) => column));
  const many = byColumn.filter(([, ofColumn]) => ofColumn.length >= MANY);
  return (
    <>
      {many.map(([column, ofColumn]) => (
        <ManyValues
          key={column}
          column={column as ColumnName}
          questions={ofColumn}
          onAnswer={onAnswer}
          onLeaveOut={onLeaveOut}
        />
      ))}
      <table className={styles.table} aria-label={m.import_values()}>
        <thead>
          <tr>
            <th scope="col">{m.import_in_file()}</th>
            <th scope="col">{m.import_where()}</th>
            <th scope="col">{m.import_becomes()}</th>
          </tr>
        </thead>
        <tbody>
          {questions.slice(0, shown).map((question, at) => (
            <ValueRow
              key={question.key}
              id={id + at}
              question={question}
              answer={answers[question.key]}
              isMissing={tried && answers[question.key] === undefined}
              onAnswer={onAnswer}
            />
          ))}
        </tbody>
      </table>
      {questions.length > shown && (
        <Button ref={restoreFocusOnUnmount} size="small" onClick={() => setShown(shown + PAGE)}>
          {m.import_more_values({ count: questions.length - shown })}
        </Button>
      )}
    </>
  );
}

interface ValueRowProps {
  /** Of the control that is to be filled in. */
  id: string;
  question: Question;
  answer: string | undefined;
  /** The import waits for the answer. */
  isMissing: boolean;
  onAnswer: (answers: Answers) => void;
}

/** The option behind which a place is typed; no place is called so. */
const TYPED = "\n";

function ValueRow({ id, question, answer, isMissing, onAnswer }: ValueRowProps) {
  const { key, column, text, count, options, leave, takesPlace } = question;
  const isOffered =
    answer === undefined || answer === "" || options.some(({ value }) => value === answer);
  const [isTyping, setTyping] = useState(false);
  // On the way back, an answer may be offered only once its place was looked up.
  const types = isTyping || !isOffered;
  const missing = isMissing ? m.import_value_open() : undefined;
  return (
    <tr data-open={answer === undefined || undefined}>
      <th scope="row">{text}</th>
      <td className={styles.samples}>
        {m.import_cells({ count, column: columnOf(column).header() })}
      </td>
      <td>
        <Select
          {...(!types && { id })}
          {...(missing && !types && { "aria-invalid": true, "aria-describedby": `${id}-missing` })}
          scale="small"
          aria-label={m.import_value_for({ text })}
          value={types ? TYPED : (answer ?? "?")}
          onChange={({ target: { value } }) => {
            setTyping(value === TYPED);
            onAnswer({ [key]: value === TYPED ? undefined : value });
          }}
        >
          {answer === undefined && (
            <option value="?" disabled>
              {m.import_choose_value()}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {takesPlace && <option value={TYPED}>{m.import_other_place()}</option>}
          <option value="">{leave ?? m.import_leave_alone()}</option>
        </Select>
        {!types && <FieldError id={`${id}-missing`} error={missing} />}
        {types && (
          <TypedPlace
            id={id}
            text={text}
            answer={answer}
            isMissing={isMissing}
            onAnswer={(place) => {
              setTyping(true);
              onAnswer({ [key]: place });
            }}
          />
        )}
      </td>
    </tr>
  );
}

interface ManyValuesProps {
  column: ColumnName;
  questions: readonly Question[];
  onAnswer: (answers: Answers) => void;
  onLeaveOut: (column: ColumnName) => void;
}

/** One answer for all values of a column that has many. */
function ManyValues({ column, questions, onAnswer, onLeaveOut }: ManyValuesProps) {
  const header = columnOf(column).header();
  const options = new Map(
    questions.flatMap((one) => one.options).map(({ value, label }) => [value, label]),
  );
  const common = [...options].filter(([value]) =>
    questions.every((one) => one.options.some((option) => option.value === value)),
  );
  const answerAll = (value: string) =>
    onAnswer(Object.fromEntries(questions.map(({ key }) => [key, value])));
  return (
    <div className={styles.many}>
      <p>{m.import_many_values({ column: header, count: number(questions.length) })}</p>
      <Select
        scale="small"
        aria-label={m.import_all_values({ column: header })}
        value="?"
        onChange={({ target }) => answerAll(target.value)}
      >
        <option value="?" disabled>
          {m.import_all_values({ column: header })}
        </option>
        {common.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="">{m.import_leave_alone()}</option>
      </Select>
      <Button ref={restoreFocusOnUnmount} size="small" onClick={() => onLeaveOut(column)}>
        {m.import_leave_column()}
      </Button>
    </div>
  );
}
