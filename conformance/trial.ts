import type { Job } from "#contract/job.ts";
import type { Answer } from "./answer.ts";
import { Client, type Journal, jobIdOf, newJournal } from "./client.ts";
import { samples } from "./job-fields.ts";
import { Broken, NotJudged } from "./verdict.ts";

/** What a run knows of the installation. */
export interface Installation {
  /** `{base_url}` of the interface, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  otherApiKey: string | undefined;
  categoryIds: readonly number[];
  positionTypeIds: readonly number[];
}

export type JobBody = Record<string, unknown>;

/** One check at work: its clients, its own jobs, and a word that no other check uses. */
export class Trial {
  readonly installation: Installation;
  /** In the title and reference id of every job of this trial, and of no other. */
  readonly word: string;
  /** Acts for the employer of the run. */
  readonly employer: Client;
  /** Sends no key. */
  readonly anonymous: Client;
  readonly journal: Journal;
  #count = 0;

  constructor(installation: Installation, word: string, signal: AbortSignal) {
    this.installation = installation;
    this.word = word;
    this.journal = newJournal(signal);
    this.employer = this.clientWith(installation.apiKey);
    this.anonymous = this.clientWith(undefined);
  }

  clientWith(apiKey: string | undefined): Client {
    return new Client(this.installation.baseUrl, apiKey, this.journal);
  }

  /** Acts for another employer. */
  get other(): Client {
    const { otherApiKey } = this.installation;
    if (otherApiKey === undefined) throw new NotJudged("needs OTHER_API_KEY");
    return this.clientWith(otherApiKey);
  }

  /** `count` valid category ids, all different. */
  categories(count: number): { id: number }[] {
    const ids = this.installation.categoryIds.slice(0, count);
    if (ids.length < count) throw new NotJudged(`needs ${count} category ids: --category-ids`);
    return ids.map((id) => ({ id }));
  }

  /** A title that no other job has. */
  title(): string {
    return `Conformance ${this.word} ${++this.#count}`;
  }

  /** A reference id that no other job has. */
  referenceId(): string {
    return `${this.word}-${++this.#count}`;
  }

  /** A title that does not have the word of this trial, nor of another one. */
  titleWithoutWord(): string {
    return `Conformance ${this.word.slice(0, -1)}0000x ${++this.#count}`;
  }

  /** A valid body with the least that §4.2 requires, and `changes`. */
  body(changes: JobBody = {}): JobBody {
    return {
      title: this.title(),
      locations: [{ description: "Vancouver, BC" }],
      categories: this.categories(1),
      positionType: { id: this.installation.positionTypeIds[0] },
      description: "<p>Made by the conformance suite.</p>",
      applicantRoutingType: { id: 1 },
      applicationEmail: "conformance@example.com",
      ...changes,
    };
  }

  /** A valid body with every property of §4.2 that the Email route takes, but auto-refresh. */
  fullBody(changes: JobBody = {}): JobBody {
    return this.body({
      referenceId: this.referenceId(),
      ...samples("full"),
      locations: [{ description: "Kamloops, BC" }, { description: "Calgary, AB" }],
      ...changes,
    });
  }

  /** A valid body of the URL route. */
  urlBody(changes: JobBody = {}): JobBody {
    const { applicationEmail: _, ...body } = this.body();
    return {
      ...body,
      applicantRoutingType: { id: 2 },
      applicationUrl: "https://example.com/apply",
      ...changes,
    };
  }

  /**
   * Makes a job that a check needs to begin with; other checks cover the response. The
   * job is as GET answers it.
   */
  async make(changes: JobBody = {}, client = this.employer): Promise<Job> {
    return this.makeFrom(this.body(changes), client);
  }

  /** The same with a body of one's own. */
  async makeFrom(body: JobBody, client = this.employer): Promise<Job> {
    const answer = await client.post(body);
    const id = jobIdOf(answer.text) ?? idInLocation(answer);
    if (!answer.isSuccess || id === undefined)
      throw new Broken(`the job for this check could not be made (status ${answer.status})`);
    return this.read(id, client);
  }

  /** The job as GET answers it. */
  async read(id: number, client = this.employer): Promise<Job> {
    return (await client.get(`/jobs/${id}`)).is(200).job();
  }

  /** How many jobs of this trial the list holds: `q` finds them by their word. */
  async count(client = this.employer): Promise<number> {
    return (await client.get(`/jobs?q=${this.word}`)).is(200).list().paging.total;
  }
}

function idInLocation({ headers }: Answer): number | undefined {
  const id = /\/(\d+)$/.exec(headers.location ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}
