import type { ComponentProps } from "react";
import { ChoiceField } from "./choice-field.tsx";

interface OnOffProps extends Omit<
  ComponentProps<typeof ChoiceField<"on" | "off">>,
  "value" | "onChange"
> {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** One of two values, each with its name. */
export const OnOff = ({ on, onChange, ...field }: OnOffProps) => (
  <ChoiceField
    {...field}
    value={on ? "on" : "off"}
    onChange={(choice) => onChange(choice === "on")}
  />
);
