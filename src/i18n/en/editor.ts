import { counted, list, plural } from "../format.ts";

/** What a description cannot hold, and what became of it. */
const leftOut: Record<string, (count: number) => string> = {
  images: (count) => counted(count, { one: "image", other: "images" }),
  media: (count) => counted(count, { one: "embedded part", other: "embedded parts" }),
  files: (count) => counted(count, { one: "file", other: "files" }),
  links: (count) =>
    counted(count, {
      one: "link to an address that is not allowed",
      other: "links to addresses that are not allowed",
    }),
  formatting: () => "underlines and other formatting",
};
/** What else a paste changed. */
const changed: Record<string, (count: number) => string> = {
  comments: () => "Comments were left out.",
  deletions: () => "Text marked as deleted was left out.",
  relativeLinks: (count) =>
    plural(count, {
      one: "A link was removed: its address works only on the site that it comes from.",
      other: `${count} links were removed: their addresses work only on the site that they come from.`,
    }),
  unwrappedLinks: (count) =>
    plural(count, {
      one: "A link now leads straight to its page, without tracking.",
      other: `${count} links now lead straight to their pages, without tracking.`,
    }),
  headings: () => "Headings became bold text.",
  tables: () => "Tables became lines of text.",
};

/** English text of the area "editor". Functions take what varies. */
export const editor = {
  toolbar: "Formatting",
  bold: "Bold",
  italic: "Italic",
  bulletList: "Bulleted list",
  orderedList: "Numbered list",
  link: "Link",
  lineBreak: "Line break",
  undo: "Undo",
  redo: "Redo",
  keys:
    "Alt+F10 goes to the formatting buttons. In a list, Tab moves an item in and Shift+Tab moves it " +
    "out; press Escape first to leave with Tab.",

  /** The names of keys as they are printed on them; on a Mac, signs stand for them. */
  keyNames: { ctrl: "Ctrl+", alt: "Alt+", shift: "Shift+", enter: "Enter" },

  addLink: "Add a link",
  editLink: "Edit the link",
  linkAddress: "Address",
  linkAddressHint: "A web page (https://example.com), or an e-mail address.",
  linkText: "Text to show",
  newTab: "Open in a new tab",
  openLink: "Open",
  removeLink: "Remove link",
  saveLink: "Save link",
  linkMissing: "Enter an address.",
  linkRefused:
    "This address is not allowed. Enter one that begins with https://, http://, mailto: or tel:.",

  pasteReport: (counts: Readonly<Record<string, number | undefined>>) => {
    const gone = Object.entries(leftOut).flatMap(([kind, words]) =>
      counts[kind] ? [words(counts[kind])] : [],
    );
    const others = Object.entries(changed).flatMap(([kind, words]) =>
      counts[kind] ? [words(counts[kind])] : [],
    );
    const first =
      gone.length > 0 ? [`Left out: ${list(gone)}. A description cannot hold that.`] : [];
    return [...first, ...others].join(" ");
  },
  foreign:
    "This description holds things that are no longer allowed. They stay as long as you change " +
    "nothing in it; with the first change they are taken out.",
  refusedLinks: (addresses: readonly string[]) =>
    plural(addresses.length, {
      one: `A link leads to an address that is not allowed: ${addresses[0]}. Change or remove it before you save.`,
      other: `${addresses.length} links lead to addresses that are not allowed. Change or remove them before you save.`,
    }),
  showLink: "Go to the link",
};
