// Compares postings away from the page.
import type { DuplicateAnswer, DuplicateTask, NearDuplicates } from "./duplicate-tasks.ts";
import { type Buckets, bucketsOf, nearDuplicateOf } from "./near-duplicates.ts";
import { type Sketch, sketchOf } from "./sketch.ts";

const sketches = new Map<number, Sketch>();
let buckets: Buckets | undefined;

function find(among: Iterable<Sketch>): NearDuplicates {
  buckets ??= bucketsOf(sketches.values());
  const found = new Map<number, number>();
  for (const sketch of among) {
    const other = nearDuplicateOf(sketch, buckets);
    if (other !== undefined) found.set(sketch.id, other);
  }
  return found;
}

addEventListener("message", ({ data }: MessageEvent<DuplicateTask>) => {
  if (data.task === "find") {
    const { request, posting } = data;
    const found = find(posting ? [sketchOf(posting)] : sketches.values());
    postMessage({ request, found } satisfies DuplicateAnswer);
    return;
  }
  buckets = undefined;
  if (data.task === "remove") for (const id of data.ids) sketches.delete(id);
  else for (const posting of data.postings) sketches.set(posting.id, sketchOf(posting));
});
