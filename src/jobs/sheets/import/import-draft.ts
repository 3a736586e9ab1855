import type { Answers } from "./questions.ts";
import type { Matching } from "./match-columns.ts";

/** An import on its way to the dry run: the way back finds it as it was left. */
export interface ImportDraft<File = object> {
  file: File;
  matching: Matching;
  emptyClears: boolean;
  chosen: Answers;
}

let latest: ImportDraft | null = null;

/** The latest import of this page, until it is applied or dropped. */
export const importDraft = {
  get: <File extends object>(): ImportDraft<File> | null => latest as ImportDraft<File> | null,
  set: (draft: ImportDraft | null) => {
    latest = draft;
  },
  of: (file: object): ImportDraft | null => (latest?.file === file ? latest : null),
};
