import { m } from "#src/i18n/paraglide/messages.js";
import { FieldQuestion } from "#src/ui/forms/field-question.tsx";
import type { PlaceInQuestion } from "./use-place-questions.ts";

interface PlaceQuestionsProps {
  asked: readonly PlaceInQuestion[];
  fieldId: string;
  /** Takes other places for one. */
  onReplace: (place: string, by: string[]) => void;
}

/** Questions that are shown at a time. */
const MAX_QUESTIONS = 5;

/** Asks beside a field about places that are not clear, or not in the service's list. */
export function PlaceQuestions({ asked, fieldId, onReplace }: PlaceQuestionsProps) {
  return asked.slice(0, MAX_QUESTIONS).map(({ place, why, proposals }) => (
    <FieldQuestion
      key={place}
      question={why === "several" ? m.place_several({ place }) : m.place_question({ place })}
      proposals={proposals.map((other) => ({
        label: m.place_proposal({ place: other }),
        onTake: () => onReplace(place, other.split("; ")),
      }))}
      fieldId={fieldId}
    />
  ));
}
