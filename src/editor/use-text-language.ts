import { useMemo } from "react";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import { detectLanguage } from "./detect-language.ts";

/** The pause in typing before the language is detected. */
const PAUSE_MS = 500;

/** The language of a description, for the spelling checker; undefined until it is clear. */
export function useTextLanguage(html: string): string | undefined {
  const settled = useDebouncedValue(html, PAUSE_MS);
  return useMemo(() => detectLanguage(settled.replace(/<[^>]*>|&\w+;/g, " ")), [settled]);
}
