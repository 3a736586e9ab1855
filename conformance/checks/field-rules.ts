import { isCalendarDate } from "#contract/calendar-date.ts";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";

/** What a value has to be, and whether it is. */
export interface FieldRule {
  what: string;
  holds: (value: unknown) => boolean;
}

const INT32 = { min: -LIMITS.maxId - 1, max: LIMITS.maxId };

export const int32: FieldRule = {
  what: "an Int32",
  holds: (value) =>
    Number.isInteger(value) && (value as number) >= INT32.min && (value as number) <= INT32.max,
};

export const integer: FieldRule = { what: "an integer", holds: Number.isInteger };

export const decimal: FieldRule = { what: "a number", holds: Number.isFinite };

export const boolean: FieldRule = {
  what: "true or false",
  holds: (value) => typeof value === "boolean",
};

export const date: FieldRule = {
  what: "a date without time, YYYY-MM-DD",
  holds: (value) => typeof value === "string" && isCalendarDate(value),
};

export const status: FieldRule = {
  what: `one of ${JOB_STATUSES.join(", ")}`,
  holds: (value) => JOB_STATUSES.some((known) => known === value),
};

/** Text of at most `max` UTF-16 units. */
export const text = (max = Infinity): FieldRule => ({
  what: max === Infinity ? "text" : `text of at most ${max} characters`,
  holds: (value) => typeof value === "string" && value.length <= max,
});

export const object: FieldRule = {
  what: "an object",
  holds: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

export const list = ({ min, max }: { min: number; max: number }): FieldRule => ({
  what: `a list of ${min} to ${max}`,
  holds: (value) => Array.isArray(value) && value.length >= min && value.length <= max,
});

export const url: FieldRule = {
  what: "an absolute URL",
  holds: (value) => typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value),
};

export const orNull = ({ what, holds }: FieldRule): FieldRule => ({
  what: `${what}, or null`,
  holds: (value) => value === null || holds(value),
});

/** The values at a path such as `locations[].name`; `undefined` where there is nothing. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path.split(".").reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        const inner = (value as Record<string, unknown> | null | undefined)?.[
          step.replace("[]", "")
        ];
        if (!step.endsWith("[]")) return [inner];
        return Array.isArray(inner) && inner.length > 0 ? (inner as unknown[]) : [undefined];
      }),
    [value],
  );
}
