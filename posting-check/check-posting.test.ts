import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { checkPosting } from "./check-posting.ts";
import { addFrenchPartner } from "./others/french-partners.ts";
import { type RuleId, RULES } from "./rules/rules.ts";
import { ANSWERED, type Given, jobOf } from "./testing/job-of.ts";
import { cases, findingsOf } from "./testing/findings-of.ts";
import { laval, toronto, vancouver } from "./testing/places.ts";
import { CASES, TODAY } from "./testing/rule-cases.ts";

it.each(cases)("%s: %j is %s", (id, given, found) => {
  const finding = findingsOf(given).find(({ rule }) => rule === id);
  const said = finding && [finding.level, finding.quote?.text].filter(Boolean).join(": ");
  expect(said ?? "").toBe(found);
});

it("has cases of every rule, fired and at rest", () => {
  for (const { id } of RULES) {
    const found = CASES[id].map(([, one]) => one);
    expect({ id, fires: found.some(Boolean), rests: found.includes("") }).toEqual({
      id,
      fires: true,
      rests: true,
    });
  }
});

const unpaid = { positionType: { id: 5, name: "Volunteer" } };

it.each<[whom: string, given: Given, rules: RuleId[]]>([
  ["a volunteer", { ...unpaid, text: "Canadian experience." }, []],
  ["work that is called unpaid", { text: "This is an unpaid position." }, []],
  ["work that is called unpaid in French", { text: "Poste de jour non rémunéré." }, []],
  ["an internship", { text: "This is an unpaid internship." }, ["payMissing"]],
  ["un stage", { text: "Stage de jour non rémunéré." }, ["payMissing"]],
  ["unpaid leave", { text: "Two weeks of unpaid leave." }, ["payMissing", "vacancyMissing"]],
  ["who leads volunteers", { text: "Recruit people for volunteer roles." }, ["payMissing"]],
  ["a general application", { title: "General application", pay: [20, null, 5] }, []],
  ["staff only", { text: "Internal posting. Open to current employees only." }, []],
  ["staff and others", { text: "Open to current employees and to everyone." }, ["payMissing"]],
  ["work elsewhere", { text: "Most of the work is performed outside Ontario." }, []],
  ["clients elsewhere", { text: "You work with clients outside Ontario." }, ["payMissing"]],
  ["a small employer", { facts: { largeInOntario: false } }, []],
])("asks what Ontario asks of %s", (_, given, rules) => {
  const found = findingsOf({ at: toronto, ...given }).filter(
    ({ laws, level }) => laws.length > 0 && level !== "tip",
  );
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
  if (rules.length === 0) expect(found).toEqual([]);
});

it("names the human rights law of the province, and that of Canada to federal employers", () => {
  const lawsOf = (given: Given) =>
    findingsOf({ text: "We want a young baker.", ...given })
      .find(({ rule }) => rule === "ageWording")
      ?.laws.map(({ province }) => province);
  expect(lawsOf({ at: toronto })).toEqual(["ON"]);
  expect(lawsOf({ at: toronto, ...unpaid })).toEqual(["ON"]);
  expect(lawsOf({ at: toronto, facts: { isFederal: true } })).toEqual(["CA"]);
});

it("lists each sentence, up to twenty of a ground, and how many more there are", () => {
  const found = (text: string) =>
    findingsOf({ title: "Baker, women only", text }).filter(({ rule }) => rule === "sexWording");
  const places = found("No men. We bake. No men.").map(({ key, field, quote }) => [
    key,
    field,
    quote?.start,
  ]);
  expect(places).toEqual([
    ["sexWording", "title", 0],
    ["sexWording2", "description", 0],
    ["sexWording3", "description", 17],
  ]);
  const many = found("No men. ".repeat(199));
  expect(many.map(({ more }) => more)).toEqual([...Array<undefined>(19).fill(undefined), 180]);
});

it("makes no error of what depends on a question that is not answered", () => {
  const said = (at: string) =>
    findingsOf({ at, facts: { isAnswered: false } })
      .filter(({ rule }) => rule === "payMissing")
      .map(({ level, isUnsure }) => [level, isUnsure]);
  expect(said(toronto)).toEqual([["toLookAt", true]]);
  expect(said(vancouver)).toEqual([["toCorrect", false]]);
});

it("names the law that is in force on the day", () => {
  const job = jobOf({ at: toronto });
  const laws = (day: string) =>
    checkPosting(job, ANSWERED, day)
      .filter(({ level }) => level === "toCorrect")
      .map((finding) => [finding.rule, finding.laws.map(({ province }) => province).join()]);
  expect(laws("2025-12-31")).toEqual([]);
  expect(laws("2026-01-01")).toEqual([
    ["payMissing", "ON"],
    ["vacancyMissing", "ON"],
  ]);
});

it("offers fixes: pay of the text, the statement in the text's language, a copy to translate", () => {
  const facts = { vacancyStatement: { en: "A vacancy.", fr: "Un poste vacant." } };
  const fixesOf = (given: Given) => findingsOf({ ...given, facts }).flatMap(({ fix }) => fix ?? []);
  expect(fixesOf({ at: toronto, text: "Vous cuisez le pain à 22,50 $ de l'heure." })).toEqual([
    {
      kind: "choice",
      of: {
        existing: { kind: "insert", text: "Un poste vacant." },
        future: { kind: "insert", text: expect.stringContaining("Aucun poste n’est vacant") },
      },
    },
    { kind: "pay", pay: expect.objectContaining({ amount: 22.5, maxAmount: null, period: 5 }) },
  ]);
  expect(fixesOf({ at: laval, text: "You bake the bread for our shop." })).toEqual([
    { kind: "duplicate" },
  ]);
});

it("reports a rule that throws, and goes on", () => {
  const broken = {
    id: "payMissing" as const,
    level: "toCorrect" as const,
    check: () => {
      throw new Error("broken");
    },
  };
  const levels = findingsOf({ pay: [30, 20, 5] }, [broken, ...RULES]).map((one) => one.level);
  expect(levels.slice(0, 2)).toEqual(["toCorrect", "unchecked"]);
});

it("takes an active posting in French as the partner of one in English", () => {
  const french = jobOf({ at: laval, text: "Vous cuisez le pain et les tartes." });
  const english = { ...jobOf({ at: laval, text: "You bake the bread and the pies." }), id: 8 };
  const isMissing = (job: Job, other: Job) => {
    const frenchPartners = new Map<string, number[]>();
    addFrenchPartner(frenchPartners, other);
    const findings = checkPosting(job, ANSWERED, TODAY, { frenchPartners });
    return findings.some(({ rule }) => rule === "frenchMissing");
  };
  expect(isMissing(english, { ...french, status: "active" })).toBe(false);
  expect(isMissing(english, { ...french, status: "draft" })).toBe(true);
  expect(isMissing(english, { ...french, status: "active", categories: [] })).toBe(true);
  // The text that it replaces is no partner.
  expect(isMissing(english, { ...french, id: 8, status: "active" })).toBe(true);
});
