import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../lib/repository.ts";
import { SCENARIOS } from "./scenarios.ts";

const document = readFileSync(path.join(ROOT, "docs/scenarios.md"), "utf8");

it.each(Object.entries(SCENARIOS))(
  "%s stands in docs/scenarios.md, with a picture",
  (name, { about }) => {
    const picture = `pictures/scenarios/${name}.png`;
    expect(document).toContain(`| \`${name}\` | ${about} | ![${name}](${picture}) |`);
    expect(existsSync(path.join(ROOT, "docs", picture))).toBe(true);
  },
);
