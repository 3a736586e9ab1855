const PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const ODD = "ÁáƁƀÇçÐðÉéƑƒĜĝĤĥÍíĴĵĶķĹĺṀṁÑñÖöÞþɊɋŔŕŠšŢţÚúṼṽŴŵẊẋÝýŽž";

/** How much longer than English other languages get. */
const LONGER = 0.4;

/**
 * Messages of the pseudo-locale from the English ones: "Jobs" is "[Ĵöƀš··]". Every word is accented and
 * longer, and every text is in brackets: text without brackets is not from the messages, and a layout
 * that breaks has no room for another language. Parameters stay.
 */
export function pseudoMessages(english: unknown): unknown {
  if (typeof english === "string") return english === "" ? "" : `[${disguise(english)}]`;
  if (Array.isArray(english)) return english.map(pseudoMessages);
  const { match, ...rest } = english as { match?: object };
  const entries = Object.entries(match ?? rest).map(([key, value]) => [key, pseudoMessages(value)]);
  return match
    ? { ...rest, match: Object.fromEntries(entries) as unknown }
    : Object.fromEntries(entries);
}

const disguise = (text: string) =>
  text.replaceAll(/\{[^}]*\}|[A-Za-z]+/g, (part) => (part.startsWith("{") ? part : longer(part)));

const longer = (word: string) =>
  word.replaceAll(/./g, (letter) => ODD.charAt(PLAIN.indexOf(letter))) +
  "·".repeat(Math.ceil(word.length * LONGER));
