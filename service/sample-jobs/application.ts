import type { JobRequest } from "#contract/job-request.ts";
import { ROUTING } from "#contract/reference.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Random } from "./random.ts";

type Application = Pick<
  JobRequest,
  "applicantRoutingType" | "applicationEmail" | "applicationUrl"
> & {
  /** Where people may ask, on either route. */
  email: string;
};

/** Letters, digits and hyphens of a text, for an address. */
const slug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const MAILBOXES = {
  en: ["careers", "jobs", "hr", "recruiting", "people"],
  fr: ["emplois", "rh", "carrieres"],
};

/** The employer's site, with the posting's number and title in the address. */
const SITES = [
  (number: number, title: string) => `https://careers.example.com/openings/${number}-${title}`,
  (number: number) => `https://www.example.com/careers/apply?job=${number}`,
  (_: number, title: string) => `https://jobs.example.org/${title}`,
  (number: number) => `http://www.example.net/work-with-us/${number}`,
];

/** How people apply: somewhat more often by e-mail than on the employer's page (§2.6). */
export function sampleApplication(
  random: Random,
  {
    title,
    city,
    number,
    language,
  }: { title: string; city: string; number: number; language: "en" | "fr" },
): Application {
  const mailbox = random.pick(MAILBOXES[language]);
  const local = `${mailbox}.${slug(city)}@example.com`;
  const email =
    random.chance(0.4) && local.length <= LIMITS.applicationEmail
      ? local
      : `${mailbox}@example.com`;
  if (random.chance(0.6)) {
    return {
      applicantRoutingType: { id: ROUTING.email },
      applicationEmail: email,
      applicationUrl: null,
      email,
    };
  }
  const applicationUrl = random.pick(SITES)(number, slug(title)).slice(0, LIMITS.applicationUrl);
  return {
    applicantRoutingType: { id: ROUTING.url },
    applicationEmail: null,
    applicationUrl,
    email,
  };
}

/** Ways in which employers number their postings; `number` keeps each different. */
const SCHEMES = [
  (number: number) => `HR-${number}`,
  (number: number, date: string) => `REQ-${date.slice(0, 4)}-${String(number).padStart(5, "0")}`,
  (number: number, _: string, province: string) => `${province}-${number}`,
  (number: number, date: string) => `${date.slice(2, 4)}/${number}`,
];

/** The employer's own number of the posting, or `null`: many have none. */
export function sampleReferenceId(
  random: Random,
  { number, date, province }: { number: number; date: string; province: string },
): string | null {
  return random.chance(0.3) ? null : random.pick(SCHEMES)(number, date, province);
}
