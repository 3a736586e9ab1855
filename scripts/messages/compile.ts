import fs, { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@inlang/paraglide-js";
import { ROOT } from "../repository.ts";
import { pseudoMessages } from "./pseudo.ts";

/** Where the sources import the messages from. */
const OUTDIR = path.join(ROOT, "src/i18n/paraglide");

/**
 * Compiles `messages/` to typed functions. For a build, each message is a module, so that a chunk holds
 * only what it uses; elsewhere a language is a module, as the browser loads each file by itself.
 */
export async function compileMessages(
  outdir = OUTDIR,
  outputStructure: "locale-modules" | "message-modules" = "locale-modules",
): Promise<void> {
  const messagesOf = (locale: string) => path.join(ROOT, `messages/${locale}.json`);
  const english: unknown = JSON.parse(readFileSync(messagesOf("en"), "utf8"));
  writeFileSync(messagesOf("en-XA"), JSON.stringify(pseudoMessages(english), null, 2));
  // The compiler would open all files at once, more than a process may where the limit is 1,024, and pass over errors.
  const errors: unknown[] = [];
  const writeFile = async (file: string, text: string) => {
    try {
      writeFileSync(file, text);
    } catch (error) {
      errors.push(error);
    }
  };
  await compile({
    fs: { ...fs, promises: { ...fs.promises, writeFile } },
    project: path.join(ROOT, "project.inlang"),
    outdir,
    outputStructure,
    strategy: ["cookie", "preferredLanguage", "baseLocale"],
    cookieName: "language",
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  if (errors.length > 0) throw errors[0];
}
