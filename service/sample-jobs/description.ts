import type { PositionTypeName } from "#contract/reference.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.ts";

const ENGLISH = {
  opening: (title: string, cities: string) => [
    `Our team in ${cities} is growing. Open position: ${title}.`,
    `We are hiring in ${cities}. Position: ${title}.`,
  ],
  type: {
    "Full Time": "This is a permanent position of 37.5 hours a week.",
    "Part Time": "This is a part-time position of 16 to 24 hours a week.",
    Contract: "This is a contract of 12 months, with a chance of renewal.",
    Temp: "This is a temporary position for four months.",
    Volunteer: "This is a volunteer position; expenses are reimbursed.",
  } satisfies Record<PositionTypeName, string>,
  duties: ["What you will do", "Responsibilities"],
  needs: ["What you bring", "Requirements"],
  offer: ["What we offer", "Benefits"],
  benefits: [
    "Extended health and dental coverage",
    "A pension plan with matched contributions",
    "Three weeks of vacation to start",
    "Paid sick days and family days",
    "A transit pass or free parking",
    "A yearly allowance for courses",
  ],
  steps: ["Apply with your resume", "Meet two future colleagues", "Get an offer in writing"],
  welcome: "We welcome everyone and arrange accommodations at every stage of hiring.",
  apply: "Apply on our careers page",
  questions: "Questions? Write to",
  call: "or call",
  closing: "Only those chosen for an interview will be contacted.",
};

const FRENCH: typeof ENGLISH = {
  opening: (title, cities) => [
    `Notre équipe s'agrandit à ${cities}. Poste offert : ${title}.`,
    `Nous embauchons à ${cities}. Poste : ${title}.`,
  ],
  type: {
    "Full Time": "Ce poste permanent est de 37,5 heures par semaine.",
    "Part Time": "Ce poste à temps partiel est de 16 à 24 heures par semaine.",
    Contract: "Ce contrat est de 12 mois, avec possibilité de renouvellement.",
    Temp: "Ce poste temporaire est de quatre mois.",
    Volunteer: "Ce poste est bénévole; les dépenses sont remboursées.",
  },
  duties: ["Vos tâches", "Votre rôle"],
  needs: ["Votre profil", "Exigences"],
  offer: ["Ce que nous offrons", "Avantages"],
  benefits: [
    "Une assurance collective",
    "Un régime de retraite",
    "Trois semaines de vacances dès la première année",
    "De la formation sur le temps de travail",
    "Un horaire souple",
  ],
  steps: ["Envoyez votre CV", "Rencontrez deux collègues", "Recevez une offre écrite"],
  welcome: "Toutes les candidatures sont bienvenues; des mesures d'adaptation sont offertes.",
  apply: "Postulez sur notre page Carrières",
  questions: "Des questions? Écrivez à",
  call: "ou appelez au",
  closing: "Seules les personnes retenues pour un entretien seront jointes.",
};

export interface SamplePosting {
  role: Role;
  title: string;
  type: PositionTypeName;
  cities: readonly string[];
  email: string;
  applicationUrl: string | null;
}

/** The description of a posting as HTML: two layouts that use all allowed tags (§4.2). */
export function sampleDescription(random: Random, posting: SamplePosting): string {
  const { role, title, type, cities, email, applicationUrl } = posting;
  const words = role.language === "fr" ? FRENCH : ENGLISH;
  const [strong, em] = random.chance(0.7) ? ["strong", "em"] : ["b", "i"];
  const block = random.chance(0.75) ? "p" : "div";
  const one = (texts: readonly string[]) => texts[random.int(0, texts.length - 1)] ?? "";
  const paragraph = (...lines: string[]) => `<${block}>${lines.join("<br>")}</${block}>`;
  const list = (heading: string, items: readonly string[], tag = "ul") => {
    const rows = items.map((item) => `<li>${escape(item)}</li>`).join("");
    return `${paragraph(`<${strong}>${heading}</${strong}>`)}<${tag}>${rows}</${tag}>`;
  };
  const target = random.chance(0.4) ? ' target="_blank"' : "";
  const link =
    applicationUrl === null
      ? `${words.questions} <a href="mailto:${email}">${email}</a> ` +
        `${words.call} <a href="tel:+1-604-555-0142">604-555-0142</a>.`
      : `<a href="${applicationUrl}"${target}>${words.apply}</a>.`;
  return [
    paragraph(one(words.opening(escape(title), cities.join(", "))), role.summary),
    list(one(words.duties), random.some(role.duties, random.int(3, 4))),
    list(one(words.needs), role.needs),
    ...(type === "Volunteer"
      ? []
      : [list(one(words.offer), random.some(words.benefits, random.int(3, 4)))]),
    paragraph(words.type[type]),
    ...(random.chance(0.2) ? [list(words.apply, words.steps, "ol")] : []),
    ...(random.chance(0.6) ? [paragraph(words.welcome)] : []),
    paragraph(link, `<${em}>${words.closing}</${em}>`),
  ].join("\n");
}

const escape = (text: string) => text.replaceAll("&", "&amp;");
