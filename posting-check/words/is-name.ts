/** Whether a term stands in a sentence as a name: "Ernst & Young", "Mr. Christian Black". */
export function isName(sentence: string, term: string): boolean {
  const words = term
    .split(" ")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("[ -]");
  return (
    /\p{Ll}/u.test(sentence) &&
    new RegExp(
      `& ${words}|${words} &|(?:Mr|Ms|Mrs|Dr|M|Mme|Mlle)\\.? (?:\\p{L}+ )?${words}|(?<=[\\p{L},] ${term.includes(" ") ? "|^" : ""})${words} (?:\\p{Lu}|Street|Inc)`,
      "u",
    ).test(sentence)
  );
}
