import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "../testing/a-job.ts";
import { checkReadiness } from "./check-readiness.ts";
import { frenchPartnersOf } from "./french-partners.ts";
import { findingText } from "./finding-text.ts";
import { type RuleId, RULES } from "./rules.ts";
import { ANSWERED, type Given, jobOf } from "./testing/job-of.ts";

const TODAY = "2026-11-26";

const findingsOf = (given: Given, rules?: Parameters<typeof checkReadiness>[4]) =>
  checkReadiness(
    jobOf(given),
    { ...ANSWERED, ...given.facts },
    TODAY,
    {
      ...(given.duplicate && { nearDuplicates: new Map([[aJob.id, given.duplicate]]) }),
      ...(given.elsewhere !== undefined && {
        sameElsewhere: new Map([[aJob.id, jobOf({ at: given.elsewhere })]]),
      }),
    },
    rules,
  );

const toronto = "Toronto, ON";
const vancouver = "Vancouver, BC";
const laval = "Laval, QC";

/** What a rule finds: its severity, and the words if it names any; "" if nothing. */
const CASES: readonly (readonly [RuleId, Given, found: string])[] = [
  ["payMissing", { at: toronto }, "error"],
  ["payMissing", { at: "Souris, PE", text: "Servir les gens." }, "error"],
  ["payMissing", { text: "This is a fully remote position." }, "error"],
  ["payMissing", { text: "Poste en télétravail." }, "error"],
  ["payMissing", { text: "Care for remote communities." }, ""],
  ["payMissing", { title: "Remote site nurse" }, ""],
  ["payMissing", { at: "Halifax, NS" }, ""],
  ["payMissing", { at: "Gander, NL" }, ""],
  ["payMissing", { at: toronto, text: "Pay is $20 to $22 an hour." }, ""],
  ["payMissing", { at: toronto, text: "Pay: $250 per shift." }, ""],
  ["payMissing", { at: toronto, facts: { largeInOntario: false } }, ""],
  ["payMissing", { at: vancouver, facts: { isFederal: true } }, ""],
  ["payOnlyInText", { text: "The wage is $20–$22 per hour." }, "warning: $20–$22"],
  [
    "payOnlyInText",
    { text: "Salaire : 60 000 $ à 70 000 $ par année." },
    "warning: 60 000 $ à 70 000 $",
  ],
  ["payOnlyInText", { text: "Taux horaire de 22,50 $." }, "warning: 22,50 $"],
  ["payOnlyInText", { text: "A budget of $200,000 a year, and a $500 bonus." }, ""],
  ["payOnlyInText", { text: "We raised $2 million. Boni de 500 $." }, ""],
  ["payOnlyInText", { text: "It pays $20 an hour.", pay: [20, null, 5] }, ""],
  ["payOnlyInText", { title: "Kitchen manager – $25/hr" }, "warning: $25"],
  ["payWide", { at: toronto, pay: [60_000, 110_001, 1] }, "error"],
  ["payWide", { at: toronto, pay: [60_000, 110_000, 1] }, ""],
  ["payWide", { at: toronto, pay: [200, 400, 4] }, "error"],
  ["payWide", { at: vancouver, pay: [60_000, 160_000, 1] }, ""],
  [
    "payWide",
    { at: toronto, text: "Salary: $50,000 to $120,000 a year." },
    "error: $50,000 to $120,000",
  ],
  ["payWide", { at: toronto, pay: [60_000, 200_001, 1] }, ""],
  ["payExempt", { at: toronto, pay: [60_000, 200_001, 1] }, "advice"],
  ["payExempt", { at: toronto, pay: [60_000, 200_000, 1] }, ""],
  ["payOpen", { at: vancouver, text: "Up to $30 per hour." }, "error: $30"],
  ["payOpen", { at: vancouver, text: "À partir de 22 $ de l’heure." }, "error: 22 $"],
  ["payOpen", { text: "Wage $20 and up per hour." }, "warning: $20"],
  ["payOpen", { at: vancouver, text: "Wage $22 plus tips." }, ""],
  ["payOpen", { at: vancouver, title: "Cook, $20/hr + tips" }, ""],
  ["payOpen", { at: vancouver, title: "Cook, $20+ an hour" }, "error: $20"],
  ["payOpen", { at: vancouver, title: "Cook from $20 an hour" }, "error: $20"],
  ["payOpen", { at: vancouver, text: "Wage $22/hr and up." }, "error: $22"],
  ["payOpen", { text: "Salaire selon l'expérience." }, "warning: Salaire selon l'expérience"],
  ["payOpen", { at: vancouver, text: "Pay from $20 to $30 per hour." }, ""],
  ["payOpen", { at: vancouver, text: "Shifts starting at 7. Up to $500 a year for boots." }, ""],
  ["payOpen", { at: vancouver, text: "Up to $30 per hour.", pay: [25, 30, 5] }, ""],
  ["payOpen", { at: vancouver, text: "Competitive benefits. Avantages concurrentiels." }, ""],
  ["payReversed", { pay: [30, 20, 5] }, "error"],
  ["payReversed", { pay: [20, 20, 5] }, ""],
  ["payBelowMinimum", { at: toronto, pay: [17.94, null, 5] }, "error"],
  ["payBelowMinimum", { at: toronto, pay: [17.95, null, 5] }, ""],
  ["payBelowMinimum", { at: toronto, pay: [17, null, 5], text: "For students." }, "warning"],
  ["payBelowMinimum", { at: laval, pay: [13, null, 5], text: "Avec les pourboires." }, "warning"],
  ["payBelowMinimum", { pay: [10, null, 5], positionType: { id: 5, name: "" } }, ""],
  ["payUnlikely", { pay: [65_000, null, 5] }, "warning"],
  ["payUnlikely", { pay: [14_999, null, 1] }, "warning"],
  ["payUnlikely", { pay: [500, null, 5] }, ""],
  ["vacancyMissing", { at: toronto }, "error"],
  ["vacancyMissing", { at: toronto, text: "Watch the vacancy rate." }, "error"],
  ["vacancyMissing", { at: toronto, text: "For an existing vacancy." }, ""],
  ["vacancyMissing", { at: toronto, text: "We fill our talent pool." }, ""],
  ["vacancyMissing", { at: toronto, text: "There is no vacancy at this time." }, ""],
  ["vacancyMissing", { at: toronto, text: "This is a candidate inventory." }, ""],
  ["vacancyMissing", { at: toronto, text: "Aucun poste n’est vacant pour le moment." }, ""],
  ["vacancyMissing", { at: toronto, text: "You turn off the no vacancy sign." }, "error"],
  ["vacancyMissing", { at: toronto, text: "Il s’agit d’un poste vacant." }, ""],
  ["vacancyMissing", { at: toronto, text: "Cinq semaines de vacances." }, "error"],
  ["vacancyMissing", { at: vancouver }, ""],
  [
    "vacancyMissing",
    {
      at: toronto,
      text: "We’re short a baker, eh?",
      facts: { vacancyStatement: { en: "We’re short a  baker, eh?", fr: "" } },
    },
    "",
  ],
  ["aiMissing", { at: toronto, facts: { usesAi: true } }, "error"],
  ["aiMissing", { at: toronto, facts: { usesAi: true }, text: "Skills in AI count." }, "error"],
  ["aiMissing", { at: toronto, facts: { usesAi: true }, text: "AI screens applications." }, ""],
  ["aiMissing", { at: toronto, facts: { usesAi: true }, text: "L’IA trie les candidatures." }, ""],
  ["aiMissing", { at: toronto }, ""],
  [
    "canadianExperience",
    { at: toronto, text: "Canadian work experience." },
    "error: Canadian work experience",
  ],
  [
    "canadianExperience",
    { at: toronto, text: "Expérience canadienne exigée." },
    "error: Expérience canadienne",
  ],
  ["canadianExperience", { at: toronto, text: "No Canadian experience needed." }, ""],
  ["canadianExperience", { at: toronto, text: "Expérience canadienne non requise." }, ""],
  ["canadianExperience", { at: toronto, text: "A P.Eng. licence of Canada." }, ""],
  [
    "canadianExperience",
    { at: toronto, description: "<p>Exp&eacute;rience canadienne exig&eacute;e.</p>" },
    "error: Expérience canadienne",
  ],
  ["canadianExperience", { at: vancouver, text: "Canadian experience." }, ""],
  ["ageWording", { at: toronto, text: "We want a young baker." }, "error: young"],
  ["ageWording", { at: "Hope", text: "We want a young baker." }, "warning: young"],
  ["ageWording", { title: "Young baker wanted" }, "error: Young"],
  ["ageWording", { text: "Bake for young people." }, ""],
  [
    "familyWording",
    { text: "You have no family commitments." },
    "error: have no family commitments",
  ],
  ["familyWording", { text: "You help families without children." }, ""],
  ["originWording", { text: "Candidates without an accent." }, "error: without an accent"],
  ["originWording", { text: "We prefer Indigenous applicants of Canadian origin." }, ""],
  ["religionWording", { text: "Christian applicants only." }, "error: Christian applicants"],
  ["religionWording", { text: "Our church takes Christian applicants only." }, ""],
  ["healthWording", { text: "You are physically fit." }, "error: physically fit"],
  ["healthWording", { text: "You are physically fit to lift 25 kg." }, ""],
  [
    "citizenshipWording",
    { text: "Canadian citizenship required." },
    "warning: Canadian citizenship",
  ],
  ["citizenshipWording", { text: "You must be entitled to work in Canada." }, ""],
  ["nativeSpeaker", { text: "A native English speaker." }, "warning: native English speaker"],
  ["nativeSpeaker", { text: "Plant native trees." }, ""],
  [
    "applicantFee",
    { at: vancouver, text: "An application fee applies." },
    "error: application fee",
  ],
  ["applicantFee", { text: "An application fee applies." }, "warning: application fee"],
  ["applicantFee", { text: "No application fee." }, ""],
  ["privateMail", { text: "Write to a@gmail.com." }, "advice: a@gmail.com"],
  ["privateMail", { text: "Write to a@northbakery.ca." }, ""],
  ["commissionUnsaid", { at: toronto, pay: [20, null, 5], commission: true }, "warning"],
  [
    "commissionUnsaid",
    { at: toronto, pay: [20, null, 5], commission: true, text: "Plus commission." },
    "",
  ],
  ["ageWording", { at: toronto, text: "We want a young baker." }, "error: young"],
  ["ageWording", { at: "Hope", text: "We want a young baker." }, "warning: young"],
  ["ageWording", { title: "Young baker wanted" }, "error: Young"],
  ["ageWording", { text: "Bake for young people." }, ""],
  [
    "familyWording",
    { text: "You have no family commitments." },
    "error: have no family commitments",
  ],
  ["familyWording", { text: "You help families without children." }, ""],
  ["originWording", { text: "Candidates without an accent." }, "error: without an accent"],
  ["originWording", { text: "We prefer Indigenous applicants of Canadian origin." }, ""],
  ["religionWording", { text: "Christian applicants only." }, "error: Christian applicants"],
  ["religionWording", { text: "Our church takes Christian applicants only." }, ""],
  ["healthWording", { text: "You are physically fit." }, "error: physically fit"],
  ["healthWording", { text: "You are physically fit to lift 25 kg." }, ""],
  [
    "citizenshipWording",
    { text: "Canadian citizenship required." },
    "warning: Canadian citizenship",
  ],
  ["citizenshipWording", { text: "You must be entitled to work in Canada." }, ""],
  ["nativeSpeaker", { text: "A native English speaker." }, "warning: native English speaker"],
  ["nativeSpeaker", { text: "Plant native trees." }, ""],
  [
    "applicantFee",
    { at: vancouver, text: "An application fee applies." },
    "error: application fee",
  ],
  ["applicantFee", { text: "An application fee applies." }, "warning: application fee"],
  ["applicantFee", { text: "No application fee." }, ""],
  ["privateMail", { text: "Write to a@gmail.com." }, "advice: a@gmail.com"],
  ["privateMail", { text: "Write to a@northbakery.ca." }, ""],
  ["commissionUnsaid", { at: toronto, pay: [20, null, 5] }, ""],
  [
    "frenchMissing",
    { at: laval, text: "You will bake the bread for our shop and cafés." },
    "error",
  ],
  ["frenchMissing", { at: laval, text: "Vous faites cuire le pain pour notre boutique." }, ""],
  [
    "frenchMissing",
    { at: laval, text: "You bake the bread. Vous cuisez le pain et les tartes." },
    "",
  ],
  ["frenchMissing", { at: laval, text: "Pain" }, ""],
  ["languageUnexplained", { at: laval, text: "Anglais exigé." }, "warning: Anglais"],
  ["languageUnexplained", { at: laval, text: "Must speak English." }, "warning: English"],
  [
    "languageUnexplained",
    { at: laval, text: "Anglais exigé pour servir nos clients de l’Ouest." },
    "",
  ],
  ["languageUnexplained", { at: laval, text: "L’anglais est un atout." }, ""],
  ["languageUnexplained", { at: laval, text: "Enseigner l’anglais; diplôme requis." }, ""],
  ["languageUnexplained", { at: toronto, text: "Must speak English." }, ""],
  ["titleShouts", { title: "BAKER WANTED" }, "warning"],
  ["titleShouts", { title: "Baker!" }, "warning"],
  ["titleShouts", { title: "RN / LPN" }, ""],
  ["titleShouts", { title: "HVAC technician" }, ""],
  ["titleSaysMore", { title: "Baker $20/h" }, "warning: $20"],
  ["titleSaysMore", { title: "Baker, Regina" }, "warning: Regina"],
  ["titleSaysMore", { title: "Boulanger (temps plein)" }, "warning: temps plein"],
  ["titleSaysMore", { title: "Contract manager" }, ""],
  ["titleShouts", { title: "Urgent: baker" }, "warning"],
  ["titleShouts", { title: "Bakers needed urgently" }, "warning"],
  ["titleShouts", { title: "Recrutement urgent : boulanger" }, "warning"],
  ["titleShouts", { title: "Urgent care nurse" }, ""],
  ["titleShouts", { title: "Non-urgent patient transfer attendant" }, ""],
  ["titleShouts", { title: "Nurse, Urgent and Primary Care Centre" }, ""],
  ["titleShouts", { title: "Urgent & Primary Care nurse" }, ""],
  ["titleShouts", { title: "Urgent / Primary Care nurse" }, ""],
  ["titleShouts", { title: "Urgent-care nurse" }, ""],
  ["titleShouts", { title: "Urgent Psychiatry nurse" }, ""],
  ["titleShouts", { title: "Infirmier·ère, soins urgents" }, ""],
  ["titleShouts", { title: "Infirmier·ère aux urgences" }, ""],
  ["titleShouts", { title: "Répartiteur d'urgence" }, ""],
  ["titleShouts", { title: "Chauffeur, transport non urgent" }, ""],
  ["titleShouts", { title: "Répartiteur – transport urgent" }, ""],
  ["titleSaysMore", { title: "Regina Health nurse" }, ""],
  ["titleSaysMore", { title: "Clerk at University of Regina" }, ""],
  ["titleSaysMore", { title: "$50M fund analyst" }, ""],
  ["titleLong", { title: "a".repeat(81) }, "warning"],
  ["titleLong", { title: "a".repeat(80) }, ""],
  ["textShort", { text: "Bread." }, "advice"],
  ["textShort", { text: "Bread. ".repeat(101) }, ""],
  ["textLong", { text: "word ".repeat(1_001) }, "advice"],
  ["textLong", { text: "word ".repeat(1_000) }, ""],
  ["gendered", { text: "A sales ninja." }, "advice: ninja"],
  ["gendered", { title: "Hôtesse" }, "advice: Hôtesse"],
  ["gendered", { text: "He or she will bake. S/he will sell. A waiter/waitress." }, ""],
  ["gendered", { text: "A girder and a hero." }, ""],
  [
    "confidentialLeak",
    { confidential: true, employer: { id: 1, name: "Bun & Co. Ltd." }, text: "At Bun &amp; Co." },
    "error: Bun & Co",
  ],
  ["confidentialLeak", { confidential: true, employer: { id: 1, name: "North Bakery" } }, "error"],
  [
    "confidentialLeak",
    { confidential: true, text: "See northbakery.ca." },
    "error: northbakery.ca",
  ],
  ["confidentialLeak", { confidential: true, employer: { id: 1, name: "Sunny Loaf" } }, ""],
  ["confidentialLeak", { employer: { id: 1, name: "North Bakery" } }, ""],
  [
    "confidentialLeak",
    {
      confidential: true,
      employer: { id: 1, name: "The Solutions Group Inc." },
      text: "You build solutions.",
    },
    "",
  ],
  ["closesSoon", { closeDate: TODAY }, "warning"],
  ["closesSoon", { closeDate: "2026-11-25" }, "warning"],
  ["closesSoon", { closeDate: "2026-11-25", status: "archived" }, ""],
  ["closesSoon", { closeDate: null }, ""],
  ["nearDuplicate", { duplicate: 7 }, "warning"],
  ["nearDuplicate", {}, ""],
  ["sameElsewhere", { elsewhere: vancouver }, "advice"],
  ["sameElsewhere", { elsewhere: "" }, "advice"],
  ["sameElsewhere", {}, ""],
  ["closesLate", { closeDate: "2027-05-29" }, "warning"],
  ["closesLate", { closeDate: "2027-05-28" }, ""],
  [
    "urlInsecure",
    { applicantRoutingType: { id: 2, name: "" }, applicationUrl: "http://a.ca" },
    "warning",
  ],
  [
    "urlInsecure",
    { applicantRoutingType: { id: 2, name: "" }, applicationUrl: "https://a.ca" },
    "",
  ],
  ["urlInsecure", { applicationUrl: "http://a.ca" }, ""],
  ["addressPlaceholder", { applicationEmail: "jobs@example.com" }, "warning"],
  ["addressPlaceholder", { applicationEmail: "jobs@goodexample.com" }, ""],
  ["emailDiffers", { text: '<a href="mailto:hr@a.ca">Mail</a>' }, "warning: hr@a.ca"],
  ["emailDiffers", { text: '<a href="mailto:jobs%40northbakery.ca?subject=Hi">Mail</a>' }, ""],
  [
    "emailDiffers",
    { text: 'Need accommodation? <br>Ask for accommodation at <a href="mailto:mia@a.ca">Mia</a>' },
    "",
  ],
  ["emailDiffers", { text: '<a href="mailto:Jobs@NorthBakery.ca">Mail</a>' }, ""],
  ["placeWithoutProvince", { at: "Hope" }, "warning: Hope"],
  ["placeWithoutProvince", { at: "Hope BC" }, ""],
  ["placeWithoutProvince", { at: "Toronto" }, "warning: Toronto"],
  ["payMissing", { at: "Toronto" }, "error"],
  ["payMissing", { at: "Richmond" }, ""],
  ["placeDiffers", { text: "Work in sunny Alberta." }, "warning: Alberta"],
  [
    "placeDiffers",
    { text: "Travailler en Colombie-Britannique." },
    "warning: Colombie-Britannique",
  ],
  ["placeDiffers", { text: "We deliver to Alberta." }, ""],
  ["placeDiffers", { text: "Our head office is in Alberta." }, ""],
  ["placeDiffers", { text: "Work in Saskatchewan." }, ""],
  ["structuredDataIncomplete", { confidential: true }, "warning"],
  ["structuredDataIncomplete", {}, ""],
];

