import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import type { RuleId } from "../rules/rules.ts";
import { paid, place, proposed } from "../testing/proposed.ts";

const MAIL = '<p>Write to <a href="mailto:hr@a.ca">us</a>.</p>';
const SECRET = { confidential: true, employer: { id: 1, name: "Lantern Hill Foods Inc." } };
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
  ["titleLong", `Baker (kneading, shaping and baking, ${"long ".repeat(20)})`, "Baker"],
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
  ["placeDiffers", "<p>Bake bread. The shop is in Alberta.</p>", "The shop is in Alberta. → "],
  [
    "placeDiffers",
    "<p>Bake bread. Our St. Albert shop of Bun Inc. in Alberta bakes approx. 50 loaves. Sell.</p>",
    "Our St. Albert shop of Bun Inc. in Alberta bakes approx. 50 loaves. → ",
  ],
  ["placeDiffers", "<p>Bake bread. Work in Ontario or Alberta.</p>", undefined],
  ["vacancyMissing", "<p>Bake.</p>", "choice"],
  ["aiMissing", "<p>Bake.</p>", "insert"],
])("%s in %j proposes %j", (rule, description, proposal) => {
  const locations = [place("Toronto", "Toronto, ON")];
  expect(proposed(rule, { title: "Baker", description, locations })).toBe(proposal);
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
