import { useId, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { FILTER_LABELS } from "#src/jobs/list/views/filter-labels.ts";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import type { FilterProps } from "./filter-props.ts";
import styles from "./filter-panel.module.css";

/** Matches the jobs with a text that contains what is typed; offers those that there are. */
export function FilterOfText({ name, value = "", choices, onChange }: FilterProps) {
  const id = useId();
  // The address follows later.
  const [typed, setTyped] = useState(value);
  return (
    <label className={styles.line}>
      <span>{FILTER_LABELS[name]()}</span>
      <TextInput
        list={id}
        placeholder={m.filter_apply_to_hint()}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
      />
      <datalist id={id}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </datalist>
    </label>
  );
}
