import { noop } from "@tanstack/react-query";
import { onLanguageSwitch } from "#src/i18n/language.ts";
import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import { readStored, writeStored } from "#src/lib/state/storage.ts";
import { createStore } from "#src/lib/state/store.ts";
import type { FileContent } from "../formats/read-file.ts";
import type { Matching } from "./match-columns.ts";
import type { Answers } from "./question.ts";

/** A file on its way to the dry run, with what a person chose so far: the way back finds it as it was left. */
export interface ImportDraft {
  source: File;
  content: FileContent;
  matching: Matching;
  emptyClears: boolean;
  chosen: Answers;
}

const { get, set, subscribe } = createStore<ImportDraft | null>(null);

/** Among the files of change sets: the record of the page that loads in the other language. */
const RECORD = "import page";
/** In `sessionStorage`: whether this tab has stored the record. */
const STORED = "import draft";

let isStored = false;

async function store(): Promise<void> {
  const draft = get();
  if (!draft) return;
  const imports = (await employerDatabase()).table("imports");
  await imports.put({ ...draft, changeSet: RECORD });
  writeStored("sessionStorage", STORED, "yes");
  isStored = true;
}
onLanguageSwitch(store);

async function restore(): Promise<void> {
  if (readStored("sessionStorage", STORED) === null) return;
  writeStored("sessionStorage", STORED, null);
  const imports = (await employerDatabase()).table<ImportDraft & { changeSet: string }>("imports");
  const { changeSet, ...draft } = (await imports.get(RECORD)) ?? {};
  await imports.delete(RECORD);
  if (changeSet !== undefined) set(draft as ImportDraft);
}

/** The latest import of this page, until it is applied or dropped. */
export const importDraft = {
  get,
  set,
  subscribe,
  change: (change: Partial<ImportDraft>): void => {
    const draft = get();
    if (draft) set({ ...draft, ...change });
  },
  /** Whether the page in the other language will find it. */
  isStored: () => isStored,
  /** Once the draft of the page in the other language is back, if there is one. */
  restored: restore().catch(noop),
};

// The next person must not see it.
let owner = session.get();
session.subscribe(() => {
  if (!session.isCurrent(owner)) set(null);
  owner = session.get();
});
