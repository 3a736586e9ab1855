import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./lib/repository.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

interface Locked {
  link?: boolean;
  devDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
}

const manifest = JSON.parse(read("package.json")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
};
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
/** Without the product itself and its workspace, which the lock names by its folder and by a link. */
const locked = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes("node_modules/") && !link,
);

it("asks for every package in one exact version", () => {
  const { dependencies, devDependencies } = manifest;
  const generator = packages["conformance/typed-client/generator"]?.devDependencies;
  const versions = [dependencies, devDependencies, generator!].flatMap(Object.values);
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(read(".npmrc")).toContain("save-exact=true");
});

it("holds every package to its content, from whatever mirror it comes", () => {
  expect(locked.length).toBeGreaterThan(100);
  for (const [folder, { integrity, resolved }] of locked) {
    expect({ folder, integrity, resolved }).toEqual({
      folder,
      integrity: expect.stringMatching(/^sha512-/) as string,
      resolved: undefined,
    });
  }
});

it("runs no install script, and knows which packages have one", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const record = read("docs/decisions/0004-no-install-scripts.md");
  for (const [folder] of scripted) expect(record).toContain(folder.split("node_modules/").at(-1));
  expect(scripted).toHaveLength(2);
});

it("promises no Node that the strictest of its packages excludes", () => {
  const ranges = Object.values(packages).map(({ engines }) => engines?.node);
  expect(ranges).toContain(manifest.engines.node.replace(/\.0\.0$/, ""));
});
