import { createHash, randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { createRandom, type Random } from "#service/sample-jobs/random.ts";
import { JobService } from "../job-service.ts";
import { ImportPage } from "../pages/import-page.ts";
import { CHAOS, crash, createPaid, marker, plan, PLAIN, signIn, test } from "./chaos-test.ts";
import { Colleague } from "./colleague.ts";
import { judge } from "./judge.ts";
import { type KillableService, startKillable } from "./killable-service.ts";
import { isOpen, readLedger } from "./ledger.ts";
import {
  type Fate,
  FATES,
  FaultyProxy,
  isWrite,
  type Passenger,
  plainAnswer,
} from "../../scripts/scenarios/faulty-proxy.ts";
import { ResultPage } from "./words.ts";

/** How many runs, and the seed of the first; that of the next one is higher by one. */
const RUNS = Number(process.env["CHAOS_RUNS"] ?? 3);
const SEED = Number(process.env["CHAOS_SEED"] ?? randomInt(1_000_000));

/** After so many milliseconds a run begins nothing more. */
const RUN_MS = 60_000;
const STEPS = 8;

/** What a seed also decides: the database, and whether the service has the interface alone. */
const KINDS = [
  { engine: "embedded", plain: PLAIN },
  { engine: "postgresql", plain: PLAIN },
  { engine: "embedded", plain: true },
  { engine: "postgresql", plain: true },
] as const;

interface World {
  random: Random;
  plain: boolean;
  service: KillableService;
  middleman: FaultyProxy;
  jobs: JobService;
  colleague: Colleague;
  context: BrowserContext;
  page: Page;
}

// The same seed again would not be the same chaos.
test.describe.configure({ retries: 0 });

for (let run = 0; run < RUNS; run += 1) {
  test(`random run ${run + 1}`, CHAOS, async ({ browser }) => {
    // Only a failure waits so long: a busy computer takes minutes for the database alone.
    test.setTimeout(600_000);
    const seed = SEED + run;
    const { engine, plain } = KINDS[seed % KINDS.length]!;
    const again = `CHAOS_SEED=${seed} CHAOS_RUNS=1 TEST_ALL=1 npm run e2e -- e2e/chaos/random`;
    process.stdout.write(`${engine}${plain ? ", plain" : ""}: ${again}\n`);
    const service = await startKillable(engine, plain);
    const middleman = await FaultyProxy.start(service.url);
    const context = await browser.newContext({ baseURL: middleman.url });
    try {
      const jobs = new JobService(service.url, service.apiKey);
      const colleague = new Colleague(jobs);
      const initial = await createPaid(jobs, 6);
      const page = await context.newPage();
      await signIn(page, service.apiKey);
      const random = createRandom(seed, 0);
      const world = { random, plain, service, middleman, jobs, colleague, context, page };
      const end = performance.now() + RUN_MS;
      for (let step = 1; step <= STEPS && performance.now() < end; step += 1) {
        world.random = createRandom(seed, step);
        await doStep(world, STEPS * seed + step);
      }
      const { edits } = colleague;
      await judge(world.page, { jobs, marker, initial, edits, plain });
    } finally {
      // First: it alone would outlive the test.
      await service.stop();
      await middleman.stop();
      await context.close();
    }
  });
}

/** A change set from its dry run to its end, disturbed on the way. */
async function doStep(world: World, seed: number): Promise<void> {
  const { random, plain, middleman, colleague } = world;
  const change = random.pick([archive, raise, rename, remove, importRows, undo, undo, retry]);
  const disturbance = random.pick([none, none, outage, closeTab, crashTab, killService]);
  process.stdout.write(`  ${change.name}, ${disturbance.name}\n`);
  const set = await change(world);
  if (!set) return;
  await expect(set.rows.first()).toBeVisible();
  const boxes = await set.boxes.all();
  for (const box of random.some(boxes, Math.floor(boxes.length / 3))) await box.uncheck();
  // Where nothing would change, there is no button.
  const applies = set.apply.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!(await applies)) return;
  const id = set.page.url().split("/").at(-1)!;
  // A generator of its own: the number of its calls depends on the time.
  const theirs = createRandom(seed, 0);
  let rest = colleague.work(theirs, marker);
  if (plain) {
    // Without versions nobody can see an edit between the last look and the write.
    await setTimeout(1_500);
    await rest();
  }
  middleman.fateOf = fates(seed, plain);
  await set.apply.click();
  await setTimeout(random.int(50, 1_500));
  await rest();
  await disturbance(world, id);
  if (!plain) rest = colleague.work(theirs, marker);
  await setTimeout(random.int(50, 1_500));
  await rest();
  middleman.fateOf = () => FATES.pass;
  await finish(world, id);
}

