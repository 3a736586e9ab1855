import { ChevronDownIcon } from "lucide-react";
import { useState } from "react";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Choice, FILTER_LABELS, valueLabel } from "#src/jobs/list/views/filter-labels.ts";
import { FILTERS } from "#src/jobs/list/views/filters.ts";
import { readSeveral, writeSeveral } from "#src/jobs/list/views/several.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import type { FilterProps } from "./filter-props.ts";
import styles from "./filter-panel.module.css";

/** More choices than one can survey. */
const MANY_CHOICES = 12;

/** Matches the jobs with any of the values that are ticked, or with none of them. */
export function FilterOfSeveral({ name, value = "", choices, isRead, onChange }: FilterProps) {
  const { separator = "," } = FILTERS[name];
  const { values, ...read } = readSeveral(value, separator);
  // The address does not say it without a value.
  const [wasNot, setNot] = useState(false);
  const not = values.length > 0 ? read.not : wasNot;
  const [term, setTerm] = useState("");
  // Those that were ticked when the panel opened come first; a tick moves nothing.
  const [first] = useState(values);
  const change = (next: { not?: boolean; values?: readonly string[] }) =>
    onChange(writeSeveral({ not, values, ...next }, separator));
  const toggle = (item: string, ticked: boolean) =>
    change({ values: [...values.filter((other) => other !== item), ...(ticked ? [item] : [])] });
  // Also those that a link names, though no job has them.
  const others = values.filter((item) => !choices.some((choice) => choice.value === item));
  const all = [
    ...choices,
    ...others.map((item) => ({ value: item, label: valueLabel(name, item, []) })),
  ];
  const isFirst = (choice: Choice) => first.includes(choice.value);
  const shown = [...all.filter(isFirst), ...all.filter((choice) => !isFirst(choice))].filter(
    ({ label }) => foldText(label).includes(foldText(term)),
  );
  const label = FILTER_LABELS[name]();
  return (
    <details
      className={styles.many}
      name="filter-of-several"
      onToggle={({ currentTarget }) => {
        // Typing goes on there, where there are more choices than one can survey.
        if (currentTarget.open) currentTarget.querySelector<HTMLElement>("[type=search]")?.focus();
      }}
    >
      <summary className={styles.line}>
        <span>{label}</span>
        <span className={styles.chosen}>
          <span>{value ? valueLabel(name, value, choices) : m.view_any()}</span>
          <ChevronDownIcon />
        </span>
      </summary>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {all.length > 0 && (
          <div className={styles.how}>
            <Select
              scale="small"
              aria-label={label}
              value={not ? "not" : "is"}
              onChange={({ target }) => {
                setNot(target.value === "not");
                change({ not: target.value === "not" });
              }}
            >
              <option value="is">{m.view_is()}</option>
              <option value="not">{m.view_is_not()}</option>
            </Select>
            {all.length > MANY_CHOICES && (
              <TextInput
                type="search"
                aria-label={m.view_find_choice({ filter: label })}
                placeholder={m.view_find_choice({ filter: label })}
                value={term}
                onChange={({ target }) => setTerm(target.value)}
              />
            )}
          </div>
        )}
        {all.length === 0 && (
          <p className={styles.note}>{isRead ? m.view_no_choices() : m.ui_loading()}</p>
        )}
        {all.length > 0 && shown.length === 0 && (
          <p className={styles.note}>{m.view_no_such_choice()}</p>
        )}
        {shown.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={values.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
