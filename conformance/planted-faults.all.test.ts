import { expect, onTestFinished, test } from "vitest";
import { installation } from "#service/testing/installation.ts";
import { report } from "./report.ts";
import { runConformance } from "./run-conformance.ts";
import { brokenService } from "./testing/broken-service.ts";
import { BROKEN_SERVICES } from "./testing/faults.ts";

test.each(BROKEN_SERVICES)(
  "a service fails in the clauses that it breaks, and in no others: $names",
  async ({ fault, authority, breaks }) => {
    const { baseUrl, apiKey, otherApiKey } = await installation("postgresql");
    const broken = await brokenService(baseUrl, fault({ apiKey, otherApiKey }));
    onTestFinished(broken.close);
    const run = { baseUrl: broken.baseUrl, apiKey, otherApiKey, authority };
    const result = await runConformance(run);
    const failed = result.outcomes.filter(({ verdict }) => verdict === "failed");
    const clauses = new Set(failed.map(({ clause }) => clause));
    expect([...clauses].toSorted()).toEqual(breaks);
    const lines = report(result)
      .match(/^(✗|    the same in) .*$/gm)
      ?.join("\n");
    for (const clause of breaks) expect(lines).toContain(clause);
    expect(result.left).toEqual([]);
  },
);
