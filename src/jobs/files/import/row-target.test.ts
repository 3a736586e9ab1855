import { expect, it } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { planFile } from "../../actions/changes/testing/plan-file.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { readTable } from "../testing/read-table.ts";
import { TRASH_KEY } from "./question.ts";
import { WHOSE_KEY } from "./whose-ids.ts";

const trash = [{ id: 9, referenceId: "CASE-9" }];
const asked = expect.objectContaining({ key: TRASH_KEY, count: 1, proposal: undefined });
const ids = { [WHOSE_KEY]: "ours" };

it.each<[string, string, Record<string, string>]>([
  ["the ID", "Job ID,Title\n9,Again\n", ids],
  ["the reference ID", "Reference ID,Title\n CASE-9 ,Again\n", {}],
  ["both", "Job ID,Reference ID,Title\n9,CASE-9,Again\n", ids],
])("names the trash where a row has %s of a deleted job", async (_name, csv, answers) => {
  const grid = readTable("a.csv", csv);
  const waiting = await planFile(grid, [], answers, trash);
  expect(waiting.questions).toContainEqual(asked);
  expect(waiting.items[0]).toMatchObject({ write: null, deleted: 9 });
  expect(waiting.items[0]?.problems).toEqual([
    expect.stringContaining(m.import_in_trash({ id: 9 })),
  ]);
  const creating = await planFile(grid, [], { ...answers, [TRASH_KEY]: "create" }, trash);
  expect(creating.items[0]).toMatchObject({ write: { kind: "create" }, deleted: undefined });
  expect(creating.items[0]?.notes).toEqual([
    expect.stringContaining(m.import_beside_trash({ id: 9 })),
  ]);
});

it("asks nothing where a present job has the reference ID of a deleted one", async () => {
  const job = { ...aJob, referenceId: "CASE-9" };
  const grid = readTable("a.csv", `Reference ID,Title\nCASE-9,${job.title}\n`);
  const { questions, items } = await planFile(grid, [{ job, etag: null }], {}, trash);
  expect(questions).toEqual([]);
  expect(items[0]).toMatchObject({ write: null, problems: [], deleted: undefined });
});
