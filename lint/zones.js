// Which part of the repository may import which. Zones are derived from the folders that a path
// runs through, so a folder added tomorrow is guarded without a line here.
import { readFileSync } from "node:fs";
import path from "node:path";

/** The dashboard's layers, from the top down: a layer imports itself and those after it. */
const LAYERS = ["app", "features", "jobs", "editor", "ui", "i18n", "lib"];

/** The floors of `src/jobs`, likewise; the folders within a floor are free. */
const FLOORS = ["actions", "files", "list", "check", "writes", "requests", "job", "testing"];

/** The folders of `service` below the files directly in it, likewise. */
const SERVICE = [
  "admin",
  "sample-jobs",
  "dashboard",
  "settings",
  "jobs",
  "reference",
  "employers",
  "http",
  "db",
];

/** Pure code for the browser and for Node: each imports itself and those after it. */
const PURE = ["posting-check", "contract"];

/** The only packages that pure code may use, because it runs in the browser and in the service. */
const PURE_PACKAGES = ["zod"];

/** What reads HTML in Node: a browser has a parser, and gets others for these by package.json's `imports`. */
const NODE_HTML = ["contract/description.ts", "contract/html/parse-in-node.ts"];

const TEST_FILE = /\.test\.tsx?$|^contract\/testing\/|^service\/(.*\/)?testing\//;

/**
 * @typedef {object} Zone
 * @property {string} top first folder: "src", "service", "contract", …
 * @property {string} [layer] in `src`: the layer, or "main" for files directly in `src`
 * @property {string} [feature] in `src/features`: the feature
 * @property {string} [floor] in `src/jobs`: the floor, or "" for files directly in it
 * @property {string} [folder] in `service`: the folder, or "main" for files directly in it
 */

/**
 * Reads the subpath imports (`#src/*` → `./src/*`), so that they are written in package.json alone.
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string>} prefix of the specifier → folder
 */
export function readSubpaths(root) {
  const text = readFileSync(path.join(root, "package.json"), "utf8");
  const manifest = /** @type {{ imports?: Record<string, string | { browser: string }> }} */ (
    JSON.parse(text)
  );
  return new Map(
    Object.entries(manifest.imports ?? {}).map(([from, to]) => [
      from.replace(/\*$/, ""),
      (typeof to === "string" ? to : to.browser).replace(/^\.\/|\*$/g, ""),
    ]),
  );
}

/**
 * Where an import leads.
 * @param {string} specifier as written
 * @param {string} from the importing file, relative to the repository
 * @param {Map<string, string>} subpaths from {@link readSubpaths}
 * @returns {string | undefined} path relative to the repository; undefined for a package
 */
function resolveTarget(specifier, from, subpaths) {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier);
  // Vite reads a leading slash as the repository's root.
  if (specifier.startsWith("/")) return specifier.slice(1);
  for (const [prefix, folder] of subpaths) {
    if (specifier.startsWith(prefix)) return folder + specifier.slice(prefix.length);
  }
  return undefined;
}

/**
 * @param {string} file relative to the repository, with forward slashes
 * @returns {Zone}
 */
export function zoneOf(file) {
  const [top = "", second, third, ...below] = file.split("/");
  if (top === "service") return { top, folder: (third === undefined ? "main" : second) ?? "" };
  if (top !== "src") return { top: file.includes("/") ? top : "" };
  const layer = third === undefined ? "main" : second;
  if (layer === "features" && third !== undefined) return { top, layer, feature: third };
  if (layer === "jobs" && third !== undefined)
    return { top, layer, floor: below.length > 0 ? third : "" };
  return { top, ...(layer !== undefined && { layer }) };
}

/**
 * Validates one import.
 * @param {string} from the importing file, relative to the repository
 * @param {string} specifier as written
 * @param {Map<string, string>} subpaths from {@link readSubpaths}
 * @returns {string | undefined} what is wrong and what to do instead; undefined when all is well
 */
export function validateImport(from, specifier, subpaths) {
  const here = zoneOf(from);
  const target = resolveTarget(specifier, from, subpaths);
  if (target === undefined) return validatePackage(from, here, specifier);
  const there = zoneOf(target);
  if (NODE_HTML.includes(target) && [...PURE, "src"].includes(here.top) && !TEST_FILE.test(from))
    return `${target} brings a parser that a browser has. Import "#check-description" or "#parse-fragment".`;
  if (here.top !== there.top) return validateFolders(from, here, there);
  if (here.top === "service")
    return TEST_FILE.test(from) ? undefined : validateService(here, there, target);
  if (here.top !== "src") return undefined;
  // A test may follow what its subject gives to the floors above.
  return (
    validateLayers(here, there) ?? (TEST_FILE.test(from) ? undefined : validateFloors(here, there))
  );
}

