import { moneyRange } from "#src/i18n/format.ts";
import type { Job, Salary } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { ROUTING } from "#contract/reference.ts";
import { text } from "#src/i18n/text.ts";
import { mailtoUrl } from "#src/lib/mailto-url.ts";
import { Fact, Facts } from "#src/ui/facts.tsx";
import { ExternalIcon } from "#src/ui/later-icons.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { placeOf } from "#src/jobs/display/place-of.ts";
import { NotGiven } from "./not-given.tsx";
import styles from "./fact.module.css";
import { When } from "./when.tsx";

const { facts } = text.job;

/** What, where, until when, how to apply, for how much. */
export function Overview({ job }: { job: Job }) {
  const { positionType, categories, locations, salary } = job;
  return (
    <Facts>
      <Fact label={facts.positionType}>{positionType?.name || <NotGiven />}</Fact>
      <Fact label={facts.categories}>
        <Lines of={categories.map(({ name, id }) => name || String(id))} />
      </Fact>
      <Fact label={facts.locations}>
        <Lines of={locations.map(placeOf)} />
      </Fact>
      <When job={job} />
      <Fact label={facts.apply}>
        <HowToApply job={job} />
      </Fact>
      <Fact label={facts.pay}>{salary === null ? <NotGiven /> : <Pay salary={salary} />}</Fact>
      <Fact label={facts.visibility}>{job.confidential ? text.job.hidden : text.job.shown}</Fact>
      <Fact label={facts.autoRefresh}>
        {job.autoRefresh ? text.job.refreshes(LIMITS.autoRefreshDays) : text.job.refreshOff}
      </Fact>
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
        {text.job.byUrl}: <Outside url={applicationUrl} />
      </>
    );
  }
  if (applicationEmail === null) return <NotGiven />;
  return (
    <>
      {text.job.byEmail} <a href={mailtoUrl(applicationEmail)}>{applicationEmail}</a>
    </>
  );
}

/** Only a web address becomes a link: anything else that a service holds is shown and not followed. */
function Outside({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {url}
      <ExternalIcon />
      <VisuallyHidden> ({text.job.opensInNewTab})</VisuallyHidden>
    </a>
  );
}

function Pay({ salary: { amount, maxAmount, period, plusCommission } }: { salary: Salary }) {
  const amounts = moneyRange(amount, maxAmount ?? amount);
  return [
    amounts,
    text.job.perUnit(period.unit || period.name),
    plusCommission && text.job.plusCommission,
  ]
    .filter(Boolean)
    .join(" ");
}
