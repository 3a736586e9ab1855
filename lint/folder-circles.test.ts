import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const LEFT_OUT = /\.test\.tsx?$|\/testing\/|\/paraglide\//;
const FROM = /\b(?:from|import|new URL\()\s*\(?\s*["'`]((?:\.{1,2}\/|#)[^"'`$]+)["'`]/g;

const filesIn = (top: string): string[] =>
  readdirSync(top, { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(top, file))
    .filter((file) => /\.(tsx?|js)$/.test(file) && !LEFT_OUT.test(file));

/** The two neighbours by which one file needs another: folders of the same folder, or `.` for the files directly in it. */
function neighbours(from: string, to: string): [string, string] {
  const [a, b] = [from.split("/"), to.split("/")];
  const shared = a.findIndex((part, at) => part !== b[at]);
  const name = (parts: string[]) =>
    [...parts.slice(0, shared), parts.length > shared + 1 ? parts[shared] : "."].join("/");
  return [name(a), name(b)];
}

/** Who needs whom in these folders, and between them. */
function needsOf(tops: string[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const file of tops.flatMap(filesIn)) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(FROM)) {
      const to = specifier.startsWith("#")
        ? specifier.slice(1)
        : path.posix.join(path.posix.dirname(file), specifier);
      const [one, other] = neighbours(file, to);
      if (one === other || LEFT_OUT.test(to) || !existsSync(to)) continue;
      needs.set(one, (needs.get(one) ?? new Set()).add(other));
    }
  }
  return needs;
}

function reachedFrom(start: string, needs: Map<string, Set<string>>): Set<string> {
  const reached = new Set(needs.get(start));
  // A set is walked to the end while it grows.
  for (const folder of reached) for (const next of needs.get(folder) ?? []) reached.add(next);
  return reached;
}

/** The folders that need one another, through however many. */
function circlesIn(...tops: string[]): string[][] {
  const needs = needsOf(tops);
  const reach = new Map([...needs.keys()].map((name) => [name, reachedFrom(name, needs)]));
  const circles = [...reach].map(([one, reached]) =>
    [...reached].filter((other) => reach.get(other)?.has(one)).toSorted(),
  );
  const found = circles.filter((circle) => circle.length > 0).map((circle) => circle.join(" "));
  return [...new Set(found)].toSorted().map((circle) => circle.split(" "));
}

test.each([["src"], ["service"], ["posting-check"], ["bench", "docs", "e2e", "scripts"]])(
  "no folders of %s need one another",
  (...tops) => {
    expect(circlesIn(...tops)).toEqual([]);
  },
);
