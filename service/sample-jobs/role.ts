import type {
  CategoryName,
  PositionTypeName,
  ProvinceCode,
  SalaryPeriodName,
} from "#contract/reference.ts";

/** Where the work happens; it decides the hours and the benefits that a posting speaks of. */
export type Setting = "camp" | "care" | "kitchen" | "office" | "road" | "shop" | "site" | "store";

/** How a title shows experience: "Senior Accountant", "Apprentice Plumber", or not at all. */
export type Ladder = "office" | "trade" | "none";

/** A kind of job, from which postings are made. Texts are plain; `{city}` stands for the place. */
export interface Role {
  /** Names of the same job. */
  titles: readonly string[];
  /** The first is the main one. */
  categories: readonly CategoryName[];
  ladder: Ladder;
  setting: Setting;
  /** What the role pays at its middle level, in dollars; `null` where nothing is paid. */
  pay: { period: SalaryPeriodName; low: number; high: number; commission?: boolean } | null;
  /** Weights; full time, and seldom a contract, unless given. */
  types?: Readonly<Partial<Record<PositionTypeName, number>>>;
  /** Where such jobs are; everywhere unless given. */
  provinces?: readonly ProvinceCode[];
  /** The work is in one building, or on one site. */
  onePlace?: true;
  /** English unless given. */
  language?: "fr";
  /** In place of what the setting says of hours and places. */
  hours?: readonly string[];
  /** What the role is for: one of them is used. */
  summaries: readonly string[];
  duties: readonly string[];
  /** Without years of experience: those follow from the level. */
  needs: readonly string[];
  assets: readonly string[];
}
