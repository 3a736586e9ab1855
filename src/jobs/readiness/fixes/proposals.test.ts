import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "../../testing/a-job.ts";
import { checkReadiness } from "../check-readiness.ts";
import type { RuleId } from "../rules.ts";
import { ANSWERED } from "../testing/job-of.ts";

const MAIL = '<p>Write to <a href="mailto:hr@a.ca">us</a>.</p>';
const SECRET = { confidential: true, employer: { id: 1, name: "Lantern Hill Foods Inc." } };
const TODAY = "2026-11-26";
const place = (name: string, description: string) => ({ id: 1, name, description, type: "Town" });

/** What a press on the fix of a rule changes. */
function proposed(rule: RuleId, changes: Partial<Job>): string | undefined {
  const job = { ...aJob, ...changes };
  const facts = { ...ANSWERED, usesAi: true };
  const { fix } = checkReadiness(job, facts, TODAY).find((found) => found.rule === rule)!;
  if (fix?.kind === "set")
    return fix.pay ? `${fix.value}, ${fix.pay.amount}–${fix.pay.maxAmount}` : fix.value;
  if (fix?.kind === "pay") {
    const { amount, maxAmount, period } = fix.pay;
    return [amount, maxAmount, period, fix.asks]
      .map((part) => part ?? "")
      .join(" ")
      .trim();
  }
  if (fix?.kind === "remove") return `${fix.find} → `;
  return fix && "find" in fix ? `${fix.find} → ${fix.by}` : fix?.kind;
}

/** The pay of the field. */
const paid = (amount: number, maxAmount: number | null, period: number) => ({
  amount,
  maxAmount,
  period: { id: period, name: "", unit: "" },
  plusCommission: false,
});

