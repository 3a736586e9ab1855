import { useId, useState } from "react";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { PlaceQuestions } from "#src/jobs/reference/place-questions.tsx";
import { useCategories, usePositionTypes } from "#src/jobs/reference/reference-queries.ts";
import { usePlaceOptions } from "#src/jobs/reference/use-place-options.ts";
import { isUnknown, usePlaceQuestions } from "#src/jobs/reference/use-place-questions.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";

/** One of the service's position types (§2.4). */
export function PositionTypeField({ operation, onChange }: OperationFieldsProps<"positionType">) {
  const types = usePositionTypes().data ?? [];
  return (
    <ChoiceField
      label={m.label_position_type()}
      choices={Object.fromEntries(
        types.map(({ id, name }) => [id, referenceName(name) || String(id)]),
      )}
      value={String(operation.id)}
      onChange={(id) => onChange({ ...operation, id: Number(id) })}
    />
  );
}

/** Categories (§2.3) to add, to set or to remove. */
export function CategoryFields({ operation, onChange }: OperationFieldsProps<"categories">) {
  const [typed, setTyped] = useState("");
  const query = useCategories();
  const options = (query.data ?? []).map(({ id, name }) => ({
    id: String(id),
    label: referenceName(name) || String(id),
  }));
  return (
    <>
      <ChoiceField
        label={m.change_how()}
        choices={{
          add: m.change_categories_add(),
          set: m.change_categories_set(),
          remove: m.change_categories_remove(),
        }}
        value={operation.how}
        onChange={(how) => onChange({ ...operation, how })}
      />
      <Field label={m.label_categories()}>
        <TokenField
          tokens={operation.ids.map(
            (id) =>
              options.find((option) => option.id === String(id)) ?? {
                id: String(id),
                label: String(id),
              },
          )}
          onChange={(tokens) => onChange({ ...operation, ids: tokens.map(({ id }) => Number(id)) })}
          typed={typed}
          onType={setTyped}
          onBlur={() => {}}
          max={operation.how === "remove" ? options.length : LIMITS.categories.max}
          options={options}
          pending={query.isPending}
          failure={
            query.isError && <QueryError title={m.job_form_categories_failed()} query={query} />
          }
        />
      </Field>
    </>
  );
}

/** Places (§2.2) to add, to remove, or to put in the place of another one or of all. */
export function PlacesField({ operation, onChange }: OperationFieldsProps<"locations">) {
  const { how, places, by } = operation;
  return (
    <>
      <ChoiceField
        label={m.change_how()}
        choices={{
          add: m.change_categories_add(),
          remove: m.change_categories_remove(),
          replace: m.change_places_replace(),
          set: m.change_places_set(),
        }}
        value={how}
        onChange={(next) => onChange({ ...operation, how: next })}
      />
      <PlacesBox
        label={m.label_locations()}
        isAsked={how === "add" || how === "set"}
        places={places}
        onChange={(next) => onChange({ ...operation, places: next })}
      />
      {how === "replace" && (
        <PlacesBox
          label={m.change_replacement()}
          isAsked
          places={by}
          onChange={(next) => onChange({ ...operation, by: next })}
        />
      )}
    </>
  );
}

interface PlacesBoxProps {
  label: string;
  /** Whether the places are new to postings, and asked about. */
  isAsked: boolean;
  places: readonly string[];
  onChange: (places: string[]) => void;
}

function PlacesBox({ label, isAsked, places, onChange }: PlacesBoxProps) {
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState("");
  const { places: suggested, options, createToken } = usePlaceOptions(wanted);
  const asked = usePlaceQuestions(isAsked ? places : []);
  const id = useId();
  const { max } = LIMITS.locations;
  const replace = (place: string, by: string[]) => {
    const next = places.flatMap((one) => (one === place ? by : one));
    onChange([...new Set(next)].slice(0, max));
  };
  return (
    <Field
      id={id}
      label={label}
      note={<PlaceQuestions asked={asked} fieldId={id} onReplace={replace} />}
      hint={m.job_form_locations_hint({ max })}
    >
      <TokenField
        tokens={places.map((place) => ({
          id: place,
          label: place,
          ...(isUnknown(asked, place) && { warning: m.place_unknown() }),
        }))}
        onChange={(tokens) => onChange(tokens.map(({ label: place }) => place))}
        typed={typed}
        onType={setTyped}
        onBlur={() => {}}
        max={max}
        options={options}
        onQuery={(query) => query && setWanted(query)}
        optionsFor={suggested.isPlaceholderData ? "" : wanted}
        pending={suggested.isFetching}
        failure={
          suggested.isError && <QueryError title={m.job_form_places_failed()} query={suggested} />
        }
        createToken={createToken}
      />
    </Field>
  );
}
