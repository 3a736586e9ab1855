import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { isOwnPlace, placeOf } from "#contract/job-places.ts";
import { distinctPlaces } from "#src/jobs/job/fields/same-places.ts";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { PlaceQuestions } from "#src/jobs/requests/reference/place-questions.tsx";
import { referenceQueries } from "#src/jobs/requests/reference/reference-queries.ts";
import { usePlaceOptions } from "#src/jobs/requests/reference/use-place-options.ts";
import { isUnknown, usePlaceQuestions } from "#src/jobs/requests/reference/use-place-questions.ts";
import { fieldId, useFieldError, useJobForm } from "../form/form-context.ts";

const { max } = LIMITS.locations;

/** A location is sent as its description (§4.2), suggested or typed. */
const placeToken = (description: string) => ({ id: description, label: description });

/** 1 to 3 locations (§2.2), suggested or typed. A question follows one that the service's list does not have. */
export function LocationsField() {
  const { field } = useController<JobFormValues, "locations">({ name: "locations" });
  const { setValue, getValues, control, trigger } = useJobForm();
  const typed = useWatch({ control, name: "locationTyped" });
  const [query, setQuery] = useState("");
  const client = useQueryClient();
  const { places, listed, options, createToken } = usePlaceOptions(query);
  // Places that the posting came with are not asked about.
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = (...all: string[]) => setAdded((others) => [...others, ...all]);
  const asked = usePlaceQuestions(field.value.filter((place) => added.includes(place)));
  const hasNoList = places.data === null;

  const change = (locations: string[]) => {
    const known = new Set([...field.value, ...listed]);
    add(...locations.filter((place) => !known.has(place)));
    field.onChange(locations);
  };
  const find = async (text: string): Promise<string | null> => {
    const found = await client.query(referenceQueries.locations(text)).catch(() => null);
    const place = found?.find((one) => !isOwnPlace(one));
    return place ? placeOf(place) : null;
  };
  /** Adds pasted places as the service knows them. Those above the maximum stay in the box. */
  const addMany = async (pasted: string[]) => {
    const found = hasNoList ? [] : await Promise.all(pasted.map(find));
    add(...pasted.filter((_, index) => !found[index]));
    const given = pasted.map((place, index) => found[index] ?? place);
    const all = distinctPlaces([...getValues("locations"), ...given]);
    field.onChange(all.slice(0, max));
    setValue("locationTyped", all.slice(max).join("; "));
    void trigger("locations");
  };
  const replace = (place: string, by: string[]) => {
    const replaced = field.value.flatMap((other) => (other === place ? by : other));
    field.onChange(distinctPlaces(replaced).slice(0, max));
  };
  return (
    <Field
      id={fieldId("locations")}
      label={m.label_locations()}
      hint={
        hasNoList ? m.job_form_locations_free_hint({ max }) : m.job_form_locations_hint({ max })
      }
      error={useFieldError("locations")}
      note={
        asked.length > 0 && (
          <PlaceQuestions asked={asked} fieldId={fieldId("locations")} onReplace={replace} />
        )
      }
    >
      <TokenField
        tokens={field.value.map((place) => ({
          ...placeToken(place),
          ...(isUnknown(asked, place) && { warning: m.place_unknown() }),
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
        createToken={createToken}
      />
    </Field>
  );
}
