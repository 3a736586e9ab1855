import { useQueries } from "@tanstack/react-query";
import { m } from "#src/i18n/paraglide/messages.js";
import { placeOf } from "#src/jobs/display/job-text.ts";
import { referenceQueries } from "#src/jobs/reference/reference-queries.ts";
import { askPlace, lookUpText } from "#src/jobs/sheets/import/place-questions.ts";
import { readPlaceText } from "#src/jobs/sheets/import/read-places.ts";
import { FieldQuestion } from "#src/ui/forms/field-question.tsx";

interface PlaceQuestionsProps {
  places: readonly string[];
  fieldId: string;
  /** Takes another text for a place. */
  onReplace: (place: string, by: string) => void;
}

/** Questions that are shown at a time. */
const MAX_QUESTIONS = 5;

/** Asks about texts that are no clear places, such as a postal code, as an import does. */
export function PlaceQuestions({ places, fieldId, onReplace }: PlaceQuestionsProps) {
  const unclear = places
    .filter((place) => !("clear" in readPlaceText(place)))
    .slice(0, MAX_QUESTIONS);
  const texts = unclear.map((place) => lookUpText(place, ""));
  const found = useQueries({ queries: texts.map((text) => referenceQueries.locations(text)) });
  const suggestions = new Map(
    texts.map((text, at) => [text, found[at]?.data?.map(placeOf) ?? []] as const),
  );
  return unclear.map((place) => (
    <FieldQuestion
      key={place}
      question={m.place_question({ place })}
      proposals={(askPlace(place, "", suggestions)?.options ?? [])
        .filter(({ value }) => value !== place)
        .map(({ value, label }) => ({
          label: m.place_proposal({ place: label }),
          onTake: () => onReplace(place, value),
        }))}
      fieldId={fieldId}
    />
  ));
}
