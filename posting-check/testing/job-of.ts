import type { Job } from "#contract/job.ts";
import { DEFAULT_FACTS, type ReadinessFacts } from "#contract/readiness-facts.ts";
import { aJob } from "#contract/testing/a-job.ts";

/** What a test of the rules says of a posting and of what they know beside it. */
export interface Given extends Partial<Omit<Job, "locations" | "salary">> {
  at?: string;
  text?: string;
  pay?: readonly [amount: number, maxAmount: number | null, period: number];
  commission?: boolean;
  facts?: Partial<ReadinessFacts>;
  /** The id of another posting that says nearly the same. */
  duplicate?: number;
  /** Another active one of the same work. */
  counterpart?: Given;
  /** The place of another one. */
  elsewhere?: string;
}

/** The facts of an employer that has answered the questions. */
export const ANSWERED: ReadinessFacts = { ...DEFAULT_FACTS, isAnswered: true };

/** The posting itself, in which the rules find little else. */
export const jobOf = ({
  at,
  text,
  pay,
  commission = false,
  facts: _facts,
  duplicate: _duplicate,
  elsewhere: _elsewhere,
  counterpart: _counterpart,
  ...job
}: Given): Job => ({
  ...aJob,
  title: "Baker",
  closeDate: "2027-01-15",
  applicationEmail: "jobs@northbakery.ca",
  locations: [{ id: null, name: "", description: at ?? "Regina, SK", type: "Town" }],
  salary: pay
    ? {
        amount: pay[0],
        maxAmount: pay[1],
        period: { id: pay[2], name: "", unit: "" },
        plusCommission: commission,
      }
    : null,
  ...(text !== undefined && { description: `<p>${text}</p>` }),
  ...job,
});
