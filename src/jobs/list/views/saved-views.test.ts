import { expect, it } from "vitest";
import { fakeService } from "../../testing/fake-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { changeSavedViews, saveView } from "./saved-views.ts";
import { remove, rename } from "../../requests/settings/setting-query.ts";

signedInPage();

const ended = { id: "1", name: "Ended", view: { closes: "ended" } };
const inKelowna = { id: "2", name: "Kelowna", view: { location: "Kelowna, BC" } };

it.each([
  ["with the service", false],
  ["on this computer, of a plain service", true],
])("saves, renames and removes views %s", async (_where, plain) => {
  fakeService({ plain });
  await changeSavedViews(saveView(ended));
  await changeSavedViews(saveView(inKelowna));
  await changeSavedViews(saveView({ ...ended, view: { closes: "next7" } }));
  await changeSavedViews(rename("2", "West"));
  expect(await changeSavedViews((views) => views)).toEqual({
    shared: !plain,
    value: {
      views: [
        { ...ended, view: { closes: "next7" } },
        { ...inKelowna, name: "West" },
      ],
    },
  });
  const { value } = await changeSavedViews(remove("1"));
  expect(value.views).toEqual([{ ...inKelowna, name: "West" }]);
});

it("keeps what a colleague saves at the same time", async () => {
  const service = fakeService({ plain: false });
  service.intercept(async () => {
    // Between the read and the write.
    if (service.requests.length === 2) await changeSavedViews(saveView(inKelowna));
    return undefined;
  });
  const { value } = await changeSavedViews(saveView(ended));
  expect(value.views).toEqual([inKelowna, ended]);
});

it("keeps what a later release adds", async () => {
  const service = fakeService({ plain: false });
  const document = { views: [{ ...ended, colour: "red" }], order: ["1"] };
  service.settings.set("/settings/views", { document: JSON.stringify(document), version: 1 });
  await changeSavedViews(rename("1", "Over"));
  expect(JSON.parse(service.settings.get("/settings/views")?.document ?? "")).toEqual({
    views: [{ ...ended, name: "Over", colour: "red" }],
    order: ["1"],
  });
});

it("overwrites nothing that it cannot read", async () => {
  const service = fakeService({ plain: false });
  service.settings.set("/settings/views", { document: '{"columns":[]}', version: 1 });
  await expect(changeSavedViews(saveView(ended))).rejects.toMatchObject({ reason: "unreadable" });
});
