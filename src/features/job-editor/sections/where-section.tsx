import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import { namesPlace } from "#contract/read-place.ts";
import { text } from "#src/i18n/text.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { placeOf } from "#src/jobs/display/place-of.ts";
import { useLocations } from "#src/jobs/reference/reference-queries.ts";
import { fieldId, useFieldError, useJobForm } from "../form-context.ts";
import type { JobFormValues } from "#src/jobs/fields/job-values.ts";

const words = text.jobForm;
const { min, max } = LIMITS.locations;

/** A location is sent as its description (§4.2), suggested or typed. */
const placeToken = (description: string) => ({ id: description, label: description });

/** Where the job is: suggested or typed locations. */
export function WhereSection() {
  const { field } = useController<JobFormValues, "locations">({ name: "locations" });
  const { setValue, control, trigger } = useJobForm();
  const typed = useWatch({ control, name: "locationTyped" });
  const [query, setQuery] = useState("");
  const places = useLocations(query);
  const hasNoList = places.data === null;
  return (
    <Section title={words.whereSection} hint={words.whereHint} layout="aside">
      <Field
        id={fieldId("locations")}
        label={words.labels.locations}
        hint={hasNoList ? words.locationsFreeHint(min, max) : words.locationsHint(min, max)}
        error={useFieldError("locations")}
      >
        <TokenField
          tokens={field.value.map(placeToken)}
          onChange={(tokens) => field.onChange(tokens.map(({ label }) => label))}
          typed={typed}
          onType={(now) => setValue("locationTyped", now)}
          onLeave={() => void trigger("locations")}
          onBlur={field.onBlur}
          max={max}
          options={(places.data ?? []).map((place) => placeToken(placeOf(place)))}
          // Keeps the last query for a retry after the text was committed.
          onQuery={(wanted) => wanted && setQuery(wanted)}
          optionsFor={places.isPlaceholderData ? "" : query}
          pending={places.isFetching}
          failure={
            places.isError && (
              <QueryError title={words.placesFailed} query={places} field={fieldId("locations")} />
            )
          }
          createToken={(text) => (namesPlace(text) ? placeToken(text) : null)}
        />
      </Field>
    </Section>
  );
}