it.each<[rule: RuleId, title: string, proposal: string | undefined]>([
  ["titleShouts", "BAKER WANTED!", "Baker Wanted"],
  ["titleShouts", "BAKER AND RN OF THE NIGHT", "Baker and RN of the Night"],
  ["titleShouts", "Baker wanted!!!", "Baker wanted"],
  ["titleSaysMore", "Baker, Laval", "Baker"],
  ["titleSaysMore", "Baker in Laval", "Baker"],
  ["titleSaysMore", "Baker (full-time) at night", "Baker at night"],
  ["titleSaysMore", "Full-time baker", "Baker"],
  ["titleSaysMore", "C++ developer – $65k", "C++ developer"],
  ["titleSaysMore", "Baker, $18-$200/hr, nights", "Baker, nights"],
  ["titleSaysMore", "Baker – $18 to $20 an hour", "Baker"],
  ["titleSaysMore", "Laval", undefined],
  ["titleShouts", "URGENT! BAKER WANTED", "Baker Wanted"],
  ["titleShouts", "URGENT: Baker wanted!!!", "Baker wanted"],
  ["titleShouts", "Bakers!Cooks! Join us!", "Bakers – Cooks – Join us"],
  [
    "titleShouts",
    "***NOW HIRING*** HVAC TECHNICIAN AND CAR CLEANER II",
    "HVAC Technician and Car Cleaner II",
  ],
  [
    "titleShouts",
    "MCDONALD'S CREW, 2ND SHIFT, CLASS A (M/F)",
    "McDonald's Crew, 2nd Shift, Class A (M/F)",
  ],
  [
    "titleShouts",
    "HEALTH CARE AIDE (HCA), QUÉBEC/ONTARIO",
    "Health Care Aide (HCA), Québec/Ontario",
  ],
  ["titleShouts", "RN(EC), P.E. TEACHER AND SERVER(S)", "RN(EC), P.E. Teacher and Server(s)"],
  ["titleSaysMore", "Cook, starting at $22/hr", "Cook"],
  ["titleSaysMore", "Cook (up to $22/hr)", "Cook"],
  ["titleShouts", "URGENT!", undefined],
  ["titleShouts", "🔥 HOT JOB 🔥 baker 🍞", "Baker"],
  ["titleShouts", "👷‍♀️ Carpenter – ❤️ (🔨)", "Carpenter"],
  ["titleShouts", "🔥 URGENT 🔥 | Nurse 👩‍⚕️ at Care™ | 🇨🇦", "Nurse at Care™"],
  ["titleShouts", "1️⃣ Cook", "1 Cook"],
  ["titleShouts", "MANAGER(SALES)", "Manager(Sales)"],
  ["titleShouts", "***URGENT*** Baker", "Baker"],
  ["titleShouts", "Baker *URGENT*", "Baker"],
  ["titleShouts", "Baker (urgent)", "Baker"],
  ["titleShouts", "Baker urgently needed", "Baker"],
  ["titleShouts", "Besoin urgent : boulanger", "Boulanger"],
  ["titleShouts", "Urgent! Nurse, urgent and primary care", "Nurse, urgent and primary care"],
  ["titleShouts", "Urgent need for bakers", undefined],
  ["titleShouts", "Nous embauchons des boulangers", undefined],
  ["titleSaysMore", "Baker, Laval, QC", "Baker"],
  ["titleShouts", "BAKER, LAVAL!", "Baker"],
  ["titleSaysMore", "BAKER, LAVAL!", undefined],
  ["titleShouts", "HOT JOB!!! CASHIER - LAVAL - $25/HR", "Cashier"],
  ["titleSaysMore", "Cashier - Laval - $25/hr (part-time)", "Cashier"],
  ["titleSaysMore", "Baker – Laval / Montréal", "Baker – Montréal"],
  ["titleSaysMore", "Lavallois cook, Laval", "Lavallois cook"],
  ["titleSaysMore", "Cook (full-time or part-time)", "Cook"],
  ["titleSaysMore", "Cook (full-time, nights)", "Cook (nights)"],
  ["titleSaysMore", "Developer - contract to hire", undefined],
  ["titleSaysMore", "Cook 18-22$/h", "Cook"],
  ["titleSaysMore", "Cook, $18-$22/hr DOE", "Cook"],
  ["titleSaysMore", "Cook, 18 $ à 22,50 $ de l’heure", "Cook"],
  ["titleSaysMore", "Nurse – $1,000 retention pay", undefined],
  ["gendered", "CHAIRMAN OF THE BOARD", "CHAIRPERSON OF THE BOARD"],
  ["titleLong", `Baker (kneading, shaping and baking, ${"long ".repeat(20)})`, "Baker"],
  ["gendered", "Chairman of the board", "Chairperson of the board"],
  ["gendered", "Foremanship: foreman", "Foremanship: supervisor"],
  ["titleLong", `Baker – night shift, ${"long ".repeat(20)}`, "Baker – night shift"],
  ["titleLong", `${"Long ".repeat(20)}, Laval`, undefined],
])("%s of %j proposes %j", (rule, title, proposal) => {
  const changes = { title, locations: [place("Laval", "Laval, QC")], salary: paid(20, 22, 5) };
  expect(proposed(rule, changes)).toBe(proposal);
});

it("moves the pay of a title to its field", () => {
  const title = "Baker – $18 to $20 an hour";
  expect(proposed("payOnlyInText", { title })).toBe("18 20 5");
  expect(proposed("titleSaysMore", { title })).toBe("Baker, 18–20");
  expect(proposed("titleSaysMore", { title: "Baker – from $18 an hour" })).toBeUndefined();
  expect(proposed("payOnlyInText", { title: "Baker – $65k" })).toBe("65000  1");
});

it.each([
  ["BOULANGER(ÈRE) RECHERCHÉ(E)", "Boulanger(ère) recherché(e)"],
  ["COIFFEUR(EUSE) ET EMPLOYÉ(E)S DE SALON (PAB)", "Coiffeur(euse) et employé(e)s de salon (PAB)"],
  ["DIRECTEUR.TRICE, EMPLOYÉ.E.S OU EMPLOYÉ·E·S", "Directeur.trice, employé.e.s ou employé·e·s"],
  ["PRÉPOSÉ (E) OU CAISSIER (ÈRE)", "Préposé (e) ou caissier (ère)"],
  ["INFIRMIER(ÈRE)(S) ET EMPLOYÉ•E", "Infirmier(ère)(s) et employé•e"],
  ["EMPLOYÉ-E-S ET CHARGÉ(E) DE COURS", "Employé-e-s et chargé(e) de cours"],
])("titleShouts of the French title %j proposes %j", (title, proposal) => {
  const description =
    "<p>Vous travaillez avec les gens de notre équipe et vous aidez la clientèle.</p>";
  expect(proposed("titleShouts", { title, description })).toBe(proposal);
});

