import { expect, it } from "vitest";
import { validateImport, zoneOf } from "./zones.js";

const subpaths = new Map([
  ["#check-description", "contract/description-in-browser.ts"],
  ["#contract/", "contract/"],
  ["#posting-check/", "posting-check/"],
  ["#service/", "service/"],
  ["#src/", "src/"],
]);

const validate = (from: string, specifier: string) => validateImport(from, specifier, subpaths);

it.each([
  ["src/main.tsx", "./app/app.tsx"],
  ["src/app/pages.tsx", "#src/features/jobs/list.tsx"],
  ["src/app/pages.tsx", "../lib/dates.ts"],
  ["src/features/jobs/form.tsx", "#src/editor/editor.tsx"],
  ["src/features/jobs/form.tsx", "./fields/title.tsx"],
  ["src/features/jobs/form/pay.tsx", "../queries.ts"],
  ["src/jobs/list/list-queries.ts", "./views/list-of-view.ts"],
  ["posting-check/rules/pay-rules.ts", "../fixes/pay-proposals.ts"],
  ["src/jobs/list/views/filters.ts", "#src/lib/state/store.ts"],
  ["src/jobs/files/import/read-rows.test.ts", "../../actions/changes/plan/plan-import.ts"],
  ["src/editor/toolbar.tsx", "#src/ui/actions/button.tsx"],
  ["src/ui/actions/button.tsx", "#src/i18n/text.ts"],
  ["src/lib/api.ts", "#contract/job.ts"],
  ["src/lib/api.ts", "react"],
  ["src/lib/api.test.ts", "node:http"],
  ["service/jobs/routes.ts", "#contract/job.ts"],
  ["service/jobs/routes.ts", "../db/database.ts"],
  ["service/main.ts", "./admin/socket.ts"],
  ["service/main.ts", "./config.ts"],
  ["service/jobs/history/routes.ts", "../routes.ts"],
  ["service/db/migrate.test.ts", "../employers/store.ts"],
  ["service/db/testing/databases.ts", "../../testing/installation.ts"],
  ["service/jobs/routes.ts", "fastify"],
  ["contract/job.ts", "zod/mini"],
  ["contract/job.ts", "./limits.ts"],
  ["contract/description.ts", "parse5"],
  ["contract/html/parse-in-node.ts", "parse5"],
  ["contract/job-request.ts", "#check-description"],
  ["service/jobs/rules.ts", "#contract/description.ts"],
  ["src/editor/editing.browser.test.ts", "#contract/description.ts"],
  ["contract/job.test.ts", "vitest"],
  ["contract/testing/hostile-html.ts", "fast-check"],
  ["posting-check/model/rule.ts", "#contract/job.ts"],
  ["src/jobs/check/facts.ts", "#posting-check/model/rule.ts"],
  ["conformance/run.ts", "#contract/job.ts"],
  ["conformance/run.test.ts", "#service/app.ts"],
  ["e2e/fixtures.ts", "../scripts/browsers/browser.ts"],
  ["bench/run.ts", "#service/app.ts"],
  ["scripts/start.ts", "#service/main.ts"],
  ["vite.config.ts", "./scripts/build/first-request.ts"],
])("lets %s import %s", (from, specifier) => {
  expect(validate(from, specifier)).toBeUndefined();
});

