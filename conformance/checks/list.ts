import { JOB_STATUSES } from "#contract/job-status.ts";
import type { JobList } from "#contract/listing.ts";
import { LIMITS } from "#contract/limits.ts";
import { type Check, decided, stated } from "../check.ts";
import type { Trial } from "../trial.ts";
import { NotApplicable, equal, must, sameNumbers } from "../verdict.ts";

/** One page of the trial's own jobs. */
async function page(trial: Trial, query = ""): Promise<JobList> {
  return (await trial.employer.get(`/jobs?q=${trial.word}${query}`)).isAccepted().list();
}

const idsOf = ({ data }: JobList) => data.map(({ id }) => id);

async function makeMany(trial: Trial, count: number, changes = {}): Promise<number[]> {
  const jobs = await Promise.all(Array.from({ length: count }, () => trial.make(changes)));
  return jobs.map(({ id }) => id);
}

/** A page found by following links, which must be absolute and answer with the same key. */
async function follow(trial: Trial, link: string | null, name: string): Promise<JobList> {
  must(link !== null && URL.canParse(link), `${name} is ${link} instead of an absolute URL`);
  return (await trial.employer.follow(link)).is(200).list();
}

const statusFilters = JOB_STATUSES.map((status) =>
  stated("§4.5", `status=${status} lists only jobs of that status`, async (trial) => {
    const wanted = await trial.make({ status });
    for (const other of JOB_STATUSES) if (other !== status) await trial.make({ status: other });
    equal(idsOf(await page(trial, `&status=${status}`)), [wanted.id], "the ids");
    const all = (await trial.employer.get(`/jobs?status=${status}`)).isAccepted().list();
    must(
      all.data.every((job) => job.status === status),
      "another status is listed without q",
    );
  }),
);

