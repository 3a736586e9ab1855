import { useEffect, useState } from "react";
import { language as pageLanguage } from "#src/i18n/language.ts";
import { detectLanguage } from "./detect-language.ts";

type Schedule = (run: () => void) => () => void;

const atOnce: Schedule = (run) => {
  run();
  return () => {};
};

/**
 * The language of a text, as a value of `lang`; undefined until it is clear.
 * @param schedule when to detect it, which loads the detector; returns what calls it off
 */
export function useTextLanguage(text: string, schedule = atOnce): string | undefined {
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    let isLatest = true;
    const set = (found: string | undefined) => isLatest && setLanguage(found);
    // Without the detector, the text has the language of the page.
    const callOff = schedule(() => void detectLanguage(text).then(set, () => {}));
    return () => {
      isLatest = false;
      callOff();
    };
  }, [text, schedule]);
  return language;
}

/** The same of a text that only shows: undefined where it is the language of the page. */
export function useForeignLanguage(text: string, schedule?: Schedule): string | undefined {
  const found = useTextLanguage(text, schedule);
  return found?.slice(0, 2) === pageLanguage.slice(0, 2) ? undefined : found;
}

/**
 * What of a description tells its language: words, without character references, whose decoder (`textOf`)
 * the list does not wait for.
 */
export const languageSample = (html: string): string => html.replaceAll(/<[^>]*>|&\w+;/g, " ");
