import { MapPinPlusIcon } from "lucide-react";
import { useId } from "react";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { statusNames } from "#src/i18n/names.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextArea } from "#src/ui/forms/text-area.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import { PlaceQuestions } from "../../requests/reference/place-questions.tsx";
import { usePlaceQuestions } from "../../requests/reference/use-place-questions.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import { PERIODS } from "./fields/periods.ts";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";
import { type PlaceRow, placeRows, replaceInTable } from "./places/place-table.ts";
import { placesIn, planPlaces, type PostInPlaces } from "./places/plan-places.ts";
import { lacksPeriod } from "./places/row-pay.ts";

export const postInPlaces: MenuOperation<PostInPlaces> = {
  name: m.change_kind_places,
  icon: () => <MapPinPlusIcon />,
  initial: () => ({
    kind: "postInPlaces",
    places: "",
    perPosting: 1,
    reference: "",
    townsFollow: true,
    status: "draft",
  }),
  isIncomplete: ({ places }) => placesIn(places).length === 0,
  fields: (props) => <PlacesFields {...props} />,
  numbers: true,
  plan: ({ job }, operation, { today, taken }) => planPlaces(job, operation, today, taken),
  sentence: (_, { count, total, place, part }) =>
    m.change_do_places({ count, total, part, ...(place !== undefined && { place }) }),
  deed: () => "created",
};

const signsOf = (rows: readonly PlaceRow[]): string[] => [
  ...new Set(rows.flatMap(({ values }) => [...values.keys()]).map((sign) => sign.toLowerCase())),
];

/** A pause in typing after which the places are looked up. */
const PAUSE_MS = 400;

/** Where else a posting is wanted, and how its copies are numbered. */
function PlacesFields({ operation, onChange }: OperationFieldsProps<PostInPlaces>) {
  const { places, perPosting, reference, townsFollow, status, period } = operation;
  const id = useId();
  const all = placesIn(places);
  const table = placeRows(places);
  const asked = usePlaceQuestions(placesIn(useDebouncedValue(places, PAUSE_MS)));
  const replace = (place: string, by: string[]) =>
    onChange({
      ...operation,
      places: table
        ? replaceInTable(places, place, by)
        : all.flatMap((one) => (one === place ? by : one)).join("\n"),
    });
  const perPostingNames = Array.from({ length: LIMITS.locations.max }, (_, index) => [
    index + 1,
    m.change_places_each({ count: index + 1 }),
  ]);
  return (
    <>
      <Field
        id={id}
        label={m.change_places()}
        hint={
          table
            ? m.change_places_table({ count: table.length, signs: signsOf(table).join(" ") })
            : m.change_places_hint({ count: all.length })
        }
        note={<PlaceQuestions asked={asked} fieldId={id} onReplace={replace} />}
      >
        <TextArea
          rows={6}
          value={places}
          onChange={({ target }) => onChange({ ...operation, places: target.value })}
        />
      </Field>
      {!table && (
        <ChoiceField
          label={m.change_places_per_posting()}
          choices={Object.fromEntries(perPostingNames) as Record<string, string>}
          value={String(perPosting)}
          onChange={(number) => onChange({ ...operation, perPosting: Number(number) })}
        />
      )}
      {table && lacksPeriod(table) && (
        <ChoiceField
          label={m.sheet_pay_period()}
          hint={m.change_table_period()}
          choices={PERIODS}
          value={period === undefined ? "" : String(period)}
          onChange={(id) => onChange({ ...operation, period: Number(id) })}
        />
      )}
      <Field
        label={m.change_reference_pattern()}
        hint={m.change_reference_hint({ sign: "{n}" })}
        optional
      >
        <TextInput
          value={reference}
          onChange={({ target }) => onChange({ ...operation, reference: target.value })}
        />
      </Field>
      <Checkbox
        label={m.change_towns_follow({ sign: "{city}" })}
        checked={townsFollow}
        onChange={({ target }) => onChange({ ...operation, townsFollow: target.checked })}
      />
      <ChoiceField
        label={m.column_status()}
        choices={{ draft: statusNames.draft(), active: statusNames.active() }}
        value={status}
        onChange={(next) => onChange({ ...operation, status: next })}
      />
    </>
  );
}
