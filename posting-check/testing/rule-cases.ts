import type { RuleId } from "../rules.ts";
import type { Given } from "./job-of.ts";

/** The day of the cases. */
export const TODAY = "2026-11-26";

export const toronto = "Toronto, ON";
export const vancouver = "Vancouver, BC";
export const laval = "Laval, QC";

/** By rule, what it finds in postings: its severity, and the words if it names any; "" if nothing. */
export const CASES: Readonly<Record<RuleId, readonly (readonly [Given, found: string])[]>> = {
  payMissing: [
    [{ at: toronto }, "error"],
    [{ at: "Souris, PE", text: "Servir les gens." }, "error"],
    [{ text: "This is a fully remote position." }, "error"],
    [{ text: "Poste en télétravail." }, "error"],
    [{ text: "Care for remote communities." }, ""],
    [{ title: "Remote site nurse" }, ""],
    [{ at: "Halifax, NS" }, ""],
    [{ at: "Gander, NL" }, ""],
    [{ at: toronto, text: "Pay is $20 to $22 an hour." }, ""],
    [{ at: toronto, text: "Pay: $250 per shift." }, ""],
    [{ at: toronto, facts: { largeInOntario: false } }, ""],
    [{ at: vancouver, facts: { isFederal: true } }, ""],
    [{ at: "Toronto" }, "error"],
    [{ at: "Richmond" }, ""],
  ],
  payOnlyInText: [
    [{ text: "The wage is $20–$22 per hour." }, "warning: $20–$22"],
    [{ text: "Salaire : 60 000 $ à 70 000 $ par année." }, "warning: 60 000 $ à 70 000 $"],
    [{ text: "Taux horaire de 22,50 $." }, "warning: 22,50 $"],
    [{ text: "A budget of $200,000 a year, and a $500 bonus." }, ""],
    [{ text: "We raised $2 million. Boni de 500 $." }, ""],
    [{ text: "It pays $20 an hour.", pay: [20, null, 5] }, ""],
    [{ title: "Kitchen manager – $25/hr" }, "warning: $25"],
  ],
  payWide: [
    [{ at: toronto, pay: [60_000, 110_001, 1] }, "error"],
    [{ at: toronto, pay: [60_000, 110_000, 1] }, ""],
    [{ at: toronto, pay: [200, 400, 4] }, "error"],
    [{ at: vancouver, pay: [60_000, 160_000, 1] }, ""],
    [{ at: toronto, text: "Salary: $50,000 to $120,000 a year." }, "error: $50,000 to $120,000"],
    [{ at: toronto, pay: [60_000, 200_001, 1] }, ""],
  ],
  payExempt: [
    [{ at: toronto, pay: [60_000, 200_001, 1] }, "advice"],
    [{ at: toronto, pay: [60_000, 200_000, 1] }, ""],
  ],
  payOpen: [
    [{ at: vancouver, text: "Up to $30 per hour." }, "error: $30"],
    [{ at: vancouver, text: "À partir de 22 $ de l’heure." }, "error: 22 $"],
    [{ text: "Wage $20 and up per hour." }, "warning: $20"],
    [{ at: vancouver, text: "Wage $22 plus tips." }, ""],
    [{ at: vancouver, title: "Cook, $20/hr + tips" }, ""],
    [{ at: vancouver, title: "Cook, $20+ an hour" }, "error: $20"],
    [{ at: vancouver, title: "Cook from $20 an hour" }, "error: $20"],
    [{ at: vancouver, text: "Wage $22/hr and up." }, "error: $22"],
    [{ text: "Salaire selon l'expérience." }, "warning: Salaire selon l'expérience"],
    [{ at: vancouver, text: "Pay from $20 to $30 per hour." }, ""],
    [{ at: vancouver, text: "Shifts starting at 7. Up to $500 a year for boots." }, ""],
    [{ at: vancouver, text: "Up to $30 per hour.", pay: [25, 30, 5] }, ""],
    [{ at: vancouver, text: "Competitive benefits. Avantages concurrentiels." }, ""],
  ],
  payReversed: [
    [{ pay: [30, 20, 5] }, "error"],
    [{ pay: [20, 20, 5] }, ""],
  ],
  payBelowMinimum: [
    [{ at: toronto, pay: [17.94, null, 5] }, "error"],
    [{ at: toronto, pay: [17.95, null, 5] }, ""],
    [{ at: toronto, pay: [17, null, 5], text: "For students." }, "warning"],
    [{ at: laval, pay: [13, null, 5], text: "Avec les pourboires." }, "warning"],
    [{ pay: [10, null, 5], positionType: { id: 5, name: "" } }, ""],
    [{ pay: [18, null, 5], facts: { isFederal: true } }, "error"],
    [{ at: toronto, pay: [18.15, null, 5], facts: { isFederal: true } }, ""],
  ],
  minimumOld: [
    [{ pay: [16, null, 5] }, "advice"],
    [{ pay: [30, null, 5] }, ""],
    [{ at: toronto, pay: [18, null, 5] }, ""],
  ],
  payUnlikely: [
    [{ pay: [65_000, null, 5] }, "warning"],
    [{ pay: [3_999, null, 1] }, "warning"],
    [{ pay: [14_999, null, 1] }, ""],
    [{ pay: [550, null, 5] }, ""],
    [{ pay: [25, 99_999, 5] }, "warning"],
    [{ pay: [20, null, 2] }, "warning"],
  ],
  vacancyMissing: [
    [{ at: toronto }, "error"],
    [{ at: toronto, text: "Watch the vacancy rate." }, "error"],
    [{ at: toronto, text: "For an existing vacancy." }, ""],
    [{ at: toronto, text: "We fill our talent pool." }, ""],
    [{ at: toronto, text: "There is no vacancy at this time." }, ""],
    [{ at: toronto, text: "This is a candidate inventory." }, ""],
    [{ at: toronto, text: "Aucun poste n’est vacant pour le moment." }, ""],
    [{ at: toronto, text: "You turn off the no vacancy sign." }, "error"],
    [{ at: toronto, text: "Il s’agit d’un poste vacant." }, ""],
    [{ at: toronto, text: "Cinq semaines de vacances." }, "error"],
    [{ at: vancouver }, ""],
    [
      {
        at: toronto,
        text: "We’re short a baker, eh?",
        facts: { vacancyStatement: { en: "We’re short a  baker, eh?", fr: "" } },
      },
      "",
    ],
  ],
  aiMissing: [
    [{ at: toronto, facts: { usesAi: true } }, "error"],
    [{ at: toronto, facts: { usesAi: true }, text: "Skills in AI count." }, "error"],
    [{ at: toronto, facts: { usesAi: true }, text: "AI screens applications." }, ""],
    [{ at: toronto, facts: { usesAi: true }, text: "L’IA trie les candidatures." }, ""],
    [{ at: toronto }, ""],
  ],
  canadianExperience: [
    [{ at: toronto, text: "Canadian work experience." }, "error: Canadian work experience"],
    [{ at: toronto, text: "Expérience canadienne exigée." }, "error: Expérience canadienne"],
    [{ at: toronto, text: "No Canadian experience needed." }, ""],
    [{ at: toronto, text: "Expérience canadienne non requise." }, ""],
    [{ at: toronto, text: "A P.Eng. licence of Canada." }, ""],
    [
      { at: toronto, description: "<p>Exp&eacute;rience canadienne exig&eacute;e.</p>" },
      "error: Expérience canadienne",
    ],
    [{ at: vancouver, text: "Canadian experience." }, ""],
  ],
  ageWording: [
    [{ at: toronto, text: "We want a young baker." }, "error: young"],
    [{ at: "Hope", text: "We want a young baker." }, "warning: young"],
    [{ title: "Young baker wanted" }, "error: Young"],
    [{ text: "Bake for young people." }, ""],
  ],
  familyWording: [
    [{ text: "You have no family commitments." }, "error: have no family commitments"],
    [{ text: "You help families without children." }, ""],
  ],
  originWording: [
    [{ text: "Candidates without an accent." }, "error: without an accent"],
    [{ text: "We prefer Indigenous applicants of Canadian origin." }, ""],
  ],
  religionWording: [
    [{ text: "Christian applicants only." }, "error: Christian applicants"],
    [{ text: "Our church takes Christian applicants only." }, ""],
  ],
  healthWording: [
    [{ text: "You are physically fit." }, "error: physically fit"],
    [{ text: "You are physically fit to lift 25 kg." }, ""],
  ],
  citizenshipWording: [
    [{ text: "Canadian citizenship required." }, "warning: Canadian citizenship"],
    [{ text: "You must be entitled to work in Canada." }, ""],
  ],
  nativeSpeaker: [
    [{ text: "A native English speaker." }, "warning: native English speaker"],
    [{ text: "Plant native trees." }, ""],
  ],
  applicantFee: [
    [{ at: vancouver, text: "An application fee applies." }, "error: application fee"],
    [{ text: "An application fee applies." }, "warning: application fee"],
    [{ text: "No application fee." }, ""],
  ],
  privateMail: [
    [{ text: "Write to a@gmail.com." }, "advice: a@gmail.com"],
    [{ text: "Write to a@northbakery.ca." }, ""],
  ],
  commissionUnsaid: [
    [{ at: toronto, pay: [20, null, 5], commission: true }, "warning"],
    [{ at: toronto, pay: [20, null, 5], commission: true, text: "Plus commission." }, ""],
    [{ at: toronto, pay: [20, null, 5] }, ""],
  ],
  frenchMissing: [
    [{ at: laval, text: "You will bake the bread for our shop and cafés." }, "error"],
    [{ at: laval, text: "Vous faites cuire le pain pour notre boutique." }, ""],
    [{ at: laval, text: "You bake the bread. Vous cuisez le pain et les tartes." }, ""],
    [{ at: laval, text: "Pain" }, ""],
  ],
  languageUnexplained: [
    [{ at: laval, text: "Anglais exigé." }, "warning: Anglais"],
    [{ at: laval, text: "Must speak English." }, "warning: English"],
    [{ at: laval, text: "Anglais exigé pour servir nos clients de l’Ouest." }, ""],
    [{ at: laval, text: "L’anglais est un atout." }, ""],
    [{ at: laval, text: "Enseigner l’anglais; diplôme requis." }, ""],
    [{ at: toronto, text: "Must speak English." }, ""],
  ],
  titleShouts: [
    [{ title: "BAKER WANTED" }, "warning"],
    [{ title: "Baker!" }, "warning"],
    [{ title: "RN / LPN" }, ""],
    [{ title: "HVAC technician" }, ""],
    [{ title: "Urgent: baker" }, "warning"],
    [{ title: "Bakers needed urgently" }, "warning"],
    [{ title: "Recrutement urgent : boulanger" }, "warning"],
    [{ title: "Urgent care nurse" }, ""],
    [{ title: "Non-urgent patient transfer attendant" }, ""],
    [{ title: "Nurse, Urgent and Primary Care Centre" }, ""],
    [{ title: "Urgent & Primary Care nurse" }, ""],
    [{ title: "Urgent / Primary Care nurse" }, ""],
    [{ title: "Urgent-care nurse" }, ""],
    [{ title: "Urgent Psychiatry nurse" }, ""],
    [{ title: "Infirmier·ère, soins urgents" }, ""],
    [{ title: "Infirmier·ère aux urgences" }, ""],
    [{ title: "Répartiteur d'urgence" }, ""],
    [{ title: "Chauffeur, transport non urgent" }, ""],
    [{ title: "Répartiteur – transport urgent" }, ""],
  ],
  titleSaysMore: [
    [{ title: "Baker $20/h" }, "warning: $20"],
    [{ title: "Baker, Regina" }, "warning: Regina"],
    [{ title: "Boulanger (temps plein)" }, "warning: temps plein"],
    [{ title: "Contract manager" }, ""],
    [{ title: "Regina Health nurse" }, ""],
    [{ title: "Clerk at University of Regina" }, ""],
    [{ title: "$50M fund analyst" }, ""],
  ],
  titleLong: [
    [{ title: "a".repeat(81) }, "warning"],
    [{ title: "a".repeat(80) }, ""],
  ],
  textShort: [
    [{ text: "Bread." }, "advice"],
    [{ text: "Bread. ".repeat(101) }, ""],
  ],
  textLong: [
    [{ text: "word ".repeat(1_001) }, "advice"],
    [{ text: "word ".repeat(1_000) }, ""],
  ],
  gendered: [
    [{ text: "A sales ninja." }, "advice: ninja"],
    [{ title: "Hôtesse" }, "advice: Hôtesse"],
    [{ text: "He or she will bake. S/he will sell. A waiter/waitress." }, ""],
    [{ text: "A girder and a hero." }, ""],
  ],
  confidentialLeak: [
    [
      { confidential: true, employer: { id: 1, name: "Bun & Co. Ltd." }, text: "At Bun &amp; Co." },
      "error: Bun & Co",
    ],
    [{ confidential: true, employer: { id: 1, name: "North Bakery" } }, "error"],
    [{ confidential: true, text: "See northbakery.ca." }, "error: northbakery.ca"],
    [{ confidential: true, employer: { id: 1, name: "Sunny Loaf" } }, ""],
    [{ employer: { id: 1, name: "North Bakery" } }, ""],
    [
      {
        confidential: true,
        employer: { id: 1, name: "The Solutions Group Inc." },
        text: "You build solutions.",
      },
      "",
    ],
  ],
  closesSoon: [
    [{ closeDate: TODAY }, "warning"],
    [{ closeDate: "2026-11-25" }, "warning"],
    [{ closeDate: "2026-11-25", status: "archived" }, ""],
    [{ closeDate: null }, ""],
  ],
  nearDuplicate: [
    [{ duplicate: 7 }, "warning"],
    [{}, ""],
  ],
  sameElsewhere: [
    [{ elsewhere: vancouver }, "advice"],
    [{ elsewhere: "" }, "advice"],
    [{}, ""],
  ],
  closesLate: [
    [{ closeDate: "2027-05-29" }, "warning"],
    [{ closeDate: "2027-05-28" }, ""],
  ],
  urlInsecure: [
    [{ applicantRoutingType: { id: 2, name: "" }, applicationUrl: "http://a.ca" }, "warning"],
    [{ applicantRoutingType: { id: 2, name: "" }, applicationUrl: "https://a.ca" }, ""],
    [{ applicationUrl: "http://a.ca" }, ""],
  ],
  addressPlaceholder: [
    [{ applicationEmail: "jobs@example.com" }, "warning"],
    [{ applicationEmail: "jobs@goodexample.com" }, ""],
  ],
  emailDiffers: [
    [{ text: '<a href="mailto:hr@a.ca">Mail</a>' }, "warning: hr@a.ca"],
    [{ text: '<a href="mailto:jobs%40northbakery.ca?subject=Hi">Mail</a>' }, ""],
    [
      {
        text: 'Need accommodation? <br>Ask for accommodation at <a href="mailto:mia@a.ca">Mia</a>',
      },
      "",
    ],
    [{ text: '<a href="mailto:Jobs@NorthBakery.ca">Mail</a>' }, ""],
  ],
  placeWithoutProvince: [
    [{ at: "Hope" }, "warning: Hope"],
    [{ at: "Hope BC" }, ""],
    [{ at: "Toronto" }, "warning: Toronto"],
  ],
  placeDiffers: [
    [{ text: "Work in sunny Alberta." }, "warning: Alberta"],
    [{ text: "Travailler en Colombie-Britannique." }, "warning: Colombie-Britannique"],
    [{ text: "We deliver to Alberta." }, ""],
    [{ text: "Our head office is in Alberta." }, ""],
    [{ text: "Work in Saskatchewan." }, ""],
  ],
  townDiffers: [
    [{ at: "Toronto, ON", title: "Cashier – Abbotsford" }, "warning: Abbotsford"],
    [{ at: "Toronto, ON", title: "Cashier - abbotsford, BC" }, "warning: abbotsford"],
    [{ at: "Toronto, ON", title: "Cashier (Toronto)" }, ""],
    [{ at: "Toronto, ON", title: "Regina Rentals Clerk" }, ""],
  ],
  structuredDataIncomplete: [
    [{ confidential: true }, "warning"],
    [{}, ""],
  ],
};
