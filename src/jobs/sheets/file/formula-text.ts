/** What makes a spreadsheet run the text of a CSV file as a formula, and our own mark. */
const RISKY = /^[=+\-@\t\r\n'＝＋－＠]/;
const MARKED = /^'(?=[=+\-@\t\r\n'＝＋－＠])/;

/** Text that a spreadsheet takes for text: marked with an apostrophe where it would be a formula. */
export const withoutFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** The text before `withoutFormula`. */
export const withFormula = (text: string): string => text.replace(MARKED, "");
