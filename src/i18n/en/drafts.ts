import { list, plural } from "../format.ts";

/** English text of the area "drafts": what was typed and not sent. Functions take what varies. */
export const drafts = {
  newJob: (title: string) => (title === "" ? "New job" : `New job “${title}”`),

  restored: (parts: readonly string[], typed: string) =>
    `What you typed is here again: ${list(parts)} (${typed}). It is not saved yet.`,
  discard: "Discard it",

  offeredTitle: "You were not finished here",
  offered: (parts: readonly string[], typed: string) =>
    `Kept on this computer, and not saved: ${list(parts)} (${typed}).`,
  restore: "Restore",
  discardOffer: "Discard",
  goneTitle: "You were not finished with this job",
  gone: (parts: readonly string[]) =>
    `It was deleted meanwhile. What you changed is still on this computer: ${list(parts)}.`,
  makeNew: "Make a new job of it",

  openElsewhere:
    "This is open in another tab as well. What you type is kept apart; the tab that saves second is shown what the first one changed.",
  notKept:
    "This browser does not let us keep unsaved text on this computer. Save before you leave the page.",

  signOutTitle: "Sign out and lose what is not saved?",
  signOut: (names: readonly string[]) =>
    `Not finished: ${list(names)}. ${plural(names.length, {
      one: "Signing out removes it from this computer.",
      other: "Signing out removes them from this computer.",
    })}`,
  signOutConfirm: "Remove and sign out",
  signOutCancel: "Stay signed in",
};
