/** A word in the forms that go with numbers: `{ one: "job", other: "jobs" }`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Makes something when it is first needed. Each formatter of `Intl` takes milliseconds to make,
 * four times as many on a phone, and most are not needed before the rows show.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * How a language counts and lists, for the sentences of its catalogue. Numbers and the dates of the
 * list are written without `Intl`, whose tables a browser takes 10 to 25 ms to load before the rows.
 */
export function grammarOf(locale: string, thousands: string) {
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const days = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const lists = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));

  const number = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const plural = (count: number, forms: Forms): string =>
    forms[rules().select(count)] ?? forms.other;
  return {
    /** "1,312", for whole numbers */
    number,
    /** The form that goes with a number: "jobs". */
    plural,
    /** Both: "1,312 jobs". */
    counted: (count: number, forms: Forms): string => `${number(count)} ${plural(count, forms)}`,
    /** "in 12 days", "today", "3 days ago" */
    inDays: (count: number): string => days().format(count, "day"),
    /** "title, pay and close date" */
    list: (items: readonly string[]): string => lists().format(items),
  };
}