/** GET /jobs: what is listed, in which order, and in which pages (§4.5, §2.8, §8). */
export const listChecks: Check[] = [
  stated("§4.5", "the answer is 200, JSON, with data and paging", async (trial) => {
    const answer = (await trial.employer.get("/jobs")).is(200);
    must(answer.header("content-type").startsWith("application/json"), "Content-Type is not JSON");
    const { data, paging } = answer.list();
    must(data.length <= paging.pageSize, "there are more jobs than pageSize says");
  }),
  stated("§4.5", "a new job is listed, newest publishDate first", async (trial) => {
    const { id } = await trial.make();
    const { data, paging } = (await trial.employer.get("/jobs?pageSize=100")).isAccepted().list();
    // The first page can be all of today.
    const query = `/jobs?pageSize=100&page=${paging.pages}`;
    const last = paging.pages > 1 ? (await trial.employer.get(query)).isAccepted().list().data : [];
    const dates = [...data, ...last].map(({ publishDate }) => publishDate ?? "");
    equal(dates, dates.toSorted().toReversed(), "the publish dates");
    const found = data.some((job) => job.id === id);
    must(
      found || data[0]?.publishDate === data.at(-1)?.publishDate,
      "the job made just now is not on the first page",
    );
    if (dates[0] === dates.at(-1))
      throw new NotApplicable(
        "needs postings that were published on two days: all that the employer has are of one",
      );
  }),
  stated("§4.5", "a deleted job is not listed", async (trial) => {
    const [gone, kept] = await makeMany(trial, 2);
    (await trial.employer.delete(`/jobs/${gone}`)).isAccepted();
    equal(idsOf(await page(trial)), [kept], "the ids");
  }),
  stated("§4.5", "q matches the title", async (trial) => {
    const { id } = await trial.make();
    await trial.make({
      title: trial.titleWithoutWord(),
      referenceId: trial.referenceId().slice(2),
    });
    equal(idsOf(await page(trial)), [id], "the ids");
  }),
  stated("§4.5", "q matches the referenceId", async (trial) => {
    const referenceId = `r${trial.word}`;
    const { id } = await trial.make({ title: `Conformance ${trial.word}`, referenceId });
    await trial.make();
    const list = (await trial.employer.get(`/jobs?q=${referenceId}`)).isAccepted().list();
    equal(idsOf(list), [id], "the ids");
  }),
  stated("§4.5", "q that matches nothing lists nothing", async (trial) => {
    const list = (await trial.employer.get(`/jobs?q=${trial.word}nothing`)).isAccepted().list();
    equal([list.data.length, list.paging.total], [0, 0], "length and total");
    equal([list.paging.previous, list.paging.next], [null, null], "previous and next");
  }),
  stated("§4.5", "without q no term filter is applied", async (trial) => {
    await trial.make();
    const one = await page(trial);
    const all = (await trial.employer.get("/jobs")).isAccepted().list();
    must(all.paging.total >= one.paging.total, "fewer jobs are listed than with q");
    must(all.data.length > 0, "nothing is listed");
  }),
  ...statusFilters,
  stated("§4.5", "without status all statuses are listed", async (trial) => {
    for (const status of JOB_STATUSES) await trial.make({ status });
    const statuses = (await page(trial)).data.map(({ status }) => status).toSorted();
    equal(statuses, [...JOB_STATUSES].toSorted(), "the statuses");
  }),
  stated("§4.5", `pageSize is ${LIMITS.pageSize.default} and page 1 by default`, async (trial) => {
    await makeMany(trial, LIMITS.pageSize.default + 1);
    const { data, paging } = await page(trial);
    equal(data.length, LIMITS.pageSize.default, "the number of jobs");
    equal([paging.page, paging.pageSize], [1, LIMITS.pageSize.default], "page and pageSize");
  }),
  stated("§4.5", "pageSize says how many are listed", async (trial) => {
    await makeMany(trial, 3);
    const { data, paging } = await page(trial, "&pageSize=2");
    equal([data.length, paging.pageSize], [2, 2], "length and pageSize");
  }),
  stated("§8", `pageSize ${LIMITS.pageSize.max} is served, with as many jobs`, async (trial) => {
    const { max } = LIMITS.pageSize;
    const ids: number[] = [];
    // Drafts, which no applicant sees; ten at a time, as the service limits the requests of a key.
    while (ids.length < max) ids.push(...(await makeMany(trial, 10, { status: "draft" })));
    ids.push(...(await makeMany(trial, 1, { status: "draft" })));
    const lists = [1, 2].map((number) => page(trial, `&pageSize=${max}&page=${number}`));
    const [first, second] = (await Promise.all(lists)) as [JobList, JobList];
    const counted = ({ data, paging: { page: number, pageSize, pages, total } }: JobList) =>
      `${data.length} jobs on page ${number} of ${pages}, pageSize ${pageSize}, total ${total}`;
    const said = (length: number, number: number) =>
      `${length} jobs on page ${number} of 2, pageSize ${max}, total ${max + 1}`;
    equal(counted(first), said(max, 1), "the first page");
    equal(counted(second), said(1, 2), "the second page");
    sameNumbers([...idsOf(first), ...idsOf(second)], ids, "the ids");
  }),
  stated("§4.5", "page returns that page: no job twice, none left out", async (trial) => {
    const ids = await makeMany(trial, 5);
    const pages = await Promise.all([1, 2, 3].map((n) => page(trial, `&pageSize=2&page=${n}`)));
    equal(
      pages.map(({ data }) => data.length),
      [2, 2, 1],
      "the lengths",
    );
    equal(
      pages.map(({ paging }) => paging.page),
      [1, 2, 3],
      "the numbers of the pages",
    );
    sameNumbers(pages.flatMap(idsOf), ids, "the ids");
  }),
  stated("§2.8", "total and pages count all that match", async (trial) => {
    await makeMany(trial, 5, { status: "active" });
    await trial.make({ status: "draft" });
    const { paging } = await page(trial, "&pageSize=2&status=active");
    equal([paging.total, paging.pages], [5, 3], "total and pages");
  }),
  stated("§2.8", "next leads through all pages and keeps the filters", async (trial) => {
    const ids = await makeMany(trial, 5, { status: "active" });
    await trial.make({ status: "draft" });
    const lists = [await page(trial, "&pageSize=2&status=active")];
    for (let link = lists[0]?.paging.next; link != null && lists.length < 4;) {
      const list = await follow(trial, link, "next");
      lists.push(list);
      link = list.paging.next;
    }
    equal(
      lists.map(({ paging }) => [paging.page, paging.pageSize]),
      [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
      "it",
    );
    sameNumbers(lists.flatMap(idsOf), ids, "the ids");
  }),
  stated("§2.8", "previous leads back and keeps the filters", async (trial) => {
    await makeMany(trial, 3, { status: "active" });
    await trial.make({ status: "draft" });
    const first = await page(trial, "&pageSize=2&status=active");
    const second = await page(trial, "&pageSize=2&status=active&page=2");
    const back = await follow(trial, second.paging.previous, "previous");
    equal(idsOf(back), idsOf(first), "the ids");
    equal(back.paging, first.paging, "paging");
  }),
  stated("§2.8", "next keeps a term that must be encoded", async (trial) => {
    const title = `${trial.word} C++ & "é" 100%`;
    await makeMany(trial, 2, { title });
    const query = `/jobs?pageSize=1&q=${encodeURIComponent(title)}`;
    const { paging } = (await trial.employer.get(query)).isAccepted().list();
    equal((await follow(trial, paging.next, "next")).paging.total, 2, "total of the second page");
  }),
  decided("List order", "jobs of one day: the one made last comes first", async (trial) => {
    const made = [await trial.make(), await trial.make(), await trial.make()];
    const ids = (await page(trial)).data.map(({ id }) => id);
    equal(ids, made.map(({ id }) => id).toReversed(), "the ids");
  }),
];
