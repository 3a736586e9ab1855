import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { addRecords, readRecords } from "#src/lib/database/records.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { type ImportedFile, keptImport, startImport } from "./imported-file.ts";

signedInPage();

const rowOf = (number: number): ImportedFile["rows"][number] => ({
  number,
  id: null,
  isUnclear: false,
  status: null,
  values: { title: `Cook ${number}` },
  problems: [],
  notes: [],
});

const fileOf = (count: number): ImportedFile => {
  const rows = Array.from({ length: count }, (_, at) => rowOf(at + 2));
  return {
    name: "jobs.csv",
    unit: "row",
    cells: [["Title"], ...rows.map(({ values }) => [values.title ?? ""])],
    header: 0,
    columns: ["title"],
    rows,
  };
};

it.each([0, 1, 499, 500, 1_200])("keeps %i rows until the import is applied", async (count) => {
  const file = fileOf(count);
  const id = await startImport(file);
  expect(await keptImport(id)).toMatchObject(file);
  await changeSetStore.start(id, []);
  expect(await keptImport(id)).toBeUndefined();
  expect(await (await employerDatabase()).table("imports").count()).toBe(0);
});

it("adds the parts of a file to another database once", async () => {
  await startImport(fileOf(600));
  const database = await employerDatabase();
  await addRecords(database, await readRecords(database));
  expect(await database.table("imports").count()).toBe(3);
});
