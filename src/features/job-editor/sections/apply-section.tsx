import { useWatch } from "react-hook-form";
import { LinkIcon, MailIcon } from "lucide-react";
import { ROUTING } from "#contract/reference.ts";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { FieldGroup } from "#src/ui/forms/field.tsx";
import { RadioCard, RadioCards } from "#src/ui/forms/radio-cards.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { fieldId, useFieldError, useJobForm } from "../form/form-context.ts";
import { AddressField } from "../fields/address-field.tsx";

const EMAIL = String(ROUTING.email);
const URL_ROUTE = String(ROUTING.url);

/** The route of applications (§2.6) and its address. The form keeps the other route's address. */
export function ApplySection() {
  const { register, control, clearErrors } = useJobForm();
  const route = useWatch({ control, name: "applicantRoutingType" });
  const card = register("applicantRoutingType", {
    onChange: () => clearErrors(["applicationEmail", "applicationUrl"]),
  });
  return (
    <Section title={m.job_form_apply_section()} hint={m.job_form_apply_hint()} layout="aside">
      <FieldGroup
        id={fieldId("applicantRoutingType")}
        label={m.label_applicant_routing_type()}
        error={useFieldError("applicantRoutingType")}
      >
        <RadioCards>
          <RadioCard
            {...card}
            value={EMAIL}
            label={m.job_form_email()}
            hint={m.job_form_email_hint()}
            icon={<MailIcon />}
          />
          <RadioCard
            {...card}
            value={URL_ROUTE}
            label={m.job_form_url()}
            hint={m.job_form_url_hint()}
            icon={<LinkIcon />}
          />
        </RadioCards>
      </FieldGroup>
      {route === EMAIL && (
        <AddressField
          key={EMAIL}
          name="applicationEmail"
          type="email"
          width="half"
          max={LIMITS.applicationEmail}
          placeholder={m.job_form_email_example()}
          autoComplete="email"
        />
      )}
      {route === URL_ROUTE && (
        <AddressField
          key={URL_ROUTE}
          name="applicationUrl"
          type="url"
          max={LIMITS.applicationUrl}
          placeholder={m.job_form_url_example()}
          autoComplete="off"
        />
      )}
    </Section>
  );
}
