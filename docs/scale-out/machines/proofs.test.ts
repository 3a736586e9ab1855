import { expect, test } from "vitest";
import type { Client } from "./client.ts";
import type { Entry, Load } from "./load.ts";
import { judge } from "./proofs.ts";

const entry = (...kinds: Entry["kinds"]): Entry => ({ kinds, title: "Baker", changeSet: "set" });

/** A load of two postings, one of which was deleted, and what the service answers of it. */
function stopped(answers: Record<string, object[]> = {}, copy = new Map([[1, "Baker"]])) {
  const rows: Record<string, object[]> = {
    "/jobs": [{ id: 1, title: "Baker" }],
    "/jobs/1/versions": [
      { number: 2, kind: "changed" },
      { number: 1, kind: "created" },
    ],
    "/jobs/2/versions": [
      { number: 2, kind: "deleted" },
      { number: 1, kind: "created" },
    ],
    "/activity?changeSet=set": [{ counts: { created: 2, changed: 1, deleted: 1, restored: 0 } }],
    ...answers,
  };
  const client = { all: (path: string) => Promise.resolve(rows[path]) } as unknown as Client;
  const ledger = new Map([
    [1, entry("created", "changed")],
    [2, entry("created", "deleted")],
  ]);
  return judge({ client, ledger, copy } as unknown as Load, new Map());
}

test("what was acknowledged and is there is no finding", async () => {
  expect(await stopped()).toEqual({ lost: [], doubled: [], gaps: [] });
});

test.each<[string, "lost" | "doubled" | "gaps", Parameters<typeof stopped>]>([
  ["a posting that is gone", "lost", [{ "/jobs": [] }, new Map()]],
  ["an older title", "lost", [{ "/jobs": [{ id: 1, title: "Cook" }] }, new Map([[1, "Cook"]])]],
  [
    "a change without a version",
    "lost",
    [{ "/jobs/1/versions": [{ number: 1, kind: "created" }] }],
  ],
  [
    "a posting that was created twice",
    "doubled",
    [
      {
        "/jobs": [
          { id: 1, title: "Baker" },
          { id: 3, title: "Baker" },
        ],
      },
      new Map([
        [1, "Baker"],
        [3, "Baker"],
      ]),
    ],
  ],
  [
    "a change that was made twice",
    "doubled",
    [
      {
        "/jobs/1/versions": [
          { number: 3, kind: "changed" },
          { number: 2, kind: "changed" },
          { number: 1, kind: "created" },
        ],
      },
    ],
  ],
  [
    "a version that is left out",
    "gaps",
    [
      {
        "/jobs/1/versions": [
          { number: 3, kind: "changed" },
          { number: 1, kind: "created" },
        ],
      },
    ],
  ],
  [
    "an activity that lacks a write",
    "gaps",
    [
      {
        "/activity?changeSet=set": [
          { counts: { created: 2, changed: 0, deleted: 1, restored: 0 } },
        ],
      },
    ],
  ],
  ["a change that the feed leaves out", "gaps", [{}, new Map()]],
  [
    "a deletion that the feed leaves out",
    "gaps",
    [
      {},
      new Map([
        [1, "Baker"],
        [2, "Baker"],
      ]),
    ],
  ],
])("%s is a finding", async (_name, kind, args) => {
  const found = await stopped(...args);
  expect(
    Object.entries(found).flatMap(([name, texts]) => (texts.length > 0 ? [name] : [])),
  ).toEqual([kind]);
});
