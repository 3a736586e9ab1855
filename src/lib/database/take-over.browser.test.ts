import { Dexie } from "dexie";
import { beforeEach, expect, it } from "vitest";
import { addRecords, type Records, TABLES } from "./records.ts";
import { takeOver } from "./take-over.ts";

const HARBOUR = "employer 1 at https://jobs.example.com/api/v1.1";
const MILL = "employer 2 at https://jobs.example.com/api/v1.1";
const form = (owner: string, title: string) => ({
  owner,
  place: "new",
  tab: title,
  name: "New job",
  typedAt: 5,
  content: { kept: true, values: { title } },
});
const { owner: _owner, ...baker } = form(HARBOUR, "Baker");
const set = (id: string, owner: string) => ({ id, owner, state: "done", chosen: [] });
const item = (changeSet: string, position: number) => ({ changeSet, position, state: "applied" });
const file = { changeSet: "planned", name: "jobs.csv", rows: [] };

const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const given = new Map<string, Records[]>();
const give = async (owner: string, records: Records) =>
  void given.set(owner, [...(given.get(owner) ?? []), records]);

/** The forms of an earlier release: idb-keyval's store, with keys beside the values. */
async function openForms(): Promise<IDBDatabase> {
  const opening = indexedDB.open("unfinished");
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("forms"));
  await new Promise((resolve) => {
    opening.addEventListener("success", resolve);
  });
  return opening.result;
}

async function put(forms: IDBDatabase, draft: ReturnType<typeof form>): Promise<void> {
  const transaction = forms.transaction("forms", "readwrite");
  transaction
    .objectStore("forms")
    .put(draft, JSON.stringify([draft.owner, draft.place, draft.tab]));
  await new Promise((resolve) => {
    transaction.addEventListener("complete", resolve);
  });
}

beforeEach(() => given.clear());

it("gives forms, change sets and files to their owners, and deletes the old databases", async () => {
  const forms = await openForms();
  for (const draft of [form(HARBOUR, "Baker"), form(MILL, "Miller")]) await put(forms, draft);
  forms.close();
  const changes = new Dexie("change sets");
  changes.version(1).stores({
    sets: "id, owner",
    items: "[changeSet+position], [changeSet+state]",
  });
  changes.version(2).stores({ imports: "changeSet" });
  await changes.table("sets").bulkAdd([set("one", HARBOUR), set("planned", MILL)]);
  await changes.table("sets").add(set("whose", "nobody"));
  await changes.table("items").bulkAdd([item("one", 0), item("one", 1), item("whose", 0)]);
  await changes.table("imports").add(file);
  changes.close();
  const postings = new Dexie(`jobs of ${HARBOUR}`);
  postings.version(1).stores({ updates: "++" });
  await postings.open();
  postings.close();

  await takeOver(give);
  expect(given).toEqual(
    new Map([
      [
        HARBOUR,
        [
          { drafts: [baker] },
          { sets: [set("one", HARBOUR)], items: [item("one", 0), item("one", 1)], imports: [] },
        ],
      ],
      [
        MILL,
        [
          { drafts: [expect.objectContaining({ tab: "Miller" })] },
          { sets: [set("planned", MILL)], items: [], imports: [file] },
        ],
      ],
    ]),
  );
  const old = expect.stringMatching(/^unfinished$|^change sets$|^jobs of/);
  await expect.poll(names).not.toContainEqual(old);
  await takeOver(give);
  expect(given.get(HARBOUR)).toHaveLength(2);
});

it("deletes nothing that could not be given", async () => {
  const forms = await openForms();
  await put(forms, form(HARBOUR, "Baker"));
  forms.close();
  await expect(
    takeOver(async () => {
      throw new DOMException("Full.", "QuotaExceededError");
    }),
  ).rejects.toThrow("Full.");
  await takeOver(give);
  expect(given.get(HARBOUR)).toEqual([{ drafts: [baker] }]);
});

it("waits for a tab of an earlier release, and takes over what is typed there until it closes", async () => {
  const forms = await openForms();
  await takeOver(give);
  await put(forms, form(HARBOUR, "Baker"));
  expect(given.size).toBe(0);
  forms.close();
  await expect.poll(() => given.get(HARBOUR)).toEqual([{ drafts: [baker] }]);
  await expect.poll(names).not.toContain("unfinished");
});

it("leaves what its owner has since changed", async () => {
  const to = new Dexie("records");
  to.version(1).stores(TABLES);
  const known = { ...set("one", HARBOUR), state: "running" };
  await addRecords(to, {
    sets: [known],
    items: [item("one", 0)],
    drafts: [{ ...baker, typedAt: 7 }],
  });
  const older = { sets: [set("one", HARBOUR), set("two", HARBOUR)], items: [item("one", 1)] };
  await addRecords(to, { ...older, drafts: [baker] });
  expect(await to.table("sets").toArray()).toEqual([known, set("two", HARBOUR)]);
  expect(await to.table("items").toArray()).toEqual([item("one", 0)]);
  expect(await to.table("drafts").toArray()).toEqual([{ ...baker, typedAt: 7 }]);
  to.close();
  indexedDB.deleteDatabase("records");
});
