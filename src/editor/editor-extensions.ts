import { EditorKeys } from "./commands/editor-keys.ts";
import { Clipboard } from "./paste/clipboard.ts";
import { SCHEMA_EXTENSIONS } from "./schema/extensions.ts";
import { NormalizeDocument } from "./schema/normalize-document.ts";

/** Everything that the editor consists of, but the description in it. */
export const EDITOR_EXTENSIONS = [...SCHEMA_EXTENSIONS, NormalizeDocument, EditorKeys, Clipboard];
