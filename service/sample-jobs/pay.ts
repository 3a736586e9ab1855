import type { JobRequest } from "#contract/job-request.ts";
import {
  type PositionTypeName,
  type ProvinceCode,
  SALARY_PERIODS,
  type SalaryPeriodName,
} from "#contract/reference.ts";
import type { Random } from "./random.ts";
import type { Role } from "./role.ts";

type Salary = JobRequest["salary"];

/** How far pay is from the middle of the country's. */
const REGION_FACTORS: Partial<Record<ProvinceCode, number>> = {
  AB: 1.03,
  BC: 1.03,
  NT: 1.18,
  NU: 1.22,
  ON: 1.03,
  YT: 1.12,
};

/** What employers round their offers to, in dollars. */
const STEPS: Record<SalaryPeriodName, readonly number[]> = {
  Yearly: [500, 1_000, 1_000, 2_500],
  Monthly: [50, 100],
  Weekly: [25, 50],
  Daily: [5, 10],
  Hourly: [0.05, 0.25, 0.25, 0.5],
};

const HOURS_PER_YEAR = 1_950;
/** No province's minimum wage is above it; in the territories pay is higher anyway (`REGION_FACTORS`). */
const LOWEST_HOURLY = 18;

/** Whole cents: what `step` leaves of binary fractions is cut off. */
const round = (amount: number, step: number) =>
  Math.round(Math.round(amount / step) * step * 100) / 100;

/** What a posting offers, or `null` where it says nothing of pay. */
export function samplePay(
  random: Random,
  { pay }: Role,
  { type, province, factor }: { type: PositionTypeName; province: ProvinceCode; factor: number },
): Salary {
  if (!pay || type === "Volunteer" || random.chance(0.18)) return null;
  const byHour = pay.period === "Yearly" && (type === "Part Time" || type === "Temp");
  const period = byHour ? "Hourly" : pay.period;
  const scale = (factor * (REGION_FACTORS[province] ?? 1)) / (byHour ? HOURS_PER_YEAR : 1);

  const step = random.pick(STEPS[period]);
  const lowest = period === "Hourly" ? LOWEST_HOURLY : 0;
  const base = scale * (pay.low + (pay.high - pay.low) * 0.5 * random.next());
  const amount = Math.max(lowest, round(base, step));
  const most = round(Math.max(scale * pay.high, amount) * (0.96 + 0.1 * random.next()), step);
  const id = SALARY_PERIODS.find(({ name }) => name === period)?.id ?? 1;
  return {
    amount,
    maxAmount: random.chance(0.65) && most > amount ? most : null,
    period: { id },
    plusCommission: pay.commission ?? false,
  };
}
