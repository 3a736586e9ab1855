import type { Authority } from "./check.ts";
import type { Outcome } from "./result.ts";

export interface ConformanceOptions {
  /** `{base_url}` of the interface: the installation, without `/api/v1.1`. */
  baseUrl: string;
  apiKey: string;
  /** The key of another employer; without it, isolation is not judged. */
  otherApiKey?: string | undefined;
  /** Valid ids; without them, the installation's own lists or jobs tell. */
  categoryIds?: readonly number[] | undefined;
  positionTypeIds?: readonly number[] | undefined;
  /** Judge only what the interface says, or only what was decided. */
  authority?: Authority | undefined;
  /** A clause with all below it, or words of a check's name. */
  only?: string | undefined;
  /** How many checks are under way at a time. */
  parallel?: number | undefined;
  /** Ends the run early; what it made is removed all the same. */
  signal?: AbortSignal | undefined;
  /** Told of each check as it ends. */
  onOutcome?: ((outcome: Outcome, done: number, total: number) => void) | undefined;
}
