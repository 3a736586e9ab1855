import { useEffect, useState } from "react";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";

/** The pause in typing before the language is detected. */
const PAUSE_MS = 500;

/** The language of a description, for the spelling checker; undefined until it is clear. */
export function useTextLanguage(html: string): string | undefined {
  const settled = useDebouncedValue(html, PAUSE_MS);
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    let current = true;
    const detect = async () => {
      const { detectLanguage } = await import("./detect-language.ts");
      if (current) setLanguage(detectLanguage(settled.replace(/<[^>]*>|&\w+;/g, " ")));
    };
    // Without the detector, the page's language holds.
    detect().catch(() => {});
    return () => {
      current = false;
    };
  }, [settled]);
  return language;
}
