import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Scope } from "./rule.ts";
import type { Posting } from "../text/posting.ts";

/** Whether a scope covers a posting; "unknown" until the employer has answered what it depends on. */
export function coverage(
  { work, employees, employers, except = [] }: Scope,
  { isUnpaid, kinds }: Pick<Posting, "isUnpaid" | "kinds">,
  { isFederal, largeInOntario, isAnswered }: ReadinessFacts,
): "yes" | "no" | "unknown" {
  if (work === "paid" && isUnpaid) return "no";
  if (employers !== undefined && isFederal !== (employers === "federal")) return "no";
  if (except.some((kind) => kinds.has(kind))) return "no";
  if (employees === undefined) return "yes";
  if (!largeInOntario) return "no";
  return isAnswered ? "yes" : "unknown";
}