it.each<[rule: RuleId, description: string, proposal: string | undefined]>([
  ["gendered", "<p>He will bake.</p>", "He will → They will"],
  ["gendered", "<p>A ninja of dough.</p>", undefined],
  ["gendered", "<p>Le candidat idéal est motivé.</p>", undefined],
  ["gendered", "<p>Si le pain est sec, il devra être jeté.</p>", undefined],
  ["gendered", "<p>You order from Foreman Grills.</p>", undefined],
  [
    "canadianExperience",
    "<p>Open until 5 p.m. Canadian experience is required.</p>",
    "Canadian experience is required. → ",
  ],
  [
    "canadianExperience",
    "<p>Bake… Canadian experience is a must… Sell.</p>",
    "Canadian experience is a must… → ",
  ],
  [
    "canadianExperience",
    "<p>1. Bake. 2. Canadian experience. 3. Sell.</p>",
    "2. Canadian experience. → ",
  ],
  ["canadianExperience", "<p>Bake (Canadian experience is required. Sorry!).</p>", undefined],
  ["canadianExperience", "<p>Bake. Canadian experience in:</p><ul><li>Bread</li></ul>", undefined],
  ["canadianExperience", "<p>Bake. Canadian experience, $25 an hour.</p>", undefined],
  [
    "canadianExperience",
    "<p>Bake bread. Canadian experience is required! Sell it.</p>",
    "Canadian experience is required! → ",
  ],
  [
    "canadianExperience",
    "<p>Bake bread</p><ul><li>Canadian experience</li><li>Nights</li></ul>",
    "Canadian experience → ",
  ],
  ["canadianExperience", "<p>Canadian experience is required.</p>", undefined],
  [
    "canadianExperience",
    "<p>Bake. Canadian experience, 5 yrs. Apply at http://a.ca/b?c=1 today.</p>",
    "Canadian experience, 5 yrs. → ",
  ],
  [
    "canadianExperience",
    "<p>Bake. Canadian experience: see http://a.ca/b?c=1 today. Sell.</p>",
    undefined,
  ],
  ["canadianExperience", `<p>Bake. ${"very ".repeat(50)} Canadian experience.</p>`, undefined],
  ["placeDiffers", "<p>Bake bread. The shop is in Alberta.</p>", "The shop is in Alberta. → "],
  [
    "placeDiffers",
    "<p>Bake bread. Our St. Albert shop of Bun Inc. in Alberta bakes approx. 50 loaves. Sell.</p>",
    "Our St. Albert shop of Bun Inc. in Alberta bakes approx. 50 loaves. → ",
  ],
  [
    "canadianExperience",
    "<p>Cuire. Expérience canadienne (p. ex. env. 2 ans) exigée. Vendre.</p>",
    "Expérience canadienne (p. ex. env. 2 ans) exigée. → ",
  ],
  [
    "canadianExperience",
    "<p>Bake. Canadian bakery experience is required.</p>",
    "Canadian bakery → Bakery",
  ],
  [
    "canadianExperience",
    "<p>We are looking for a salesman with Canadian experience required.</p>",
    "with Canadian experience required → ",
  ],
  [
    "canadianExperience",
    "<p>Nous cherchons une personne motivée avec une expérience canadienne exigée.</p>",
    "avec une expérience canadienne exigée → ",
  ],
  [
    "canadianExperience",
    "<p>You have a good smile and Canadian experience.</p>",
    "and Canadian experience → ",
  ],
  [
    "canadianExperience",
    "<p>We need a cook with Canadian experience, able to lift.</p>",
    "with Canadian experience → ",
  ],
  [
    "canadianExperience",
    "<p>We need a cook with Canadian experience and a knife.</p>",
    "Canadian experience and → ",
  ],
  [
    "canadianExperience",
    "<p>You bring five years of Canadian construction experience and a truck.</p>",
    "Canadian → ",
  ],
  [
    "canadianExperience",
    "<p>You bring three years of experience in Canada and a truck.</p>",
    "in Canada → ",
  ],
  [
    "canadianExperience",
    "<p>Deux ans d’expérience de travail au Canada et un permis.</p>",
    "au Canada → ",
  ],
  [
    "canadianExperience",
    "<p>Bake. A smile, Canadian experience and a knife.</p>",
    "smile, Canadian experience and → smile and",
  ],
  [
    "canadianExperience",
    "<p>Bake. A smile, Canadian experience, and a knife.</p>",
    "Canadian experience, → ",
  ],
  ["canadianExperience", "<p>Bake. • A smile • Canadian experience</p>", undefined],
  ["canadianExperience", "<p>Bake. You have: (a) Canadian experience; (b) a knife.</p>", undefined],
  ["placeDiffers", "<p>Bake bread. Work in Ontario or Alberta.</p>", undefined],
  ["vacancyMissing", "<p>Bake.</p>", "choice"],
  ["aiMissing", "<p>Bake.</p>", "insert"],
])("%s in %j proposes %j", (rule, description, proposal) => {
  const locations = [place("Toronto", "Toronto, ON")];
  expect(proposed(rule, { title: "Baker", description, locations })).toBe(proposal);
});

