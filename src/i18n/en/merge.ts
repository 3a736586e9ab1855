import { counted, list } from "../format.ts";

const fields = { one: "field", other: "fields" };

/** English text of the area "merge": two people have changed one job. Functions take what varies. */
export const merge = {
  title: "Somebody else changed this job too",
  intro: (contested: number) =>
    `They saved while you were editing. You both changed ${counted(contested, fields)}: choose what to keep. Nothing is lost, and nothing is saved until you press Save.`,
  choose: (part: string) => `Which one to keep: ${part}`,
  before: "Before",
  beforeHint: "As it was when you began",
  mine: "Yours",
  mineHint: "What you typed",
  theirs: "Theirs",
  theirsHint: "What they saved",
  chosen: "Kept",
  legend: "Against the text before:",
  legendAdded: "new",
  legendRemoved: "taken out",
  added: "New:",
  removed: "Taken out:",
  end: "end of change",
  linkTo: (address: string) => `leads to ${address}`,

  settledTitle: "Settled by itself",
  settledHint: "Only one of you changed these, so both changes are kept.",
  onlyTheirs: "Theirs",
  onlyMine: "Yours",

  save: "Save these choices",
  saving: "Saving…",
  back: "Back to the form",

  incoming: (saved: string, parts: readonly string[]) =>
    `${saved}. Somebody else had changed ${list(parts)} meanwhile; that is kept too.`,
  alreadySaved: "The job already says what you typed, so nothing was sent",

  stillMoving: "Somebody keeps saving this job while you do. Try again in a moment.",

  notGiven: "Nothing",
  yes: "Yes",
  no: "No",
  defaultCloseDate: (days: number) => `${days} days after it is published`,
};
