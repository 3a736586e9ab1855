import { emailProblem } from "#contract/email-address.ts";
import { provinceCode } from "#contract/province-names.ts";
import { choicesOf, namedChoice } from "../choices.ts";
import type { ColumnName } from "../columns.ts";
import { addressText } from "./plain-text.ts";
import { proposedChoice } from "./proposed-choice.ts";

const { status, applicantRoutingType } = choicesOf({ categories: [], positionTypes: [] });

const isEmailAddress = (text: string) => emailProblem(addressText(text)) === null;

const isAddress = (text: string) =>
  isEmailAddress(text) || /^(?:https?:\/\/|www\.)\S+$/i.test(addressText(text));

/** Headings that mean another column where most of the values below are of that kind. */
const BY_VALUES: readonly [
  heading: ColumnName,
  column: ColumnName,
  isOne: (text: string) => boolean,
][] = [
  // "State": published, or BC.
  [
    "province",
    "status",
    (text) => provinceCode(text) === null && proposedChoice(status, text) !== undefined,
  ],
  // "How to apply": by e-mail, or the address itself.
  ["applicantRoutingType", "application", (text) => /\S@\S+\.\S|https?:\/\/|www\./i.test(text)],
  [
    "application",
    "applicantRoutingType",
    (text) => namedChoice(applicantRoutingType, text) !== undefined,
  ],
  ["applicationEmail", "application", (text) => isAddress(text) && !isEmailAddress(text)],
  ["applicationUrl", "application", isEmailAddress],
  // "Salary": a range, or the lower end beside "Salary max".
  ["amount", "pay", (text) => /\d.*(?:[-–—]|\bto\b|\bà\b).*\d/.test(text)],
];

/** The column of a heading, by what stands under it. */
export function columnByValues(name: ColumnName, values: readonly string[]): ColumnName {
  const found = BY_VALUES.find(
    ([heading, , isOne]) =>
      heading === name && values.length > 0 && values.filter(isOne).length * 2 > values.length,
  );
  return found?.[1] ?? name;
}