it.each<[rule: RuleId, text: string, salary: Job["salary"], proposal: string]>([
  ["payOnlyInText", "Bake for $20 to $22 per hour.", null, "20 22 5"],
  ["payOnlyInText", "Bake for up to $30 per hour.", null, "30 5 amount"],
  ["payOnlyInText", "Pay: $20/hr to $25/hr.", null, "20 25 5"],
  ["payOnlyInText", "Pay: 18,25 $/h à 21 $/h.", null, "18.25 21 5"],
  ["payOnlyInText", "Pay: 1,525$ par semaine.", null, "1525  3"],
  ["payOnlyInText", "Salary 25k–30k.", null, "25000 30000 1"],
  ["payOnlyInText", "Pay: $22/hr (about $45,000 a year).", null, "22  5"],
  ["payOnlyInText", "Days $18/hr, nights $20/hr.", null, "amount"],
  ["payOnlyInText", "Wage: $18-$20-$22/hr.", null, "amount"],
  ["payOnlyInText", "$18 (minimum wage) to start, $20 an hour later.", null, "amount"],
  ["payOnlyInText", "We gave a grant of $20,000 a year. Pay: $20/h.", null, "20  5"],
  ["payOnlyInText", "Wage: $45 per visit.", null, "amount"],
  ["payOnlyInText", "Salary: $1,500 bi-weekly.", null, "750  3"],
  ["payOnlyInText", "$1,200 bi-weekly.", null, "600  3"],
  ["payOnlyInText", "1 200 $ aux deux semaines.", null, "600  3"],
  ["payOnlyInText", "$1,500 twice a month.", null, "3000  2"],
  ["payOnlyInText", "Salaire horaire: 17.60", null, "17.6  5"],
  ["payOnlyInText", "Salaire annuel : 52 000", null, "52000  1"],
  ["payOnlyInText", "Rate: 25 per hour.", null, "25  5"],
  ["payOnlyInText", "$24.04 to $31.37 (Level 4)", null, "24.04 31.37 5"],
  ["payOnlyInText", "Pay: Step 1 $24.04, Step 2 $25.10, Step 3 $26.", null, "24.04 26 5"],
  ["payOnlyInText", "Salaire : échelon 1 : 24,04 $, échelon 2 : 25,10 $.", null, "24.04 25.1 5"],
  ["payOnlyInText", "Wage: $22 plus tips.", null, "22  5"],
  ["payOpen", "Wage: $22/hr and up.", null, "22  5 maxAmount"],
  ["payReversed", "Bake.", paid(80_000, 90, 1), "80000  1 maxAmount"],
  ["payUnlikely", "Bake.", paid(65, null, 1), "65   period"],
  ["payOpen", "Bake for up to $30 per hour.", null, "30 5 amount"],
  ["payOpen", "Bake for $20 and up per hour.", null, "20  5 maxAmount"],
  ["payOpen", "Bake for up to $30 per hour.", paid(25, null, 5), "25 30 5"],
  ["payOpen", "Bake for up to $30 per hour.", paid(30, null, 5), "30 5 amount"],
  ["payOpen", "Bake for up to $30 per hour.", paid(60_000, null, 1), "60000  1 maxAmount"],
  ["payOpen", "Bake for a competitive salary.", null, "amount"],
  ["commissionUnsaid", "Bake.", { ...paid(20, null, 5), plusCommission: true }, "insert"],
  ["payWide", "Bake.", paid(60_000, 120_000, 1), "duplicate"],
  ["payReversed", "Bake.", paid(30, 20, 5), "20 30 5"],
  ["payBelowMinimum", "Bake.", paid(15, 20, 5), "17.95 20 5"],
  ["payBelowMinimum", "Bake.", paid(15, 16, 5), "17.95  5"],
  ["payUnlikely", "Bake.", paid(65_000, null, 5), "65000  1"],
  ["payUnlikely", "Bake.", paid(25, 30, 1), "25 30 5"],
  ["payUnlikely", "Bake.", paid(15, 99_999, 1), "15 99999  period"],
  ["payUnlikely", "Bake.", paid(700, null, 5), "700   period"],
  ["payUnlikely", "Bake for $700 per week.", paid(700, null, 5), "700  3"],
])("%s in %j with pay proposes another", (rule, text, salary, proposal) => {
  const locations = [place("Toronto", "Toronto, ON")];
  expect(proposed(rule, { title: "Baker", description: `<p>${text}</p>`, salary, locations })).toBe(
    proposal,
  );
});

