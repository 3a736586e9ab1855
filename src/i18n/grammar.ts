/** A word in the forms that go with numbers: `{ one: "job", other: "jobs" }`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Makes something when it is first needed. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A whole number with a sign between its thousands. */
export const grouped = (whole: number, thousands: string): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, thousands);

/**
 * How a language counts and lists, for the sentences of its catalogue. What every visit needs (numbers,
 * days, amounts) is written without `Intl`: at the first formatter, of whichever kind but `PluralRules`, a
 * browser loads tables for 16 to 22 ms, and a phone for four times as long.
 */
export function grammarOf(locale: string, thousands: string) {
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const lists = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));

  const number = (value: number): string => grouped(value, thousands);
  const plural = (count: number, forms: Forms): string =>
    forms[rules().select(count)] ?? forms.other;
  return {
    /** "1,312", for whole numbers */
    number,
    /** The form that goes with a number: "jobs". */
    plural,
    /** Both: "1,312 jobs". */
    counted: (count: number, forms: Forms): string => `${number(count)} ${plural(count, forms)}`,
    /** "title, pay and close date" */
    list: (items: readonly string[]): string => lists().format(items),
  };
}
