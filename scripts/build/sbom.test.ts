import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../lib/repository.ts";
import { writeSbom } from "./sbom.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string }[];
  properties: { name: string }[];
}

it("lists every package of the lock file, and marks none of production as one of development", () => {
  const file = path.join(temporaryFolder("sbom"), "sbom.cdx.json");
  expect(writeSbom(file)).toBeUndefined();
  const { bomFormat, components } = readJson<{ bomFormat: string; components: Component[] }>(file);
  expect(bomFormat).toBe("CycloneDX");
  const listed = new Map(components.map((component) => [component.name, component]));
  const { packages } = readJson<{ packages: object }>(path.join(ROOT, "package-lock.json"));
  const names = Object.keys(packages)
    .filter((at) => at.includes("node_modules/"))
    .map((at) => at.split("node_modules/").at(-1) ?? "");
  // The workspace is listed by the name of its folder.
  const missing = names.filter((name) => !listed.has(name));
  expect(missing).toEqual(["interface-types-generator"]);
  const { dependencies } = readJson<{ dependencies: object }>(path.join(ROOT, "package.json"));
  for (const [name, version] of Object.entries(dependencies)) {
    const properties = listed.get(name)?.properties.map((property) => property.name);
    expect([name, listed.get(name)?.version, properties]).toEqual([name, version, []]);
    expect(listed.get(name)?.hashes?.[0]?.alg).toBe("SHA-512");
  }
});

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;
