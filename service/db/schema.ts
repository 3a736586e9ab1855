// Generated from the migrations: `npx vitest run --project=service service/db/schema.test.ts -u`.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Source, VersionKind } from "#contract/history.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { EmployerId, Plan } from "./employer.ts";
import type { Location } from "./location.ts";
import type { ReferenceList, ReferenceEntry, VersionNames } from "./reference-entries.ts";

/** The tables and their columns, in camelCase. */
export interface Schema {
  activities: {
    employerId: EmployerId;
    id: Generated<number>;
    changeSetId: string;
    changeSetText: string;
    hour: Date;
    through: Source;
    writer: string;
    purgedJobs: number[] | null;
  };
  adminCommands: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    line: string;
  };
  apiKeys: {
    employerId: EmployerId;
    id: Generated<number>;
    keyHash: Buffer;
    prefix: string;
    createdAt: Generated<Date>;
    revokedAt: Date | null;
    name: string | null;
    readOnly: Generated<boolean>;
    expiresAt: Date | null;
    usedAt: Date | null;
    replacedBy: number | null;
  };
  deletedJobs: {
    employerId: EmployerId;
    id: number;
    deletedIn: string;
    deletedAt: Generated<Date>;
  };
  employers: {
    id: GeneratedAlways<EmployerId>;
    name: string;
    plan: Plan;
    createdAt: Generated<Date>;
    historyPublicDays: number | null;
    historyOtherDays: number | null;
  };
  idempotencyKeys: {
    employerId: EmployerId;
    key: string;
    bodyHash: Buffer;
    jobId: number;
    createdAt: Generated<Date>;
    status: number;
    version: number;
  };
  jobCounts: {
    employerId: EmployerId;
    shard: number;
    active: number;
    archived: number;
    draft: number;
  };
  jobDescriptions: {
    employerId: EmployerId;
    jobId: number;
    number: number;
    description: string;
  };
  jobVersions: {
    employerId: EmployerId;
    jobId: number;
    number: number;
    kind: VersionKind;
    at: Generated<Date>;
    activityId: number | null;
    content: Record<string, unknown>;
    descriptionNumber: number;
    names: VersionNames;
    undoes: number | null;
  };
  jobs: {
    employerId: EmployerId;
    id: Generated<number>;
    version: Generated<number>;
    referenceId: string | null;
    title: string;
    status: JobStatus;
    publishDate: string;
    closeDate: string;
    closeDateDefaulted: boolean;
    confidential: boolean;
    autoRefresh: boolean;
    locations: ColumnType<Location[], string, string>;
    categoryIds: number[];
    positionTypeId: number;
    salaryAmount: ColumnType<string | null, number | null, number | null>;
    salaryMaxAmount: ColumnType<string | null, number | null, number | null>;
    salaryPeriodId: number | null;
    salaryPlusCommission: Generated<boolean>;
    description: string;
    applicantRoutingTypeId: number;
    applicationEmail: string | null;
    applicationUrl: string | null;
    search: GeneratedAlways<string>;
    changedIn: Generated<string>;
  };
  places: {
    employerId: EmployerId;
    id: Generated<number>;
    name: string;
    description: string;
    searchKey: string;
    usedAt: Generated<Date>;
  };
  referenceEntries: {
    list: ReferenceList;
    id: number;
    entry: ReferenceEntry;
  };
  settings: {
    employerId: EmployerId;
    name: string;
    version: Generated<number>;
    document: string;
  };
  timeLine: {
    cluster: string;
    openings: string[];
    id: Generated<string>;
    walTimeline: Generated<string>;
  };
}

/** The columns of a job: all but its employer's id, the transaction of its last change and the computed ones. */
export const JOB_COLUMNS = [
  "id",
  "version",
  "referenceId",
  "title",
  "status",
  "publishDate",
  "closeDate",
  "closeDateDefaulted",
  "confidential",
  "autoRefresh",
  "locations",
  "categoryIds",
  "positionTypeId",
  "salaryAmount",
  "salaryMaxAmount",
  "salaryPeriodId",
  "salaryPlusCommission",
  "description",
  "applicantRoutingTypeId",
  "applicationEmail",
  "applicationUrl",
] as const;
