import type { Authority } from "./check.ts";
import type { Outcome } from "./result.ts";

export interface ConformanceOptions {
  /** `{base_url}` of the interface: the installation, without `/api/v1.1`. */
  baseUrl: string;
  apiKey: string;
  /** The key of another employer; without it, isolation is not checked. */
  otherApiKey?: string | undefined;
  /** Valid ids; without them, the installation's own lists or jobs tell. */
  categoryIds?: readonly number[] | undefined;
  positionTypeIds?: readonly number[] | undefined;
  /** Run only the checks of the interface, or only those of our decisions or extensions. */
  authority?: Authority | undefined;
  /** A clause with all below it, or words of a check's name. */
  only?: string | undefined;
  /** How many checks are under way at a time. */
  parallel?: number | undefined;
  /** Ends the run early; the jobs that it created are still removed. */
  signal?: AbortSignal | undefined;
  /** Called when a check ends. */
  onOutcome?: ((outcome: Outcome, done: number, total: number) => void) | undefined;
}
