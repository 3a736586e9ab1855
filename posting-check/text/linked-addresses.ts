import { says } from "./phrases.ts";

const MAILTO = /mailto:([^"'?>\s<]{1,200})/gi;
const BLOCK_OR_SENTENCE = /<\/?(?:p|div|ul|ol|li|br)\b[^<>]*>|[.!?](?=\s)/i;
/** Addresses for something else than applying. */
const OTHER_PURPOSE =
  /accommod|accessib|adaptation|question|inquir|enquir|information|renseignement|privacy|vie privée/i;

/** The addresses to which a description has links, for all that it says. */
export const linkedAddresses = (description: string): string[] => [
  ...new Set(
    (says(description, MAILTO) ? description : "")
      .split(BLOCK_OR_SENTENCE)
      .filter((sentence) => !OTHER_PURPOSE.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(MAILTO)])
      .map(([, address = ""]) => address.replaceAll(/%40/g, "@").replaceAll("&amp;", "&"))
      .filter((address) => /^[^@,;]+@[^@,;]+$/.test(address)),
  ),
];
