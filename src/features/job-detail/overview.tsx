import { Fragment, type ReactNode } from "react";
import { ExternalLinkIcon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { mailtoUrl } from "#src/editor/link/mailto-url.ts";
import { Fact, Facts } from "#src/ui/data/facts.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { payOf } from "#src/jobs/job/display/pay-of.ts";
import { placeOf } from "#contract/job-places.ts";
import { jobFields } from "#src/jobs/job/fields/job-fields.ts";
import { namesOf } from "#src/jobs/job/fields/names-of-job.ts";
import {
  FIELD_GROUPS,
  type FieldGroup,
  labelOf,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";
import { NotGiven } from "./not-given.tsx";
import styles from "./fact.module.css";
import { When } from "./when.tsx";

/** Fields with a layout of their own, in the order in which they are shown. */
const OWN_FACTS: Partial<Record<FieldGroup, (job: Job) => ReactNode>> = {
  closeDate: (job) => <When job={job} />,
  applicantRoutingType: (job) => (
    <Fact label={m.fact_apply()}>
      <HowToApply job={job} />
    </Fact>
  ),
  salary: ({ salary }) => (
    <Fact label={m.fact_pay()}>
      {salary === null ? <NotGiven /> : Object.values(payOf(salary)).filter(Boolean).join(" ")}
    </Fact>
  ),
  locations: ({ locations }) => (
    <Fact label={m.fact_locations()}>
      <Lines of={locations.map(placeOf)} />
    </Fact>
  ),
  positionType: ({ positionType }) => (
    <Fact label={m.label_position_type()}>
      {referenceName(positionType?.name ?? "") || <NotGiven />}
    </Fact>
  ),
  categories: ({ categories }) => (
    <Fact label={m.fact_categories()}>
      <Lines of={categories.map(({ name, id }) => referenceName(name) || String(id))} />
    </Fact>
  ),
  confidential: ({ confidential }) => (
    <Fact label={m.fact_visibility()}>{confidential ? m.job_hidden() : m.job_shown()}</Fact>
  ),
  autoRefresh: ({ autoRefresh }) => (
    <Fact label={m.fact_auto_refresh()}>
      {autoRefresh ? m.job_refreshes({ every_days: LIMITS.autoRefreshDays }) : m.job_refresh_off()}
    </Fact>
  ),
};

/** Fields that other sections of the page show. */
const ELSEWHERE: readonly FieldGroup[] = ["title", "referenceId", "description"];

const PLAIN_FACTS = FIELD_GROUPS.filter(
  (group) => !(group in OWN_FACTS) && !ELSEWHERE.includes(group),
);

/** The fields of a job, from the table of fields. */
export function Overview({ job }: { job: Job }) {
  const values = valuesOfJob(job);
  const names = namesOf(job);
  return (
    <Facts>
      {Object.entries(OWN_FACTS).map(([group, render]) => (
        <Fragment key={group}>{render(job)}</Fragment>
      ))}
      {PLAIN_FACTS.map((group) => (
        <Fact key={group} label={labelOf(group)}>
          {jobFields[group].show(values, names) ?? <NotGiven />}
        </Fact>
      ))}
    </Facts>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  if (lines.length === 0) return <NotGiven />;
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a service may hold the same one twice
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}

/** The address of the job's own route (§2.1): a service may hold the other one's as well. */
function HowToApply({ job }: { job: Job }) {
  const route = job.applicantRoutingType?.id;
  const applicationUrl = route === ROUTING.email ? null : job.applicationUrl;
  const applicationEmail = route === ROUTING.url ? null : job.applicationEmail;
  if (applicationUrl !== null) {
    return (
      <>
        {m.job_by_url()} <Outside url={applicationUrl} />
      </>
    );
  }
  if (applicationEmail === null) return <NotGiven />;
  return (
    <>
      {m.job_by_email()} <a href={mailtoUrl(applicationEmail)}>{applicationEmail}</a>
    </>
  );
}

/** Only a web address becomes a link: anything else that a service holds is shown and not followed. */
function Outside({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {url}
      <ExternalLinkIcon />
      <VisuallyHidden> ({m.job_opens_in_new_tab()})</VisuallyHidden>
    </a>
  );
}
