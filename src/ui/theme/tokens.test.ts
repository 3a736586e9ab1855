import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const css = await readFile(new URL("tokens.css", import.meta.url), "utf8");

/** Light and dark value of every opaque colour token, by its name without `--color-`. */
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

/** Relative luminance of `#rrggbb` (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const SURFACES = ["canvas", "surface", "raised", "sunken", "hover", "pressed"];
const TEXT_ON_SURFACES = ["text", "muted", "accent-text", "positive", "warning", "danger"];

/** Text needs 4.5:1 (WCAG 1.4.3); the outline of a control and the focus ring 3:1 (1.4.11). */
const PAIRS: [foreground: string, background: string, least: number][] = [
  ...SURFACES.flatMap((surface) => [
    ...TEXT_ON_SURFACES.map((text): [string, string, number] => [text, surface, 4.5]),
    ["control", surface, 3] satisfies [string, string, number],
    ["focus", surface, 3] satisfies [string, string, number],
  ]),
  ...["positive", "warning", "danger"].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ["text", `${tone}-soft`, 4.5],
    ["muted", `${tone}-soft`, 4.5],
    ["focus", `${tone}-soft`, 3],
  ]),
  ["accent-text", "accent-soft", 4.5],
  ["text", "accent-soft", 4.5],
  ["muted", "accent-soft", 4.5],
  ["text", "accent-line", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["on-accent", "danger-solid", 4.5],
  ["on-accent", "danger-solid-hover", 4.5],
  ["on-inverse", "inverse", 4.5],
  ["muted-on-inverse", "inverse", 4.5],
  ["danger-on-inverse", "inverse", 4.5],
];

test.each(PAIRS)("%s on %s is readable in both themes", (foreground, background, least) => {
  const [front, back] = [colours.get(foreground)!, colours.get(background)!];
  expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(least);
  expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(least);
});

test("every colour is measured, or only separates and decorates", () => {
  const measured = new Set(PAIRS.flatMap(([foreground, background]) => [foreground, background]));
  const rest = [...colours.keys()].filter((name) => !measured.has(name));
  expect(rest).toEqual(["line", "line-strong"]);
});
