import { StarterKit } from "@tiptap/starter-kit";

import { B, Em, I, Link, Strong } from "./marks.ts";
import {
  BulletList,
  Div,
  Doc,
  LineBreak,
  ListItem,
  ImplicitItem,
  ImplicitList,
  OrderedList,
  Paragraph,
} from "./nodes.ts";

/**
 * Kept from StarterKit: text, undo and the two cursors. Its list keys throw where lists nest
 * in unusual ways; ours are in `editor-keys.ts`.
 */
const Basics = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  document: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  paragraph: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** Everything that a description can hold, and nothing that it cannot (§4.2). */
export const SCHEMA_EXTENSIONS = [
  Basics,
  Doc,
  Paragraph,
  Div,
  BulletList,
  OrderedList,
  ListItem,
  ImplicitItem,
  ImplicitList,
  LineBreak,
  Strong,
  B,
  Em,
  I,
  Link,
];
