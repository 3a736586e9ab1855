import type { RuleId } from "../rules/rules.ts";
import type { Given } from "./job-of.ts";
import { laval, toronto, vancouver } from "./places.ts";
import { PAY_CASES } from "./pay-cases.ts";
import { WORD_CASES } from "./word-cases.ts";

/** The day of the cases. */
export const TODAY = "2026-11-26";

const ENGLISH = "You bake the bread and the pies for our customers.";
const FRENCH = "Vous cuisez le pain et les tartes pour notre clientèle.";

/** By rule, what it finds in postings: its level, and the words if it names any; "" if nothing. */
export const CASES: Readonly<Record<RuleId, readonly (readonly [Given, found: string])[]>> = {
  counterpart: [
    [{ text: ENGLISH, status: "active", counterpart: { text: FRENCH } }, "tip"],
    [
      { text: ENGLISH, status: "active", counterpart: { text: FRENCH, pay: [20, null, 5] } },
      "toLookAt",
    ],
    [
      { text: ENGLISH, counterpart: { text: FRENCH, status: "active", closeDate: null } },
      "toLookAt",
    ],
    [{ text: ENGLISH, counterpart: { text: ENGLISH } }, ""],
    [{ text: ENGLISH, counterpart: { text: FRENCH, at: laval } }, ""],
  ],
  townInText: [
    [{ at: toronto, text: "Join our Kelowna kitchen." }, "toLookAt: Kelowna"],
    [{ at: toronto, text: "Our Kelowna kitchen is busy." }, "toLookAt: Kelowna"],
    [{ at: toronto, text: "Our store in Vernon needs you." }, "toLookAt: Vernon"],
    [{ at: "Laval, QC", text: "Notre boutique de Gatineau vous attend." }, "toLookAt: Gatineau"],
    [{ at: toronto, text: "Our Toronto kitchen." }, ""],
    [{ at: toronto, text: "Our head office in Vernon writes to you." }, ""],
    [{ at: toronto, text: "Our Toronto and Kelowna kitchens." }, ""],
    [{ at: toronto, text: "Our Values guide us." }, ""],
  ],
  dayPassed: [
    [{ text: "Apply by December 1, 2025." }, "toLookAt: December 1, 2025"],
    [{ text: "Postulez avant le 1er décembre 2025." }, "toLookAt: 1er décembre 2025"],
    [{ text: "Closing date: 2026-11-25" }, "toLookAt: 2026-11-25"],
    [{ text: "Apply by December 1, 2026." }, ""],
    [{ text: "We opened on May 3, 2019." }, ""],
    [{ title: "Baker, summer 2025" }, "toLookAt: 2025"],
    [{ title: "Baker, summer 2027" }, ""],
  ],
  accommodationUnsaid: [
    [{ at: toronto }, "tip"],
    [{ at: "Brandon, MB" }, "tip"],
    [{ at: toronto, text: "Accommodation is available on request." }, ""],
    [{ at: vancouver }, ""],
  ],
  vacancyMissing: [
    [{ at: toronto }, "toCorrect"],
    [{ at: toronto, text: "Watch the vacancy rate." }, "toCorrect"],
    [{ at: toronto, text: "A role that is vacant." }, ""],
    [{ at: toronto, text: "Vacancy: Yes" }, ""],
    [{ at: toronto, text: "This posting is not for an existing vacancy." }, ""],
    [{ at: toronto, text: "We want to fill an open position." }, ""],
    [{ at: toronto, text: "This is a newly created role." }, ""],
    [{ at: toronto, text: "This posting is for future openings." }, ""],
    [{ at: toronto, text: "Cette offre vise un poste à combler." }, ""],
    [{ at: toronto, text: "Vacance : oui" }, ""],
    [{ at: toronto, text: "Il s’agit d’un nouveau poste." }, ""],
    [{ at: toronto, text: "It prepares you for your new job in the trades." }, "toCorrect"],
    [{ at: toronto, text: "We keep your name for future opportunities." }, "toCorrect"],
    [{ at: toronto, text: "You build a talent pipeline for our clients." }, "toCorrect"],
    [{ at: toronto, text: "You list vacancies for rent." }, "toCorrect"],
    [{ at: toronto, text: "Vous gérez une banque de candidatures." }, "toCorrect"],
    [{ at: toronto, text: "For an existing vacancy." }, ""],
    [{ at: toronto, text: "This posting is to fill our talent pool." }, ""],
    [{ at: toronto, text: "There is no vacancy at this time." }, ""],
    [{ at: toronto, text: "This is a candidate inventory." }, ""],
    [{ at: toronto, text: "Aucun poste n’est vacant pour le moment." }, ""],
    [{ at: toronto, text: "You turn off the no vacancy sign." }, "toCorrect"],
    [{ at: toronto, text: "Il s’agit d’un poste vacant." }, ""],
    [{ at: toronto, text: "Cinq semaines de vacances." }, "toCorrect"],
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
    [{ at: toronto, facts: { usesAi: true } }, "toCorrect"],
    [{ at: toronto, facts: { usesAi: true }, text: "Skills in AI count." }, "toCorrect"],
    [{ at: toronto, facts: { usesAi: true }, text: "AI screens applications." }, ""],
    [
      { at: toronto, facts: { usesAi: true }, text: "A machine learning model ranks applicants." },
      "",
    ],
    [{ at: toronto, facts: { usesAi: true }, text: "Automated screening of résumés is used." }, ""],
    [
      { at: toronto, facts: { usesAi: true }, text: "We do not use AI to assess applicants." },
      "toCorrect",
    ],
    [
      {
        at: toronto,
        facts: { usesAi: true },
        text: "Nous n’utilisons pas l’IA pour trier les candidatures.",
      },
      "toCorrect",
    ],
    [{ at: toronto, facts: { usesAi: true }, text: "L’IA trie les candidatures." }, ""],
    [{ at: toronto }, ""],
  ],
  privateMail: [
    [{ text: "Write to a@gmail.com." }, "tip: a@gmail.com"],
    [{ text: "Write to a@northbakery.ca." }, ""],
    [
      { applicationEmail: "northbakery@gmail.com", applicantRoutingType: { id: 1, name: "" } },
      "tip: northbakery@gmail.com",
    ],
  ],
  commissionUnsaid: [
    [{ at: toronto, pay: [20, null, 5], commission: true }, "toLookAt"],
    [{ at: toronto, pay: [20, null, 5], commission: true, text: "Plus commission." }, ""],
    [{ at: toronto, pay: [20, null, 5] }, ""],
  ],
  frenchMissing: [
    [{ at: laval, text: "You will bake the bread for our shop and cafés." }, "toCorrect"],
    [{ at: laval, text: "Vous faites cuire le pain pour notre boutique." }, ""],
    [{ at: laval, text: "You bake the bread. Vous cuisez le pain et les tartes." }, ""],
    // One sentence is no text in French.
    [
      {
        at: laval,
        text: "You bake the bread for our shop. You sell it to the guests and clean the ovens. Vous parlez français.",
      },
      "toCorrect",
    ],
    [{ at: laval, text: "Pain" }, ""],
  ],
  languageUnexplained: [
    [{ at: laval, text: "Anglais exigé." }, "toLookAt: Anglais"],
    [{ at: laval, text: "Must speak English." }, "toLookAt: English"],
    [{ at: laval, text: "Niveau d’anglais : avancé." }, "toLookAt: anglais"],
    [{ at: laval, text: "Anglais fonctionnel." }, "toLookAt: Anglais"],
    [{ at: laval, text: "Excellent niveau d’anglais." }, "toLookAt: anglais"],
    [{ at: laval, text: "Anglais exigé en raison de nos clients de l’Ouest." }, ""],
    [{ at: laval, text: "Étant donné nos clients, l’anglais est requis." }, ""],
    [{ at: laval, text: "Idéalement, un excellent anglais." }, ""],
    [{ at: laval, text: "Write bilingual content." }, ""],
    [{ at: laval, text: "Anglais exigé pour servir nos clients de l’Ouest." }, ""],
    [{ at: laval, text: "L’anglais est un atout." }, ""],
    [{ at: laval, text: "Enseigner l’anglais; diplôme requis." }, ""],
    [{ at: toronto, text: "Must speak English." }, ""],
  ],
  titleShouts: [
    [{ title: "BAKER WANTED" }, "toLookAt"],
    [{ title: "Baker!" }, "toLookAt"],
    [{ title: "RN / LPN" }, ""],
    [{ title: "HVAC technician" }, ""],
    [{ title: "Urgent: baker" }, "toLookAt"],
    [{ title: "Bakers needed urgently" }, "toLookAt"],
    [{ title: "Recrutement urgent : boulanger" }, "toLookAt"],
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
    [{ title: "Baker $20/h" }, "toLookAt: $20"],
    [{ title: "Baker, Regina" }, "toLookAt: Regina"],
    [{ title: "Boulanger (temps plein)" }, "toLookAt: temps plein"],
    [{ title: "Contract manager" }, ""],
    [{ title: "Regina Health nurse" }, ""],
    [{ title: "Clerk at University of Regina" }, ""],
    [{ title: "$50M fund analyst" }, ""],
  ],
  titleLong: [
    [{ title: "a".repeat(81) }, "toLookAt"],
    [{ title: "a".repeat(80) }, ""],
  ],
  textShort: [
    [{ text: "Bread." }, "tip"],
    [{ text: "Bread. ".repeat(101) }, ""],
  ],
  textLong: [
    [{ text: "word ".repeat(1_001) }, "tip"],
    [{ text: "word ".repeat(1_000) }, ""],
  ],
  confidentialLeak: [
    [
      { confidential: true, employer: { id: 1, name: "Bun & Co. Ltd." }, text: "At Bun &amp; Co." },
      "toCorrect: Bun & Co",
    ],
    [{ confidential: true, employer: { id: 1, name: "North Bakery" } }, "toCorrect"],
    [{ confidential: true, text: "See northbakery.ca." }, "toCorrect: northbakery.ca"],
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
    [{ closeDate: TODAY }, "toLookAt"],
    [{ closeDate: "2026-11-25" }, "toLookAt"],
    [{ closeDate: "2026-11-25", status: "archived" }, ""],
    [{ closeDate: null }, ""],
  ],
  nearDuplicate: [
    [{ duplicate: 7 }, "toLookAt"],
    [{}, ""],
  ],
  sameElsewhere: [
    [{ elsewhere: vancouver }, "tip"],
    [{ elsewhere: "" }, "tip"],
    [{}, ""],
  ],
  closesLate: [
    [{ closeDate: "2027-05-29" }, "toLookAt"],
    [{ closeDate: "2027-05-28" }, ""],
  ],
  urlInsecure: [
    [{ applicantRoutingType: { id: 2, name: "" }, applicationUrl: "http://a.ca" }, "toLookAt"],
    [{ applicantRoutingType: { id: 2, name: "" }, applicationUrl: "https://a.ca" }, ""],
    [{ applicationUrl: "http://a.ca" }, ""],
  ],
  addressPlaceholder: [
    [{ applicationEmail: "jobs@example.com" }, "toLookAt"],
    [{ applicationEmail: "jobs@goodexample.com" }, ""],
  ],
  emailDiffers: [
    [{ text: '<a href="mailto:hr@a.ca">Mail</a>' }, "toLookAt: hr@a.ca"],
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
    [{ at: "Hope" }, "toLookAt: Hope"],
    [{ at: "Hope BC" }, ""],
    [{ at: "Toronto" }, "toLookAt: Toronto"],
  ],
  placeDiffers: [
    [{ text: "Work in sunny Alberta." }, "toLookAt: Alberta"],
    [{ text: "Travailler en Colombie-Britannique." }, "toLookAt: Colombie-Britannique"],
    [{ text: "We deliver to Alberta." }, ""],
    [{ text: "Our head office is in Alberta." }, ""],
    [{ text: "Work in Saskatchewan." }, ""],
  ],
  townDiffers: [
    [{ at: "Toronto, ON", title: "Cashier – Abbotsford" }, "toLookAt: Abbotsford"],
    [{ at: "Toronto, ON", title: "Cashier - abbotsford, BC" }, "toLookAt: abbotsford"],
    [{ at: "Toronto, ON", title: "Cashier (Toronto)" }, ""],
    [{ at: "Toronto, ON", title: "Regina Rentals Clerk" }, ""],
  ],
  structuredDataIncomplete: [
    [{ confidential: true }, "toLookAt"],
    [{}, ""],
  ],
  ...PAY_CASES,
  ...WORD_CASES,
  gendered: [
    [{ text: "A sales ninja." }, "tip: ninja"],
    [{ title: "Hôtesse" }, "tip: Hôtesse"],
    [{ text: "He or she will bake. S/he will sell. A waiter/waitress." }, ""],
    [{ text: "A girder and a hero." }, ""],
  ],
};
