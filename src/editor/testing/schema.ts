import { getSchema } from "@tiptap/core";
import { SCHEMA_EXTENSIONS } from "../schema/extensions.ts";

/** The editor's schema, without an editor. */
export const schema = getSchema(SCHEMA_EXTENSIONS);
