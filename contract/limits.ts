/**
 * Every limit of §8, once; a status needs none, as its values are listed. Lengths are counted in UTF-16 units,
 * as JavaScript and .NET count them.
 */
export const LIMITS = {
  referenceId: 50,
  title: 256,
  applicationEmail: 50,
  applicationUrl: 200,
  employerName: 128,
  locationName: 256,
  locationDescription: 300,
  locationType: 50,
  categoryName: 40,
  positionTypeName: 10,
  periodName: 50,
  periodUnit: 50,
  routingName: 50,
  locations: { min: 1, max: 3 },
  categories: { min: 1, max: 3 },
  pageSize: { default: 10, max: 100 },
  /** Days from publishDate to the closeDate of a job that was given none (§3). */
  defaultJobDays: 60,
  /** Days between two automatic moves of publishDate (§2.1, autoRefresh). */
  autoRefreshDays: 7,
  /** Int32, the type of every id. */
  maxId: 2_147_483_647,
  /** Records on a page of the changes, at most: our own. */
  changes: 500,
  /** Days for which changes can be read on from a cursor: our own. */
  cursorDays: 90,
  /** Bytes of a setting's document, and how many settings an employer has: our own. */
  settingBytes: 256 * 1024,
  settings: 50,
  /** Characters of a change set's id and of what it does, which come in headers: our own. */
  changeSetId: 100,
  changeSetText: 200,
  /** Ids of jobs that the list of activities names for each: our own. */
  activityJobs: 20,
  /** Our bound on the search term `q`. */
  searchTerm: 256,
  /** Our bound on a salary: 14 digits, which a JSON number carries exactly. */
  salaryAmount: 999_999_999_999.99,
  /** Hours for which the answer to a write is remembered under its Idempotency-Key: our own. */
  idempotencyHours: 24,
  /** Our bound on a request body, in bytes, unless the service is configured: §8 leaves it open. */
  bodyBytes: 1024 * 1024,
} as const;