it.each([
  // Layers, upwards.
  ["src/ui/list.tsx", "#src/jobs/requests/queries.ts", /src\/ui cannot import src\/jobs/],
  ["src/lib/api.ts", "../ui/toast.tsx", /src\/lib cannot import src\/ui/],
  ["src/editor/editor.tsx", "../features/jobs/form.tsx", /cannot import src\/features\/jobs/],
  ["src/features/jobs/list.tsx", "#src/app/pages.tsx", /Take it as a prop/],
  ["src/app/pages.tsx", "../main.tsx", /src\/app cannot import src\/main.tsx/],
  // Floors of src/jobs, upwards, from nested folders too; a folder or file that is on none.
  [
    "src/jobs/requests/index/read-index.ts",
    "../../list/views/view.ts",
    /src\/jobs\/requests cannot import src\/jobs\/list/,
  ],
  [
    "src/jobs/check/audit/a.ts",
    "#src/jobs/actions/changes/b.ts",
    /cannot import src\/jobs\/actions/,
  ],
  ["src/jobs/brand-new/a.ts", "../job/fields/b.ts", /src\/jobs\/brand-new is no floor/],
  ["src/jobs/job/a.ts", "../queries.ts", /src\/jobs is no floor/],
  // Features, sideways; an unlisted feature is guarded too.
  ["src/features/jobs/list.tsx", "../sign-in/session.ts", /Features do not know each other/],
  ["src/features/brand-new/a.ts", "#src/features/jobs/b.ts", /src\/features\/brand-new cannot/],
  ["src/features/jobs/list.tsx", "../shared.ts", /Features do not know each other/],
  // A folder that is no layer.
  ["src/hooks/use-key.ts", "#src/lib/api.ts", /src\/hooks is no layer/],
  ["src/lib/api.ts", "../hooks/use-key.ts", /src\/hooks is no layer/],
  // The dashboard and the service.
  ["src/lib/api.ts", "#service/jobs/rules.ts", /meet over HTTP only/],
  ["src/lib/api.ts", "../../service/jobs/rules.ts", /meet over HTTP only/],
  ["src/lib/api.ts", "/service/jobs/rules.ts", /meet over HTTP only/],
  ["service/jobs/rules.ts", "#src/i18n/format.ts", /meet over HTTP only/],
  ["service/jobs/rules.test.ts", "#src/i18n/format.ts", /meet over HTTP only/],
  ["src/lib/api.ts", "node:fs", /runs in the browser/],
  // Folders of the service, upwards; a folder that has no place; what is for its tests.
  ["service/http/errors.ts", "../employers/a.ts", /service\/http cannot import service\/employers/],
  ["service/db/backup/a.ts", "#service/jobs/store.ts", /service\/db cannot import service\/jobs/],
  ["service/http/limits.ts", "../config.ts", /cannot import service\/config.ts/],
  ["service/brand-new/a.ts", "../db/database.ts", /service\/brand-new has no place/],
  ["service/app.ts", "./brand-new/a.ts", /service\/brand-new has no place/],
  ["service/db/database.ts", "./testing/databases.ts", /is for tests/],
  ["service/app.ts", "./testing/installation.ts", /is for tests/],
  // Tests and tools.
  ["src/lib/api.ts", "../../e2e/fixtures.ts", /e2e\/ is for tests and tools/],
  ["service/app.ts", "../scripts/browsers/browser.ts", /scripts\/ is for tests and tools/],
  ["service/app.ts", "../conformance/run.ts", /conformance\/ is for tests and tools/],
  ["service/app.ts", "../bench/run.ts", /bench\/ is for tests and tools/],
  ["service/app.ts", "../brand-new/run.ts", /brand-new\/ is for tests and tools/],
  ["conformance/run.ts", "#service/app.ts", /from outside/],
  // The contract.
  ["contract/job.ts", "#src/i18n/format.ts", /nothing of the repository but itself/],
  ["contract/job.test.ts", "#service/app.ts", /nothing of the repository but itself/],
  ["contract/job.ts", "#posting-check/model/rule.ts", /nothing of the repository but itself/],
  [
    "posting-check/model/rule.ts",
    "#src/jobs/check/facts.ts",
    /nothing of the repository but itself/,
  ],
  ["posting-check/model/rule.ts", "react", /imports zod only/],
  ["contract/job.ts", "node:fs", /imports zod only/],
  ["contract/job.ts", "react", /imports zod only/],
  ["contract/job.ts", "zodiac", /imports zod only/],
  ["contract/job.ts", "parse5", /parse5 in contract\/description\.ts/],
  ["contract/html/parse-in-browser.ts", "parse5", /alone/],
  ["contract/job-request.ts", "./description.ts", /Import "#check-description"/],
  ["src/editor/open-description.ts", "#contract/description.ts", /a parser that a browser has/],
  ["src/editor/open-description.ts", "parse5", /Import contract\/html\/parse/],
])("keeps %s from importing %s", (from, specifier, message) => {
  expect(validate(from, specifier)).toMatch(message);
});

it("reads a zone from the folders alone", () => {
  expect(zoneOf("src/features/jobs/list.tsx")).toEqual({
    top: "src",
    layer: "features",
    feature: "jobs",
  });
  expect(zoneOf("src/jobs/actions/operations/plan/planned-item.ts")).toEqual({
    top: "src",
    layer: "jobs",
    floor: "actions",
  });
  expect(zoneOf("src/main.tsx")).toEqual({ top: "src", layer: "main" });
  expect(zoneOf("service/db/backup/restore.ts")).toEqual({ top: "service", folder: "db" });
  expect(zoneOf("service/app.ts")).toEqual({ top: "service", folder: "main" });
  expect(zoneOf("vite.config.ts")).toEqual({ top: "" });
});
