import { m } from "#src/i18n/paraglide/messages.js";
import { columnOf } from "#src/jobs/sheets/columns.ts";
import type { Answers, Question } from "#src/jobs/sheets/import/questions.ts";
import { Select } from "#src/ui/forms/select.tsx";
import styles from "./matches.module.css";

interface ValueMatchesProps {
  questions: readonly Question[];
  answers: Answers;
  onAnswer: (key: string, value: string) => void;
}

/** The values that no column knows, each matched once for the whole file. */
export function ValueMatches({ questions, answers, onAnswer }: ValueMatchesProps) {
  return (
    <table className={styles.table} aria-label={m.import_values()}>
      <thead>
        <tr>
          <th scope="col">{m.import_in_file()}</th>
          <th scope="col">{m.import_where()}</th>
          <th scope="col">{m.import_becomes()}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ key, column, text, count, options }) => (
          <tr key={key} data-open={answers[key] === undefined || undefined}>
            <th scope="row">{text}</th>
            <td className={styles.samples}>
              {m.import_cells({ count, column: columnOf(column).header() })}
            </td>
            <td>
              <Select
                scale="small"
                aria-label={m.import_value_for({ text })}
                value={answers[key] ?? "?"}
                onChange={({ target }) => onAnswer(key, target.value)}
              >
                {answers[key] === undefined && (
                  <option value="?" disabled>
                    {m.import_choose_value()}
                  </option>
                )}
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
                <option value="">{m.import_leave_alone()}</option>
              </Select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
