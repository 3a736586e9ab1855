import { type ComponentProps, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { pressIsOver } from "#src/ui/actions/press.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  addressQuestion,
  type AddressName,
  checkAddress,
} from "#src/jobs/job/fields/address-question.ts";
import { FieldQuestion } from "#src/ui/forms/field-question.tsx";
import { fieldId, useJobForm } from "../form/form-context.ts";
import { TextField } from "./text-field.tsx";

type AddressFieldProps = Omit<ComponentProps<typeof TextField>, "name"> & {
  name: AddressName;
};

/**
 * An e-mail or web address. When the field is left, signs that certainly do not belong to the address
 * are removed and a missing scheme is added; the field questions an address that is likely a slip. One as
 * it was loaded is not changed and raises no question.
 */
export function AddressField({ name, ...input }: AddressFieldProps) {
  const { control, getValues, setValue } = useJobForm();
  const { defaultValues } = useFormState({ control });
  const value = useWatch({ control, name });
  const [checked, setChecked] = useState<ReturnType<typeof checkAddress>>();
  const write = (address: string) =>
    setValue(name, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const leave = () => {
    const typed = getValues(name);
    if (typed.trim() === "" || typed === defaultValues?.[name]) return;
    const result = checkAddress(name, typed);
    if (result.value !== typed) write(result.value);
    // A question that appears during a press would move the pressed button away.
    void pressIsOver().then(() => setChecked(result));
  };
  const question = checked?.value === value ? addressQuestion(checked) : null;
  const { proposal } = checked ?? {};
  return (
    <TextField
      {...input}
      name={name}
      onLeave={leave}
      note={
        question && (
          <FieldQuestion
            question={question}
            proposals={
              proposal
                ? [
                    {
                      label: m.address_proposal({ address: proposal }),
                      onTake: () => write(proposal),
                    },
                  ]
                : []
            }
            fieldId={fieldId(name)}
          />
        )
      }
    />
  );
}
