import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import { provinceCode } from "#contract/province-names.ts";
import { namesPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { FieldQuestion } from "#src/ui/forms/field-question.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { placeOf } from "#src/jobs/display/job-text.ts";
import { distinctPlaces } from "#src/jobs/fields/same-places.ts";
import type { JobFormValues } from "#src/jobs/fields/job-values.ts";
import { useLocations } from "#src/jobs/reference/reference-queries.ts";
import { fieldId, useFieldError, useJobForm } from "../form-context.ts";
import { usePlaceChecks } from "./use-place-checks.ts";

const { max } = LIMITS.locations;

/** A location is sent as its description (§4.2), suggested or typed. */
const placeToken = (description: string) => ({ id: description, label: description });

/** 1 to 3 locations (§2.2), suggested or typed. A question follows one that the service's list does not have. */
export function LocationsField() {
  const { field } = useController<JobFormValues, "locations">({ name: "locations" });
  const { setValue, getValues, control, trigger } = useJobForm();
  const typed = useWatch({ control, name: "locationTyped" });
  const [query, setQuery] = useState("");
  const places = useLocations(query);
  const { unknown, add, find } = usePlaceChecks(field.value);
  const hasNoList = places.data === null;
  // "ON" is what is left of a place, and no part of "Acton".
  const isProvince = (text: string) =>
    provinceCode(text) !== null &&
    !places.data?.some(({ name }) => foldText(name) === foldText(text));
  const options = isProvince(query)
    ? []
    : (places.data ?? []).map((place) => placeToken(placeOf(place)));

  const change = (locations: string[]) => {
    const listed = new Set([...field.value, ...options.map(({ id }) => id)]);
    for (const place of locations) if (!listed.has(place)) add(place);
    field.onChange(locations);
  };
  /** Adds pasted places as the service knows them. Those above the maximum stay in the box. */
  const addMany = async (pasted: string[]) => {
    const found = hasNoList ? [] : await Promise.all(pasted.map(find));
    for (const [index, place] of pasted.entries()) if (!found[index]) add(place);
    const given = pasted.map((place, index) => found[index] ?? place);
    const all = distinctPlaces([...getValues("locations"), ...given]);
    field.onChange(all.slice(0, max));
    setValue("locationTyped", all.slice(max).join("; "));
    void trigger("locations");
  };
  const replace = (place: string, by: string) =>
    field.onChange(distinctPlaces(field.value.map((other) => (other === place ? by : other))));

  const questions = unknown.map(({ place, nearest }) => (
    <FieldQuestion
      key={place}
      question={m.place_question({ place })}
      proposals={nearest.map((name) => ({
        label: m.place_proposal({ place: name }),
        onTake: () => replace(place, name),
      }))}
      fieldId={fieldId("locations")}
    />
  ));
  return (
    <Field
      id={fieldId("locations")}
      label={m.label_locations()}
      hint={
        hasNoList ? m.job_form_locations_free_hint({ max }) : m.job_form_locations_hint({ max })
      }
      error={useFieldError("locations")}
      note={questions.length > 0 && questions}
    >
      <TokenField
        tokens={field.value.map((place) => ({
          ...placeToken(place),
          ...(unknown.some((other) => other.place === place) && { warning: m.place_unknown() }),
        }))}
        onChange={(tokens) => change(tokens.map(({ label }) => label))}
        typed={typed}
        onType={(now) => setValue("locationTyped", now)}
        onLeave={() => void trigger("locations")}
        onBlur={field.onBlur}
        max={max}
        options={options}
        {...(!hasNoList && {
          // Keeps the last query for a retry after the text was committed.
          onQuery: (wanted: string) => wanted && setQuery(wanted),
          optionsFor: places.isPlaceholderData ? "" : query,
        })}
        onMany={(values) => void addMany(values)}
        pending={places.isFetching}
        failure={
          places.isError && (
            <QueryError
              title={m.job_form_places_failed()}
              query={places}
              field={fieldId("locations")}
            />
          )
        }
        createToken={(text) => (namesPlace(text) && !isProvince(text) ? placeToken(text) : null)}
      />
    </Field>
  );
}