it.each(CASES)("%s: %j is %s", (id, given, found) => {
  const finding = findingsOf(given).find(({ rule }) => rule === id);
  const said = finding && [finding.severity, finding.quote?.text].filter(Boolean).join(": ");
  expect(said ?? "").toBe(found);
});

it("has cases of every rule, fired and at rest", () => {
  for (const { id } of RULES) {
    const found = CASES.filter(([rule]) => rule === id).map((row) => row[2]);
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
  ["work that is called unpaid", { text: "This is an unpaid internship." }, []],
  ["work that is called unpaid in French", { text: "Stage de jour non rémunéré." }, []],
  ["unpaid leave", { text: "Two weeks of unpaid leave." }, ["payMissing", "vacancyMissing"]],
  ["who leads volunteers", { text: "Recruit people for volunteer roles." }, ["payMissing"]],
  ["a general application", { title: "General application", pay: [20, null, 5] }, []],
  ["staff only", { text: "Internal posting. Open to current employees only." }, []],
  ["staff and others", { text: "Open to current employees and to everyone." }, ["payMissing"]],
  ["work elsewhere", { text: "Most of the work is performed outside Ontario." }, []],
  ["clients elsewhere", { text: "You work with clients outside Ontario." }, ["payMissing"]],
  ["a small employer", { facts: { largeInOntario: false } }, []],
])("asks what Ontario asks of %s", (_, given, rules) => {
  const found = findingsOf({ at: toronto, ...given }).filter(({ laws }) => laws.length > 0);
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

it("makes no error of what depends on a question that is not answered", () => {
  const said = (at: string) =>
    findingsOf({ at, facts: { isAnswered: false } })
      .filter(({ rule }) => rule === "payMissing")
      .map(({ severity, isUnsure }) => [severity, isUnsure]);
  expect(said(toronto)).toEqual([["warning", true]]);
  expect(said(vancouver)).toEqual([["error", false]]);
});

it("names the law that is in force on the day", () => {
  const job = jobOf({ at: toronto });
  const laws = (day: string) =>
    checkReadiness(job, ANSWERED, day)
      .filter(({ severity }) => severity === "error")
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
    severity: "error" as const,
    check: () => {
      throw new Error("broken");
    },
  };
  const severities = findingsOf({ pay: [30, 20, 5] }, [broken, ...RULES]).map(
    (one) => one.severity,
  );
  expect(severities.slice(0, 2)).toEqual(["error", "unchecked"]);
});

it("takes an active posting in French as the partner of one in English", async () => {
  const french = jobOf({ at: laval, text: "Vous cuisez le pain et les tartes." });
  const english = { ...jobOf({ at: laval, text: "You bake the bread and the pies." }), id: 8 };
  const isMissing = async (job: Job, ...others: Job[]) =>
    checkReadiness(job, ANSWERED, TODAY, {
      frenchPartners: await frenchPartnersOf(others),
    }).some(({ rule }) => rule === "frenchMissing");
  expect(await isMissing(english, { ...french, status: "active" })).toBe(false);
  expect(await isMissing(english, { ...french, status: "draft" })).toBe(true);
  expect(await isMissing(english, { ...french, status: "active", categories: [] })).toBe(true);
  // The text that it replaces is no partner.
  expect(await isMissing(english, { ...french, id: 8, status: "active" })).toBe(true);
});

it("says what every finding is and why, without a gap", () => {
  for (const [rule, given, found] of CASES) {
    const finding = found === "" ? undefined : findingsOf(given).find((one) => one.rule === rule);
    if (!finding) continue;
    const { label, why } = findingText(finding);
    expect({ rule, label, why: label === "" ? "" : why }).not.toMatchObject({ why: "" });
    expect(why).not.toMatch(/undefined|\u2068\u2069|compliant/);
  }
});
