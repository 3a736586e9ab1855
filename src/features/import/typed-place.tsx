import { useId, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { placeOf } from "#contract/job-places.ts";
import { useLocations } from "#src/jobs/requests/reference/reference-queries.ts";
import { typedPlace } from "#src/jobs/files/import/place-questions.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";

interface TypedPlaceProps {
  id: string;
  /** What the file has. */
  text: string;
  answer: string | undefined;
  /** The import waits for the place. */
  isMissing: boolean;
  /** Takes the place, or undefined while what is typed is none. */
  onAnswer: (place: string | undefined) => void;
}

/** A pause in typing after which the place is looked up and validated. */
const PAUSE_MS = 400;

/** A place that is typed for a text of the file, with what the service suggests. */
export function TypedPlace({ id, text, answer, isMissing, onAnswer }: TypedPlaceProps) {
  const list = useId();
  const [typed, setTyped] = useState(answer ?? "");
  // Not when the field is left: a message would move the button that is being pressed.
  const settled = useDebouncedValue(typed, PAUSE_MS);
  const suggested = useLocations(settled).data ?? [];
  const isWrong = settled.trim() !== "" && typedPlace(settled) === null;
  return (
    <Field
      id={id}
      label={m.import_place_for({ text })}
      error={
        isWrong
          ? m.import_not_a_place({ text: settled })
          : isMissing && typed.trim() === ""
            ? m.import_value_open()
            : undefined
      }
    >
      <TextInput
        list={list}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onAnswer(typedPlace(target.value) ?? undefined);
        }}
      />
      <datalist id={list}>
        {suggested.map(placeOf).map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </Field>
  );
}
