import { EditorKeys } from "./commands/editor-keys.ts";
import { Clipboard } from "./paste/clipboard.ts";
import { SCHEMA_EXTENSIONS } from "./schema/extensions.ts";
import { NormalizeDocument } from "./schema/normalize-document.ts";

/** All extensions but the description's source. */
export const EDITOR_EXTENSIONS = [...SCHEMA_EXTENSIONS, NormalizeDocument, EditorKeys, Clipboard];
