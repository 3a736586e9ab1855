// Words that one of the two languages has and Spanish, Portuguese and Italian have not.
const FRENCH = new Set(
  "le les des du et une dans pour avec vous nous est sont qui au aux sur par votre vos notre nos ses ces ce cette leur leurs tu ton ta tes à être il elle ils elles pas plus ou l' d' s' c' n' qu' j' m'".split(
    " ",
  ),
);
const ENGLISH = new Set(
  "the and of to for with you your our we are is in at will from that this who their an be by it have not can or they us his her was has".split(
    " ",
  ),
);

/** A text of both languages has at least this part of the words in French. */
const FRENCH_PART = 0.3;

/**
 * What a text is for the law, by its small words: French beside another language is French. `null` for a
 * text too short to say. Which language it is in, for `lang`, `detectLanguage` of the editor tells.
 */
export function frenchOrEnglish(
  text: string,
  { french, english } = smallWords(text),
): "fr" | "en" | "other" | null {
  if (french >= 2 && french >= FRENCH_PART * (french + english)) return "fr";
  if (english >= 2 && english > french) return "en";
  return text.length < 60 ? null : "other";
}

const FRENCH_LETTER = /[àâçèéêëîïôùûœ]/i;
const ENGLISH_TOO = /québec|montréal|résumé|café/gi;

/** The language in which to add to a text: of most of its words, and of one too short to say by its accents. */
export function writingLanguage(text: string, { french, english } = smallWords(text)): "fr" | "en" {
  if (french === english) return FRENCH_LETTER.test(text.replace(ENGLISH_TOO, "")) ? "fr" : "en";
  return french > english ? "fr" : "en";
}

interface SmallWords {
  french: number;
  english: number;
}

/** How many small words of each language a text has. */
export function smallWords(text: string): SmallWords {
  let french = 0;
  let english = 0;
  for (const word of text.toLowerCase().match(/[a-zà-öø-ɏ]+'?/g) ?? []) {
    if (FRENCH.has(word)) french++;
    else if (ENGLISH.has(word)) english++;
  }
  return { french, english };
}
