import { type Check, decided } from "../check.ts";
import type { Answer } from "../answer.ts";
import type { RequestParts } from "../client.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

/** Bodies that are no JSON object. */
const BODIES: Record<string, string | Buffer> = {
  "malformed JSON": '{"title": "a",',
  "an empty body": "",
  "a list": "[]",
  null: "null",
  "a number": "5",
  "a text": '"title"',
  true: "true",
  "bytes that are not UTF-8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "two objects": "{}{}",
  NaN: '{"title": NaN}',
  "100,000 nested lists": `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
};

/** The requests that carry a body. */
const TARGETS: [method: string, path: (id: number) => string][] = [
  ["POST", () => "/jobs"],
  ["PUT", () => "/jobs"],
  ["PUT", (id) => `/jobs/${id}`],
  ["DELETE", () => "/jobs"],
];

const refusedBodies = Object.entries(BODIES).flatMap(([what, body]) =>
  TARGETS.map(([method, path]) =>
    decided("Hostile input", `${method} ${path(0)}: ${what} is 400`, async (trial) => {
      const before = await trial.make();
      const parts: RequestParts = { body, headers: JSON_TYPE };
      const answer = await trial.employer.send(method, path(before.id), parts);
      // A PUT without a body changes nothing; it may as well be refused.
      if (method === "PUT" && body === "" && path(0) !== "/jobs") answer.is(200, 400);
      else answer.is(400);
      equal(await trial.read(before.id), before, "the job");
    }),
  ),
);

/** An otherwise valid body with a text in it that JSON.stringify would not write. */
async function postRaw(trial: Trial, property: string): Promise<Answer> {
  // By the title or by the reference id, whichever the text replaces, the run's job is recognized.
  const marked = trial.body({ referenceId: trial.referenceId() });
  const body = JSON.stringify(marked).replace(/\}$/, `,${property}}`);
  return trial.employer.send("POST", "/jobs", { body, headers: JSON_TYPE });
}

/** Properties in the way of careless code: ignored or refused, and nothing is harmed. */
const PROPERTIES = [
  '"__proto__":{"title":"Polluted","status":"active"}',
  '"constructor":{"prototype":{"status":"active"}}',
  '"toString":"a","hasOwnProperty":"b","length":5',
  '"locations":{"length":1,"0":{"description":"Hope, BC"}}',
  '"title":"once","title":"twice"',
  '"salary":{"amount":1e400,"period":{"id":1}}',
  '"salary":{"amount":1e-400,"period":{"id":1}}',
  '"categories":[{"id":1e3}]',
  '"categories":[{"id":9007199254740993}]',
  '"categories":[null]',
  '"locations":[[]]',
  '"closeDate":"0000-00-00"',
  '"closeDate":"+275760-09-13"',
  '"title":"\\ud800"',
  '"referenceId":"\\u0000"',
  '"description":"\\u0000<p>"',
];

const paths = [
  "/jobs/%",
  "/jobs/%E0%A4%A",
  "/jobs/%2e%2e%2f",
  "/jobs/../../etc/passwd",
  "/jobs/1'%20OR%201=1",
  "/jobs/%F0%9F%98%80",
  "/jobs//",
  "/jobs/1/",
  `/jobs/${"9".repeat(5000)}`,
  "/jobs?q=%",
  "/jobs?q=%E0%A4%A",
  "/jobs?q=%ED%A0%80",
  "/jobs?q=a&q=b",
  "/jobs?q[]=a",
  "/jobs?page=1&page=2",
  "/jobs?__proto__[page]=2",
  "/jobs?page=1e3",
  "/jobs?page=0x10",
  "/jobs?page=2147483648",
  "/jobs?page=2147483647&pageSize=100",
  "/locations?q=%27%3B--",
  "/locations?page=-1",
];

/** Whatever is sent, a service says what is wrong: no 5xx, and the next request is served. */
export const hostileChecks: Check[] = [
  ...refusedBodies,
  ...PROPERTIES.map((property) =>
    decided("Hostile input", `POST with ${property.slice(0, 50)} is harmless`, async (trial) => {
      const answer = await postRaw(trial, property);
      answer.is(201, 400);
      if (answer.status === 201) equal(answer.job().status, "draft", "status");
      equal((await trial.make()).status, "draft", "the status of the next job");
    }),
  ),
  ...paths.map((path) =>
    decided("Hostile input", `GET ${path.slice(0, 50)} is harmless`, async (trial) => {
      const { status } = await trial.employer.get(path);
      must(status < 500, `the status is ${status}`);
    }),
  ),
  decided("Hostile input", "a body of 10 MB is 413", async (trial) => {
    const title = "x".repeat(10_000_000);
    (await trial.employer.post(trial.body({ title }))).is(413);
    (await trial.employer.get("/jobs")).is(200);
  }),
  decided("Hostile input", "headers that are odd are harmless", async (trial) => {
    const { id } = await trial.make();
    const title = trial.title();
    for (const headers of [
      { "If-Match": "a" },
      { "If-Match": ",,," },
      { "X-HTTP-Method-Override": "CONNECT" },
      { "Idempotency-Key": "é".repeat(10) },
      { Accept: "image/png" },
      { "Content-Type": "application/json; charset=utf-16" },
    ]) {
      const { status } = await trial.employer.put(`/jobs/${id}`, { title }, headers);
      must(status < 500, `the status is ${status} with ${Object.keys(headers)[0]}`);
    }
  }),
  decided("Hostile input", "markup and quotes in a title are text", async (trial) => {
    const title = `${trial.word} <script>alert("1")</script> '; DROP TABLE jobs; -- \${x} %s \\`;
    equal((await trial.make({ title })).title, title, "title");
    equal(await trial.count(), 1, "the number found");
  }),
];
