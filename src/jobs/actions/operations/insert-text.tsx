import { PencilIcon } from "lucide-react";
import { escapeText } from "#src/editor/source/escape.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cut } from "#src/lib/values/cut.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { textOf } from "#contract/description-text.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface InsertText {
  kind: "insertText";
  at: "start" | "end";
  text: string;
}

/** In characters, of a text that is searched for or added, so that its sentence keeps the jobs. */
export const LONGEST_TEXT = 60;

export const insertText: MenuOperation<InsertText> = {
  name: m.change_kind_insert,
  icon: () => <PencilIcon />,
  initial: () => ({ kind: "insertText", at: "end", text: "" }),
  inMenu: true,
  isIncomplete: ({ text }) => text.trim() === "",
  fields: (props) => <InsertFields {...props} />,
  changes: ({ description }, operation) => ({ description: withText(description, operation) }),
  sentence: ({ text }, { jobs }) => m.change_do_insert({ sentence: cut(text, LONGEST_TEXT), jobs }),
};

/** A description with a paragraph more, unless it has the text already. */
function withText(description: string, { at, text }: InsertText): string {
  const line = text.trim();
  if (line === "" || textOf(description).includes(line.replaceAll(/\s+/g, " "))) return description;
  const paragraph = `<p>${escapeText(line)}</p>`;
  return at === "start" ? paragraph + description : description + paragraph;
}

function InsertFields({ operation, onChange }: OperationFieldsProps<InsertText>) {
  return (
    <>
      <Field label={m.change_text()}>
        <TextInput
          value={operation.text}
          onChange={({ target }) => onChange({ ...operation, text: target.value })}
        />
      </Field>
      <ChoiceField
        label={m.change_where()}
        choices={{ end: m.change_at_end(), start: m.change_at_start() }}
        value={operation.at}
        onChange={(at) => onChange({ ...operation, at })}
      />
    </>
  );
}