it.each<[rule: RuleId, changes: Partial<Job>, proposal: string | undefined]>([
  ["addressPlaceholder", { description: MAIL, applicationEmail: "a@example.com" }, "hr@a.ca"],
  [
    "placeWithoutProvince",
    { description: "<p>Come to New Hope, BC.</p>", locations: [place("", "Hope")] },
    undefined,
  ],
  ["confidentialLeak", { ...SECRET, title: "Lantern Hill’s baker" }, undefined],
  ["confidentialLeak", { ...SECRET, title: "Baker – join Lantern Hill" }, undefined],
  ["addressPlaceholder", { description: "", applicationEmail: "a@example.com" }, undefined],
  ["emailDiffers", { description: MAIL, applicationEmail: "jobs@b.ca" }, "hr@a.ca → jobs@b.ca"],
  ["emailDiffers", { description: MAIL, applicationEmail: null }, undefined],
  ["closesLate", { closeDate: "2027-11-01" }, "2027-05-28"],
  [
    "placeWithoutProvince",
    { description: "<p>Come to Hope, British Columbia.</p>", locations: [place("", "Hope")] },
    "Hope → Hope, BC",
  ],
  ["placeWithoutProvince", { locations: [place("", "Montreal")] }, "Montreal → Montreal, QC"],
  [
    "placeWithoutProvince",
    { description: "<p>Hope on, in Hope.</p>", locations: [place("", "Hope")] },
    undefined,
  ],
  ["confidentialLeak", { ...SECRET, title: "Baker at Lantern Hill Foods Inc." }, "Baker"],
  [
    "confidentialLeak",
    { ...SECRET, description: "<p>Bake. Join Lantern Hill Foods! Sell.</p>" },
    "Join Lantern Hill Foods! → ",
  ],
  [
    "confidentialLeak",
    { ...SECRET, applicationEmail: "a@hill.ca", description: "<p>Bake. See hill.ca. Sell.</p>" },
    "See hill.ca. → ",
  ],
  ["confidentialLeak", { ...SECRET, applicationEmail: "a@lanternhill.ca" }, undefined],
  ["frenchMissing", { description: "<p>You bake the bread for our shop.</p>" }, "duplicate"],
])("%s of %j proposes %j", (rule, changes, proposal) => {
  const locations = [place("Laval", "Laval, QC")];
  expect(proposed(rule, { title: "Baker", locations, ...changes })).toBe(proposal);
});

it("proposes another close date and a secure address", () => {
  expect(proposed("closesSoon", { closeDate: "2026-11-01" })).toBe("2026-12-26");
  const applicantRoutingType = { id: 2, name: "URL" };
  const applicationUrl = "HTTP://example.ca/jobs";
  expect(proposed("urlInsecure", { applicantRoutingType, applicationUrl })).toBe(
    "https://example.ca/jobs",
  );
});