const choose = async ({ page, jobs }: World, button: string, item?: string) =>
  (await jobs.find(marker)).length === 0 ? undefined : plan(page, button, item);

const archive = async (world: World) => choose(world, m.job_archive());
const remove = async (world: World) => choose(world, m.selection_more(), m.job_delete());

async function raise(world: World): Promise<ResultPage | undefined> {
  const set = await choose(world, m.selection_more(), m.fact_pay());
  await set?.percent.fill(String(world.random.int(2, 20)));
  return set;
}

async function rename(world: World): Promise<ResultPage | undefined> {
  const set = await choose(world, m.selection_more(), m.change_kind_replace());
  await set?.find.fill(marker);
  await set?.replacement.fill(`${marker} ${world.random.int(100, 999)}`);
  return set;
}

async function importRows({ page, random, plain }: World): Promise<ResultPage> {
  const row = (number: number) =>
    `New ${number} ${marker},"Laval, QC",Retail,FT,a@example.com,Bake.`;
  const number = random.int(1_000, 9_999);
  // Without keys, nobody can tell which one of two equal rows an answer was for.
  const rows = [row(number), row(plain ? number + 1 : number), row(number + 2)];
  const importing = await ImportPage.open(page);
  await importing.choose(
    "jobs.csv",
    ["Job title,Location,Category,Job type,Email,Description", ...rows].join("\n"),
  );
  await importing.seeChanges();
  return new ResultPage(page);
}

/** Opens the newest change set that fits, and presses one of its buttons; undefined where there is none. */
async function press(
  { page }: World,
  button: (set: ResultPage) => ResultPage["undoAll"],
): Promise<ResultPage | undefined> {
  const ledger = await readLedger(page);
  const set = ledger.findLast(
    ({ id, action }) =>
      action.kind !== "undo" &&
      !ledger.some(({ action }) => action.kind === "undo" && action.changeSet === id),
  );
  if (!set) return undefined;
  const result = await ResultPage.openResult(page, set.id);
  await expect(result.rows.first()).toBeVisible();
  if (!(await button(result).isVisible())) return undefined;
  await button(result).click();
  await page.waitForURL((url) => !url.pathname.endsWith(set.id));
  return result;
}

const undo = async (world: World) => press(world, ({ undoAll }) => undoAll);
const retry = async (world: World) => press(world, ({ planAgain }) => planAgain);

/** Fates that depend on the request and on how often it has come. */
function fates(seed: number, plain: boolean): (request: Passenger) => Fate {
  const met = new Map<string, number>();
  return (request) => {
    const name = `${request.method} ${request.path}`;
    met.set(name, (met.get(name) ?? 0) + 1);
    const random = createRandom(seed, hashOf(`${name} ${met.get(name)}`));
    const delay = random.int(0, 300);
    if (random.chance(isWrite(request) ? 0.5 : 0.85)) return { ...FATES.pass, delay };
    const { pass, refused, answerLost, repeated } = FATES;
    // Without keys, what is created twice on the way stays so.
    const twice = plain && request.method === "POST" ? pass : repeated;
    const gets = plainAnswer(random.pick([502, 503, 504]));
    return {
      ...random.pick<Fate>([
        refused,
        answerLost,
        twice,
        { reaches: 0, gets },
        { reaches: 1, gets },
      ]),
      delay,
    };
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest().readUInt32BE();

async function none(): Promise<void> {}

async function outage({ middleman, random }: World): Promise<void> {
  await middleman.outage(random.int(2, 9), (one) => isWrite(one) && random.chance(0.3));
}

async function closeTab(world: World, id: string): Promise<void> {
  await world.page.close();
  await openAgain(world, id);
}

async function crashTab(world: World, id: string): Promise<void> {
  await crash(world.page);
  await openAgain(world, id);
}

async function openAgain(world: World, id: string): Promise<void> {
  world.page = await world.context.newPage();
  await ResultPage.openResult(world.page, id);
}

async function killService({ service, random }: World): Promise<void> {
  await service.kill();
  await setTimeout(random.int(0, 3_000));
  await service.start();
}

/** Presses what goes on, until every posting has an outcome. */
async function finish({ page, plain }: World, id: string): Promise<void> {
  const set = new ResultPage(page);
  await expect(async () => {
    if (await set.onward.isVisible()) await set.onward.click({ timeout: 1_000 });
    const found = (await readLedger(page)).find((one) => one.id === id);
    expect(found?.state).toBe("done");
    // Without keys, an outcome may stay unknown.
    const left = found?.items.filter(
      (item) => isOpen(item) && !(plain && item.state === "unknown"),
    );
    expect(left?.map(({ position, state, reason }) => `${position}: ${state} (${reason})`)).toEqual(
      [],
    );
  }).toPass({ timeout: 60_000, intervals: [500] });
}