/** @type {(from: string, here: Zone, specifier: string) => string | undefined} */
function validatePackage(from, here, specifier) {
  if (TEST_FILE.test(from)) return undefined;
  if (here.top === "src" && specifier.startsWith("node:"))
    return `The dashboard runs in the browser, which has no "${specifier}". Use what the web platform offers, or do it in service/.`;
  if (here.top === "src" && specifier === "parse5")
    return `A browser has a parser of HTML. Import contract/html/parse-html.ts.`;
  if (!PURE.includes(here.top)) return undefined;
  const name = specifier.split("/")[0] ?? "";
  if (PURE_PACKAGES.includes(name)) return undefined;
  if (name === "parse5" && NODE_HTML.includes(from)) return undefined;
  return `${here.top}/ imports zod only (and parse5 in ${NODE_HTML.join(" and ")} alone), because it runs in the browser and in Node. Do what needs "${specifier}" in src/ or service/.`;
}

/** @type {(from: string, here: Zone, there: Zone) => string | undefined} */
function validateFolders(from, here, there) {
  if (there.top === "contract" || there.top === "") return undefined;
  if (PURE.includes(here.top))
    return `${here.top}/ imports nothing of the repository but itself and what is after it in ${PURE.join(", ")}. Move what it needs from ${there.top}/ there, or take it as a parameter.`;
  if (there.top === "posting-check") return undefined;
  if (here.top === "conformance" && !TEST_FILE.test(from))
    return `conformance/ judges any installation from outside. Use contract/ or HTTP instead of ${there.top}/.`;
  if (here.top !== "src" && here.top !== "service") return undefined;
  if (there.top === "src" || there.top === "service")
    return `src/ and service/ meet over HTTP only. Put what both need into contract/.`;
  return `${there.top}/ is for tests and tools; the product does not import it. Move what is needed into ${here.top}/ and import it from there.`;
}

/** @type {(here: Zone, there: Zone) => string | undefined} */
function validateLayers(here, there) {
  const order = ["main", ...LAYERS];
  const from = order.indexOf(here.layer ?? "");
  const to = order.indexOf(there.layer ?? "");
  const unknown = from < 0 ? here : there;
  if (from < 0 || to < 0)
    return `src/${unknown.layer} is no layer. Put the file into one of src/${LAYERS.join(", src/")}.`;
  if (to < from)
    return `Imports run ${LAYERS.join(" → ")}, so ${place(here)} cannot import ${place(there)}. Take it as a prop or a parameter, or move what is shared down to ${place(here)} or lower.`;
  if (here.feature !== there.feature && there.feature !== undefined && here.layer === "features")
    return `Features do not know each other, so ${place(here)} cannot import ${place(there)}. Compose both in src/app, or move what they share to src/jobs or lower.`;
  return undefined;
}

/** @type {(here: Zone, there: Zone) => string | undefined} */
function validateFloors(here, there) {
  if (here.floor === undefined || there.floor === undefined) return undefined;
  const from = FLOORS.indexOf(here.floor);
  const to = FLOORS.indexOf(there.floor);
  const unknown = from < 0 ? here : there;
  if (from < 0 || to < 0)
    return `${place(unknown)} is no floor. Put the file into one of src/jobs/{${FLOORS.join(", ")}}.`;
  if (to < from)
    return `In src/jobs, imports run ${FLOORS.join(" → ")}, so ${place(here)} cannot import ${place(there)}. Take it as a parameter, or move what is shared down to ${place(here)} or lower.`;
  return undefined;
}

/** @type {(here: Zone, there: Zone, target: string) => string | undefined} */
function validateService(here, there, target) {
  if (TEST_FILE.test(target))
    return `${target} is for tests; the service does not import it. Move what is needed beside what needs it.`;
  const order = ["main", ...SERVICE];
  const from = order.indexOf(here.folder ?? "");
  const to = order.indexOf(there.folder ?? "");
  const unknown = from < 0 ? here : there;
  if (from < 0 || to < 0)
    return `service/${unknown.folder} has no place. Put the file into one of service/{${SERVICE.join(", ")}}.`;
  if (to < from)
    return `In service, imports run from its own files to ${SERVICE.join(" → ")}, so service/${here.folder} cannot import ${there.folder === "main" ? target : `service/${there.folder}`}. Take it as a parameter, or move what is shared down to service/${here.folder} or lower.`;
  return undefined;
}

/** @type {(zone: Zone) => string} */
function place(zone) {
  return zone.layer === "main"
    ? "src/main.tsx"
    : ["src", zone.layer, zone.feature, zone.floor].filter(Boolean).join("/");
}
