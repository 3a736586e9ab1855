import { useId, useState } from "react";
import { LIMITS } from "#contract/limits.ts";
import { namesPlace } from "#contract/read-place.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { placeOf } from "#src/jobs/display/job-text.ts";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import {
  useCategories,
  useLocations,
  usePositionTypes,
} from "#src/jobs/reference/reference-queries.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";
import { PlaceQuestions } from "./place-questions.tsx";

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

const placeToken = (place: string) => ({ id: place, label: place });

/** 1 to 3 places (§2.2) that replace those of the postings. */
export function PlacesField({ operation, onChange }: OperationFieldsProps<"locations">) {
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState("");
  const places = useLocations(wanted);
  const id = useId();
  const replace = (place: string, by: string) => {
    const next = operation.places.flatMap((one) => (one === place ? by.split("; ") : one));
    onChange({ ...operation, places: [...new Set(next)].slice(0, LIMITS.locations.max) });
  };
  return (
    <Field
      id={id}
      label={m.label_locations()}
      note={<PlaceQuestions places={operation.places} fieldId={id} onReplace={replace} />}
      hint={m.job_form_locations_hint({ max: LIMITS.locations.max })}
    >
      <TokenField
        tokens={operation.places.map(placeToken)}
        onChange={(tokens) => onChange({ ...operation, places: tokens.map(({ id }) => id) })}
        typed={typed}
        onType={setTyped}
        onBlur={() => {}}
        max={LIMITS.locations.max}
        options={(places.data ?? []).map((place) => placeToken(placeOf(place)))}
        onQuery={(query) => query && setWanted(query)}
        optionsFor={places.isPlaceholderData ? "" : wanted}
        pending={places.isFetching}
        failure={places.isError && <QueryError title={m.job_form_places_failed()} query={places} />}
        createToken={(text) => (namesPlace(text) ? placeToken(text) : null)}
      />
    </Field>
  );
}
