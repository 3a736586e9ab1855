import { useDeferredValue } from "react";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import { Fact, Facts } from "#src/ui/data/facts.tsx";
import { jobFields, type Names } from "../fields/job-fields.ts";
import { type JobFormValues, labelOf } from "../fields/job-values.ts";
import { usePostingLanguage } from "./in-language.tsx";
import styles from "./applicant-posting.module.css";

/** What applicants read of a posting before its description; those without a value are left out. */
const FACTS = ["positionType", "salary", "categories", "closeDate"] as const;

interface ApplicantPostingProps {
  values: JobFormValues;
  names: Names;
  /** `undefined` where it is not known. */
  employer: string | undefined;
}

/** A posting as applicants see it. */
export function ApplicantPosting({ values, names, employer }: ApplicantPostingProps) {
  // Rendering a long description must not delay typing.
  const description = useDeferredValue(values.description);
  const title = values.title.trim();
  const lang = usePostingLanguage({ title, description });
  const who = values.confidential ? m.job_form_preview_confidential() : employer;
  const place = jobFields.locations.show(values, names);
  const { applicantRoutingType: apply } = jobFields;
  return (
    <article className={styles.posting} aria-label={m.job_form_preview_label()}>
      <header className={styles.head}>
        <h3 lang={title === "" ? undefined : lang}>{title || m.job_form_preview_no_title()}</h3>
        <p className={styles.muted}>{[who, place].filter(Boolean).join(" · ")}</p>
      </header>
      <Facts>
        {FACTS.map((group) => {
          const shown = jobFields[group].show(values, names);
          return (
            shown !== null && (
              <Fact key={group} label={labelOf(group)}>
                {shown}
              </Fact>
            )
          );
        })}
      </Facts>
      {description === "" ? (
        <p className={styles.muted}>{m.job_form_preview_no_description()}</p>
      ) : (
        <DescriptionView html={description} />
      )}
      <Facts>
        <Fact label={labelOf("applicantRoutingType")}>{apply.show(values, names)}</Fact>
      </Facts>
    </article>
  );
}
