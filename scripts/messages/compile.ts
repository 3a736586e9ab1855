import fs, { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@inlang/paraglide-js";
import { ROOT } from "../lib/repository.ts";
import { pseudoMessages } from "./pseudo.ts";

/** Where the sources import the messages from. */
const OUTDIR = path.join(ROOT, "src/i18n/paraglide");

/** A typed text in a message, between the characters that isolate it. */
const TYPED_TEXT = /\u2068\$\{([^}]*)\}\u2069/g;

/**
 * What the compiled messages call: titles and names are read and copied with every character, so only text
 * that runs in the other direction is isolated.
 */
const ISOLATED = `const OTHER_DIRECTION = /[\\p{Bidi_Control}\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}]/u;
/** @param {unknown} text */
export const isolated = (text) => OTHER_DIRECTION.test(String(text)) ? \`\u2068\${text}\u2069\` : \`\${text}\`;
`;

const withIsolated = (module: string) =>
  module.search(TYPED_TEXT) < 0
    ? module
    : `import { isolated } from "../isolated.js";\n${module.replace(TYPED_TEXT, "${isolated($1)}")}`;

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
      writeFileSync(file, file.endsWith(".js") ? withIsolated(text) : text);
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
  writeFileSync(path.join(outdir, "isolated.js"), ISOLATED);
}
