import { useState } from "react";
import { LinkIcon, MailIcon } from "lucide-react";
import { BottomBar } from "../layout/bottom-bar.tsx";
import { Button } from "../actions/button.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { Field, FieldGroup } from "../forms/field.tsx";
import { FieldQuestion } from "../forms/field-question.tsx";
import { RadioCard, RadioCards } from "../forms/radio-cards.tsx";
import { Section } from "../layout/section.tsx";
import { Select } from "../forms/select.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { DateInput, TextInput } from "../forms/text-input.tsx";
import { TokenField } from "../token-field/token-field.tsx";

const CATEGORIES = [
  "Accounting",
  "Engineering",
  "Information Technology",
  "Labour",
  "Sales and Marketing",
  "Science",
].map((label, index) => ({ id: String(index), label }));

const REFUSED = [
  { id: "gallery-email", label: "E-mail", message: "An address has an @." },
  { id: "gallery-reference", label: "Reference ID", message: "Another job has it." },
];

export function Forms() {
  const [title, setTitle] = useState("Senior Software Developer");
  const [reference, setReference] = useState(
    "2026-08-VANCOUVER-PLATFORM-ENGINEERING-SENIOR-DEV-01",
  );
  const [categories, setCategories] = useState(CATEGORIES.slice(1, 2));
  const [typed, setTyped] = useState("");
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {attempt > 0 && <ErrorSummary key={attempt} fields={REFUSED} />}
      <Section
        title="The job"
        hint="What it is, in the words that people search for."
        layout="aside"
      >
        <Field label="Title" counter={{ length: title.length, max: 30 }}>
          <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field
          label="Reference id"
          hint="Your own number for this job. Applicants do not see it."
          optional
          id="gallery-reference"
          error="Shorten the reference id by 2 characters"
          counter={{ length: reference.length, max: 50 }}
        >
          <TextInput
            width="half"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <Field label="Position type">
          <Select defaultValue="">
            <option value="" disabled>
              Choose one
            </option>
            <option>Full Time</option>
            <option>Part Time</option>
          </Select>
        </Field>
        <Field label="Categories" hint="One to three, the most fitting first.">
          <TokenField
            tokens={categories}
            onChange={setCategories}
            typed={typed}
            onType={setTyped}
            max={3}
            options={CATEGORIES}
            onBlur={() => {}}
            pending={false}
            failure={null}
          />
        </Field>
      </Section>
      <Section title="Pay and dates" layout="aside">
        <Field id="gallery-amount" label="Amount" hint="In Canadian dollars, before tax.">
          <TextInput
            width="short"
            before="$"
            after="CAD"
            inputMode="decimal"
            defaultValue="90000"
          />
        </Field>
        <FieldQuestion
          question="$90,000 per hour is unusual. Check the amount and the period."
          proposals={[{ label: "Change to “per year”", onTake: () => {} }]}
          fieldId="gallery-amount"
        />
        <Checkbox label="Plus commission" hint="Shown beside the amount." defaultChecked />
        <Field label="Close date" hint="60 days from today if you leave it empty." optional>
          <DateInput defaultValue="2026-08-04" />
        </Field>
      </Section>
      <Section title="How to apply" layout="aside">
        <FieldGroup label="Where do applications go?">
          <RadioCards>
            <RadioCard
              name="route"
              value="1"
              label="E-mail"
              hint="We collect them and send a copy to your address."
              icon={<MailIcon />}
              defaultChecked
            />
            <RadioCard
              name="route"
              value="2"
              label="Your website"
              hint="People go to your own page to apply."
              icon={<LinkIcon />}
            />
          </RadioCards>
        </FieldGroup>
        <Field
          label="E-mail address"
          id="gallery-email"
          error="Enter the address that receives applications"
        >
          <TextInput type="email" width="half" placeholder="jobs@example.com" />
        </Field>
        <Field label="Locations, one on each line" id="gallery-places">
          <TextArea rows={3} />
        </Field>
      </Section>
      {/* In a box of its own it stays at its place; it would stand over the rest of this page. */}
      <div>
        <BottomBar>
          <Button>Save as draft</Button>
          <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
            Publish
          </Button>
        </BottomBar>
      </div>
    </>
  );
}
