import { expect, test } from "vitest";
import { type Pay, payQuestion } from "./pay-question.ts";

const pay = (amount: number, period: number, rest: Partial<Pay> = {}): Pay => ({
  amount,
  maxAmount: null,
  period,
  typedPeriod: null,
  ...rest,
});

test.each<[string, Pay, number | "none" | undefined]>([
  ["18.50 per year", pay(18.5, 1, { maxAmount: 22.75 }), 5],
  ["65,000 per hour", pay(65_000, 5), 1],
  ["4,500 per hour", pay(4_500, 5, { maxAmount: 5_500 }), 1],
  ["2,500 per year", pay(2_500, 1), 2],
  ["nothing", pay(0, 5), "none"],
  ["another period than the typed one", pay(25, 1, { typedPeriod: 5 }), 5],
  ["an amount for no period", pay(1, 5), undefined],
])("asks about %s", (_, typed, proposed) => {
  expect(payQuestion(typed)?.question).not.toBe("");
  expect(payQuestion(typed)?.proposal?.period).toBe(proposed);
});

test.each([
  pay(18.5, 5, { maxAmount: 22.75, typedPeriod: 5 }),
  pay(65_000, 1),
  pay(450_000, 1),
  pay(4_200, 2),
  pay(900, 3),
  pay(160, 4),
  pay(20, 99),
])("does not ask about %j", (typed) => expect(payQuestion(typed)).toBeNull());
