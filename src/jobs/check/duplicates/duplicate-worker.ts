// Compares postings away from the page.
import type { DuplicateAnswer, DuplicateTask, FoundDuplicates } from "./duplicate-tasks.ts";
import {
  type Buckets,
  bucketsOf,
  nearDuplicateOf,
  sameElsewhereOf,
} from "#posting-check/duplicates/near-duplicates.ts";
import { type Sketch, sketchOf } from "#posting-check/duplicates/sketch.ts";

const sketches = new Map<number, Sketch>();
let buckets: Buckets | undefined;

function find(among: readonly Sketch[], families: number[][]): FoundDuplicates {
  buckets ??= bucketsOf(sketches.values());
  const familyOf = new Map(families.flatMap((family) => family.map((id) => [id, family])));
  const near = new Map<number, number>();
  const elsewhere = new Map<number, number>();
  for (const sketch of among) {
    const other = nearDuplicateOf(sketch, buckets);
    if (other !== undefined) near.set(sketch.id, other);
    // Among all, that of active postings is enough; another one is compared on its own page.
    const isWanted = other === undefined && (sketch.isActive || among.length === 1);
    const distant = isWanted ? sameElsewhereOf(sketch, buckets, familyOf) : undefined;
    if (distant !== undefined) elsewhere.set(sketch.id, distant);
  }
  return { near, elsewhere };
}

addEventListener("message", ({ data }: MessageEvent<DuplicateTask>) => {
  if (data.task === "find") {
    const { request, families, posting } = data;
    const found = find(posting ? [sketchOf(posting)] : [...sketches.values()], families);
    postMessage({ request, found } satisfies DuplicateAnswer);
    return;
  }
  buckets = undefined;
  if (data.task === "remove") for (const id of data.ids) sketches.delete(id);
  else for (const posting of data.postings) sketches.set(posting.id, sketchOf(posting));
});
