import { isDeepStrictEqual } from "node:util";

/** The installation breaks the checked rule. */
export class Broken extends Error {}

/** The installation does not have what the check is about; the message is the reason. */
export class NotApplicable extends Error {}

/** The run lacks what the check needs; the message says what. */
export class NotJudged extends Error {}

/** Fails the check with `message` unless `condition` holds. */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Broken(message);
}

/** Fails the check unless both are equal, all the way down. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const difference = firstDifference(actual, expected, "");
  throw new Broken(
    `${what}${difference.path}: ${difference.actual} instead of ${difference.expected}`,
  );
}

/** Fails the check unless both hold the same numbers, in whatever order. */
export function sameNumbers(actual: readonly number[], expected: readonly number[], what: string) {
  const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  equal(ascending(actual), ascending(expected), what);
}

interface Difference {
  path: string;
  actual: string;
  expected: string;
}

function firstDifference(actual: unknown, expected: unknown, path: string): Difference {
  if (isRecord(actual) && isRecord(expected)) {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      if (isDeepStrictEqual(actual[name], expected[name])) continue;
      const step = Array.isArray(expected) ? `[${name}]` : `.${name}`;
      return firstDifference(actual[name], expected[name], `${path}${step}`);
    }
  }
  return {
    path: path && ` ${path.replace(/^\./, "")}`,
    actual: show(actual),
    expected: show(expected),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A value as it stands in JSON, short. */
export function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120).toWellFormed()}…` : text;
}
