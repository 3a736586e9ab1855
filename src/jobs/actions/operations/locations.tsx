import { MapPinIcon } from "lucide-react";
import { useId, useState } from "react";
import { LIMITS } from "#contract/limits.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "../../job/display/query-error.tsx";
import { distinctPlaces, isSamePlace } from "../../job/fields/same-places.ts";
import { PlaceQuestions } from "../../requests/reference/place-questions.tsx";
import { usePlaceOptions } from "../../requests/reference/use-place-options.ts";
import { isUnknown, usePlaceQuestions } from "../../requests/reference/use-place-questions.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

/** `by`: what `replace` puts in the place of the first of `places`; the others ignore it. */
interface SetLocations {
  kind: "locations";
  how: "add" | "remove" | "replace" | "set";
  places: string[];
  by: string[];
}

export const locations: MenuOperation<SetLocations> = {
  name: m.label_locations,
  icon: () => <MapPinIcon />,
  initial: () => ({ kind: "locations", how: "add", places: [], by: [] }),
  inMenu: true,
  isIncomplete: ({ how, places, by }) =>
    places.length === 0 || (how === "replace" && by.length === 0),
  fields: (props) => <LocationFields {...props} />,
  changes: (job, operation) => {
    const before = job.locations.map(({ description }) => description);
    return { locations: placesOf(before, operation).map((description) => ({ description })) };
  },
  sentence: ({ how, places, by }, { jobs }) =>
    m.change_do_locations({ how, places: list(places), by: list(by), jobs }),
};

function placesOf(before: string[], { how, places, by }: SetLocations): string[] {
  const isSameAs = (place: string) => (other: string) => isSamePlace(place, other);
  switch (how) {
    case "add":
      return [...before, ...places.filter((place) => !before.some(isSameAs(place)))];
    case "remove":
      return before.filter((place) => !places.some(isSameAs(place)));
    case "replace":
      return distinctPlaces(before.flatMap((place) => (places.some(isSameAs(place)) ? by : place)));
    case "set":
      return places;
  }
}

/** Places (§2.2) to add, to remove, or to put in the place of another one or of all. */
function LocationFields({ operation, onChange }: OperationFieldsProps<SetLocations>) {
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
