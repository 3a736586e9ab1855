import { TextSearchIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Job } from "#contract/job.ts";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cut } from "#src/lib/values/cut.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import type { JobBody } from "../../job/fields/job-body.ts";
import {
  replaceInDescription,
  replaceInText,
  replaceInTitle,
} from "../../job/fields/replace-text.ts";
import { LONGEST_TEXT } from "./insert-text.tsx";
import styles from "./operation-form.module.css";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface ReplaceText {
  kind: "replaceText";
  find: string;
  replacement: string;
  inTitle: boolean;
  inDescription: boolean;
  /** In the address to which applications go. */
  inAddress: boolean;
  matchCase: boolean;
  wholeWords: boolean;
}

export const replaceText: MenuOperation<ReplaceText> = {
  name: m.change_kind_replace,
  icon: () => <TextSearchIcon />,
  initial: () => ({
    kind: "replaceText",
    find: "",
    replacement: "",
    inTitle: true,
    inDescription: true,
    inAddress: false,
    matchCase: false,
    wholeWords: true,
  }),
  inMenu: true,
  isIncomplete: ({ find, inTitle, inDescription, inAddress }) =>
    find.trim() === "" || !(inTitle || inDescription || inAddress),
  fields: (props) => <ReplaceFields {...props} />,
  changes: (job, operation) => ({
    ...(operation.inTitle && {
      title: replaceInTitle(job.title, operation, operation.replacement),
    }),
    ...(operation.inDescription && {
      description: replaceInDescription(job.description, operation, operation.replacement),
    }),
    ...(operation.inAddress && addressOf(job, operation)),
  }),
  sentence: (operation, { jobs }) => {
    const find = cut(operation.find, LONGEST_TEXT);
    const replacement = cut(operation.replacement, LONGEST_TEXT);
    return replacement === ""
      ? m.change_do_remove_text({ find, jobs })
      : m.change_do_replace({ find, replacement, jobs });
  },
};

/** The address of the route that applications take. */
function addressOf(job: Job, operation: ReplaceText): JobBody {
  const isEmail = job.applicantRoutingType?.id === ROUTING.email;
  const address = isEmail ? job.applicationEmail : job.applicationUrl;
  if (!address) return {};
  const replaced = replaceInText(address, operation, operation.replacement);
  return isEmail ? { applicationEmail: replaced } : { applicationUrl: replaced };
}

function ReplaceFields({ operation, onChange }: OperationFieldsProps<ReplaceText>) {
  const box = (
    name: "inTitle" | "inDescription" | "inAddress" | "matchCase" | "wholeWords",
    label: string,
  ) => (
    <Checkbox
      label={label}
      checked={operation[name]}
      onChange={({ target }) => onChange({ ...operation, [name]: target.checked })}
    />
  );
  const find = useRef<HTMLInputElement>(null);
  // What to find is what the page was opened for, unless it is opened again.
  useEffect(() => {
    if (find.current?.value === "") find.current.focus();
  }, []);
  return (
    <>
      <Field label={m.change_find()}>
        <TextInput
          ref={find}
          value={operation.find}
          onChange={({ target }) => onChange({ ...operation, find: target.value })}
        />
      </Field>
      <Field label={m.change_replacement()} optional>
        <TextInput
          value={operation.replacement}
          onChange={({ target }) => onChange({ ...operation, replacement: target.value })}
        />
      </Field>
      <div className={styles.boxes}>
        {box("inTitle", m.change_in_title())}
        {box("inDescription", m.change_in_description())}
        {box("inAddress", m.change_in_address())}
        {box("matchCase", m.change_match_case())}
        {box("wholeWords", m.change_whole_words())}
      </div>
    </>
  );
}
