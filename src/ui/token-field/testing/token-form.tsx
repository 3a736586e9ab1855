import { useState } from "react";
import { page } from "vitest/browser";
import { AnnouncerProvider } from "../../layout/announcer.tsx";
import { Field } from "../../forms/field.tsx";
import type { Token } from "../match-tokens.ts";
import { TokenField } from "../token-field.tsx";

export const token = (label: string): Token => ({ id: label, label });
export const CATEGORIES = ["Accounting", "Engineering", "Science", "Retail", "Labour"].map(token);

export const input = page.getByRole("combobox", { name: "Choose" });
export const option = (name: string) => page.getByRole("option", { name });
export const chosen = () =>
  page
    .getByRole("button", { name: /^Remove / })
    .elements()
    .map((element) => element.getAttribute("aria-label")?.replace(/^Remove /, ""));

export type FormProps = Partial<React.ComponentProps<typeof TokenField>> & { start?: Token[] };

/** A field of at most three categories, or what the props say. */
export function Form({ start = [], ...props }: FormProps) {
  const [tokens, setTokens] = useState(start);
  const [typed, setTyped] = useState("");
  return (
    <AnnouncerProvider>
      <button type="button">Outside</button>
      <Field label="Choose" hint="One to three.">
        <TokenField
          tokens={tokens}
          onChange={setTokens}
          typed={typed}
          onType={setTyped}
          max={3}
          options={CATEGORIES}
          onBlur={() => {}}
          pending={false}
          failure={null}
          {...props}
        />
      </Field>
    </AnnouncerProvider>
  );
}
