import { expect, it } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { SettingFull } from "../../requests/settings/setting-requests.ts";
import { addTemplate, changeTemplates, templatesIn } from "./templates.ts";
import { remove, rename } from "../../requests/settings/setting-query.ts";

signedInPage();

const job = { ...aJob, referenceId: "BAR-1", status: "active" as const, closeDate: "2026-12-24" };
const names = async () => {
  const { shared, value } = await changeTemplates((templates) => templates);
  return { shared, names: templatesIn(value).map(({ name }) => name) };
};

it.each([
  ["with the service", false],
  ["on this computer, of a plain service", true],
])("keeps, renames and removes templates %s", async (_where, plain) => {
  fakeService({ plain });
  await changeTemplates(addTemplate({ id: "1", name: "Server", job }));
  await changeTemplates(addTemplate({ id: "2", name: "Baker", job }));
  expect(await names()).toEqual({ shared: !plain, names: ["Baker", "Server"] });
  await changeTemplates(rename("1", "Apprentice"));
  await changeTemplates(remove("2"));
  expect(await names()).toEqual({ shared: !plain, names: ["Apprentice"] });
});

it("keeps nothing of a job that is its own", async () => {
  fakeService({ plain: false });
  const { value } = await changeTemplates(addTemplate({ name: "Baker", job }));
  expect(templatesIn(value)[0]?.job).toEqual({
    ...job,
    id: 0,
    referenceId: null,
    employer: null,
    status: "draft",
    publishDate: null,
    closeDate: null,
  });
});

it("keeps what a colleague adds at the same time", async () => {
  const service = fakeService({ plain: false });
  service.intercept(async () => {
    // Between the read and the write.
    if (service.requests.length === 2) await changeTemplates(addTemplate({ name: "Server", job }));
    return undefined;
  });
  await changeTemplates(addTemplate({ name: "Baker", job }));
  expect((await names()).names).toEqual(["Baker", "Server"]);
});

it("keeps and hides a template that it cannot read", async () => {
  const service = fakeService({ plain: false });
  const other = { id: "9", name: "Later", job: { words: [] } };
  const document = JSON.stringify({ templates: [other] });
  service.settings.set("/settings/templates", { document, version: 1 });
  const { value } = await changeTemplates(addTemplate({ name: "Baker", job }));
  expect(value.templates).toContainEqual(other);
  expect((await names()).names).toEqual(["Baker"]);
});

it("stores no more than a setting may hold, and then removes", async () => {
  fakeService({ plain: false });
  const long = { ...job, description: `<p>${"é".repeat(LIMITS.settingBytes / 4)}</p>` };
  await changeTemplates(addTemplate({ id: "1", name: "Long", job: long }));
  await expect(changeTemplates(addTemplate({ name: "Longer", job: long }))).rejects.toThrow(
    SettingFull,
  );
  expect((await names()).names).toEqual(["Long"]);
  await changeTemplates(remove("1"));
  expect((await names()).names).toEqual([]);
});
