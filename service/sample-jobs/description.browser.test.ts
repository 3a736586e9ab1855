import { expect, test } from "vitest";
import { checkDescription } from "#check-description";
import { parseFragment as parseInNode } from "#contract/html/parse-in-node.ts";
import { plainTree } from "#contract/testing/plain-tree.ts";
import { parseFragment } from "#parse-fragment";
import { sampleDescription } from "./description.ts";
import { createRandom } from "./random.ts";
import { ROLES } from "./roles.ts";

test("a browser reads the samples as parse5 does, and accepts them", () => {
  for (let stream = 0; stream < 1_000; stream += 1) {
    const random = createRandom(1, stream);
    const role = random.pick(ROLES);
    const html = sampleDescription(random, {
      role,
      title: random.pick(role.titles),
      type: random.pick(role.types),
      cities: ["Saint-Jérôme"],
      email: "jobs@example.com",
      applicationUrl: random.chance(0.5) ? "https://example.com/apply?a=1&amp;b=2" : null,
    });
    expect(plainTree(parseFragment(html))).toEqual(plainTree(parseInNode(html)));
    expect(checkDescription(html)).toEqual([]);
  }
});
