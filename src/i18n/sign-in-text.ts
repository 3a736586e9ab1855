import { signIn } from "./en/sign-in.ts";
import { drafts } from "./en/drafts.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/** The words of sign-in besides those of every page. */
export const text = inLanguage({ ...startText, signIn, drafts });
