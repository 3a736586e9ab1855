import { expect, it } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { postInPlaces } from "../post-in-places.tsx";
import { firstFree, placesIn, planPlaces, referenceOf } from "./plan-places.ts";

it("reads typed and pasted places, each once", () => {
  expect(placesIn("Hope, BC\r\n  Montréal, QC ;hope, bc\n\nNelson, BC\tTrail, BC\n")).toEqual([
    "hope, bc",
    "Montréal, QC",
    "Nelson, BC",
    "Trail, BC",
  ]);
});

it("reads a city and its province in two cells as one place, without their headings", () => {
  const pasted = "City\tProvince\nVancouver\tBC\nLaval\tQuébec\nHalifax\tNova Scotia\r\n";
  expect(placesIn(pasted)).toEqual(["Vancouver, BC", "Laval, QC", "Halifax, NS"]);
});

it.each(["Springfield, ZZ", "123 Main St, Vancouver, BC", "BC"])(
  "says before it is sent that the service refuses %s",
  (places) => {
    const operation = { ...postInPlaces.initial(), places };
    expect(planPlaces(aJob, operation, "2026-11-26")[0]?.problems).toHaveLength(1);
  },
);

it.each([
  ["BAR-{n}", "BAR-7"],
  ["{n}/{n}", "7/7"],
  [" BAR ", "BAR-7"],
  ["", null],
])("makes reference ids by %j", (pattern, id) => {
  expect(referenceOf(pattern, 7)).toBe(id);
});

it("plans a posting for each few places, with the text of the one", () => {
  const source = { ...aJob, title: "Baker", status: "archived" as const, closeDate: "2026-01-01" };
  const places = ["Hope, BC", "Nelson, BC", "Trail, BC"].join("\n");
  const operation = { ...postInPlaces.initial(), places, perPosting: 2, reference: "B" };
  const plan = planPlaces(source, operation, "2026-11-26");
  expect(plan.map(({ before, problems }) => [before, problems])).toEqual([
    [null, []],
    [null, []],
  ]);
  const bodies = plan.map(({ write }) => (write?.kind === "create" ? write.body : undefined));
  expect(bodies).toEqual([
    expect.objectContaining({
      title: "Baker",
      description: aJob.description,
      status: "draft",
      closeDate: null,
      referenceId: "B-1",
      locations: [{ description: "Hope, BC" }, { description: "Nelson, BC" }],
    }),
    expect.objectContaining({ referenceId: "B-2", locations: [{ description: "Trail, BC" }] }),
  ]);
});

it("says what the contract refuses", () => {
  const operation = { ...postInPlaces.initial(), places: "x".repeat(500) };
  expect(planPlaces(aJob, operation, "2026-11-26")[0]?.problems).not.toEqual([]);
});

it.each([
  ["BAR-{n}", ["BAR-1", "BAR-12", "BAR-x", "CAR-99"], 13],
  ["BAR", ["BAR-30"], 31],
  ["BAR-{n}", [], 1],
])("numbers by %j after %j begin with %i", (pattern, taken, first) => {
  expect(firstFree(pattern, taken)).toBe(first);
});

it.each<[string, string, boolean, string, string, number]>([
  ["Cashier – Hamilton", "Our hamilton store", true, "Cashier – Moncton", "Our Moncton store", 1],
  [
    "Cashier – Hamilton",
    "Our Hamilton store",
    false,
    "Cashier – Hamilton",
    "Our Hamilton store",
    0,
  ],
  ["Cashier in {city}", "Hamiltonian", false, "Cashier in Moncton", "Hamiltonian", 1],
])("puts the town in %j and %j: %j", (title, text, townsFollow, newTitle, newText, notes) => {
  const [place] = aJob.locations;
  const locations = [{ ...place!, name: "Hamilton", description: "Hamilton, ON" }];
  const source = { ...aJob, title, description: `<p>${text}</p>`, locations };
  const operation = { ...postInPlaces.initial(), places: "Moncton, NB", townsFollow };
  const [planned] = planPlaces(source, operation, "2026-11-26");
  expect(planned?.after).toMatchObject({ title: newTitle, description: `<p>${newText}</p>` });
  expect(planned?.notes).toHaveLength(notes);
});

it.each(["ON", "Springfield, ZZ"])(
  "puts %s for no town, and says only why it is refused",
  (places) => {
    const [place] = aJob.locations;
    const locations = [{ ...place!, name: "Hamilton", description: "Hamilton, ON" }];
    const title = "Cashier – Hamilton, {city}";
    const operation = { ...postInPlaces.initial(), places };
    const [planned] = planPlaces({ ...aJob, title, locations }, operation, "2026-11-26");
    expect(planned?.after?.title).toBe(title);
    expect(planned?.problems).toEqual([m.import_not_a_place({ text: places })]);
    expect(planned?.notes).toEqual([]);
  },
);

it("fills in what the rows of a pasted table have", () => {
  const source = {
    ...aJob,
    title: "Cashier in {city}",
    description: "<p>Ask {manager}, from {Pay}.</p>",
    salary: null,
  };
  const places = [
    "Ville\tProvince\tPay\tE-mail\tManager",
    "Hope\tBC\t$20 - 22 per hour\thope@example.com\tAna",
    "Laval\tQC\tmuch\t\t",
  ].join("\n");
  const operation = { ...postInPlaces.initial(), places, reference: "{ville}-{n}" };
  const [hope, laval] = planPlaces(source, operation, "2026-11-26");
  expect(hope?.problems).toEqual([]);
  expect(hope?.after).toMatchObject({
    title: "Cashier in Hope",
    description: "<p>Ask Ana, from $20 - 22 per hour.</p>",
    salary: { amount: 20, maxAmount: 22, period: { id: 5 } },
    applicationEmail: "hope@example.com",
  });
  expect(hope?.write).toMatchObject({ body: { referenceId: "Hope-1" } });
  expect(laval?.problems).toEqual([m.import_not_pay({ text: "much" })]);
  expect(laval?.notes).toEqual([]);
  const filled = { ...operation, places: places.replace("much", "$21 per hour") };
  const notes = planPlaces(source, filled, "2026-11-26")[1]?.notes;
  expect(notes).toContain(m.change_sign_left({ sign: "{manager}" }));
});
