import type { PositionTypeName } from "#contract/reference.ts";
import type { Setting } from "../role.ts";

/**
 * What postings say around the role itself, in one language. Placeholders: `{title}`, `{a title}`,
 * `{city}`, `{cities}`, `{either}` ("Kelowna or Vernon"), `{province}`, `{months}`, `{years}`, `{weekly}` (hours a week). Markup: `*emphasis*`,
 * `**importance**`, `[label](address)`.
 */
export interface Phrases {
  /** The first sentence; by position type where it has something of its own to say. */
  openings: Record<"usual", readonly string[]> &
    Partial<Record<PositionTypeName, readonly string[]>>;
  /** For a posting with more than one place. */
  places: readonly string[];
  headings: Record<"duties" | "needs" | "assets" | "offer" | "steps" | "apply", readonly string[]>;
  hours: Record<Setting, readonly string[]>;
  partTimeHours: readonly string[];
  /** How long or how much, for all but full-time work. */
  terms: Partial<Record<PositionTypeName, readonly string[]>>;
  /** Said where no salary is given. */
  pay: readonly string[];
  benefits: {
    permanent: readonly string[];
    other: readonly string[];
    volunteer: readonly string[];
    setting: Partial<Record<Setting, readonly string[]>>;
  };
  /** The steps of hiring, in their order; some are left out. */
  steps: readonly string[];
  /** Who is welcome, and how people are treated. */
  welcome: readonly string[];
  /** How to apply: with the form of the service, or on the employer's page at `{address}`. */
  applyHere: readonly string[];
  applyThere: readonly string[];
  /** Where to ask; the address is an e-mail address. */
  questions: readonly string[];
  closings: readonly string[];
}
