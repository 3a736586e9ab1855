import type { Phrases } from "./phrases.ts";

export const FRENCH: Phrases = {
  openings: {
    usual: [
      "Notre équipe s'agrandit, et un poste s'ouvre : {title}. Lieu de travail : {cities}.",
      "Nous cherchons une personne fiable et curieuse pour le poste suivant : {title} ({cities}).",
      "Vous aimez le travail bien fait? Nous aussi. Poste offert : {title}. Lieu de travail : {cities}.",
    ],
    Contract: [
      "Pour un contrat de {months} mois, nous cherchons une personne au poste suivant : {title} ({cities}).",
    ],
    Temp: [
      "Pour un remplacement d'environ {months} mois, nous cherchons une personne au poste suivant : {title} ({cities}).",
    ],
  },
  places: ["Lieu de travail, selon votre préférence : {either}."],
  headings: {
    duties: ["Vos tâches", "Votre rôle", "Ce que vous ferez"],
    needs: ["Votre profil", "Exigences", "Ce que vous apportez"],
    assets: ["Atouts", "Un plus"],
    offer: ["Ce que nous offrons", "Avantages", "En retour"],
    steps: ["Les prochaines étapes", "Comment nous embauchons"],
    apply: ["Pour postuler", "Intéressé ou intéressée?"],
  },
  hours: {
    camp: ["L'horaire est de 14 jours de travail et 14 jours de congé."],
    care: ["L'horaire comprend des jours, des soirs et une fin de semaine sur deux."],
    kitchen: ["Vous travaillerez cinq quarts par semaine, surtout le soir."],
    office: [
      "La semaine est de 37,5 heures, du lundi au vendredi, avec un horaire souple.",
      "Vous travaillerez trois jours par semaine au bureau et deux jours à la maison, si vous le souhaitez.",
    ],
    road: ["Vous commencez et terminez vos journées au même endroit."],
    shop: [
      "L'horaire est de 7 h à 15 h 30, du lundi au vendredi; les heures supplémentaires sont volontaires.",
      "La semaine compte quatre jours de dix heures : chaque fin de semaine est longue.",
    ],
    site: ["Le travail se fait à l'extérieur en toute saison, de 7 h à 15 h 30."],
    store: [
      "L'horaire comprend des soirs et des fins de semaine; il est affiché trois semaines à l'avance.",
    ],
  },
  partTimeHours: ["L'horaire est établi trois semaines à l'avance, avec vous."],
  terms: {
    "Part Time": ["**Temps partiel :** {weekly} heures par semaine."],
    Contract: ["**Contrat :** {months} mois, *avec possibilité de renouvellement*."],
    Temp: ["**Poste temporaire :** environ {months} mois."],
  },
  pay: ["Le salaire dépend de votre expérience; nous en parlons dès le premier entretien."],
  benefits: {
    permanent: [
      "Une assurance collective après trois mois",
      "Un régime de retraite avec participation de l'employeur",
      "Trois semaines de vacances dès la première année",
      "Des congés de maladie et des congés familiaux payés",
      "Un programme d'aide aux employés et à leur famille",
      "De la formation continue sur le temps de travail",
    ],
    other: [
      "De la formation payée",
      "La priorité pour les postes permanents",
      "Un horaire convenu d'avance et respecté",
      "Le stationnement gratuit ou une aide au transport",
    ],
    volunteer: ["Le remboursement de vos dépenses"],
    setting: {
      care: ["Le renouvellement de vos certifications"],
      office: ["Un horaire souple", "Un milieu de travail calme et lumineux"],
      shop: ["Une allocation pour les bottes et les outils"],
      store: ["Un rabais de 20 % sur presque tout"],
    },
  },
  steps: [
    "Nous lisons chaque candidature et répondons en moins de dix jours",
    "Nous vous appelons pour un premier échange de vingt minutes",
    "Vous rencontrez deux de vos futurs collègues",
    "Nous prenons des références",
    "Vous recevez une offre écrite et avez une semaine pour y penser",
  ],
  welcome: [
    "Toutes les candidatures sont bienvenues, quels que soient l'origine, l'âge, le genre ou la situation de handicap.",
    "Si une mesure d'adaptation peut vous aider, dites-le-nous : nous ferons le nécessaire à chaque étape.",
    "Il n'est pas nécessaire de répondre à chacun des critères. Si le travail vous attire, écrivez-nous.",
  ],
  applyHere: [
    "Postulez ici avec votre CV. *La lettre de présentation est facultative.*",
    "Envoyez votre CV par cette page, avec quelques lignes sur un travail dont vous êtes fier ou fière.",
  ],
  applyThere: [
    "Postulez sur [notre page Carrières]({address}).",
    "Le formulaire se trouve sur [notre site]({address}); il faut environ dix minutes.",
  ],
  questions: [
    "Des questions? Écrivez à [{email}](mailto:{email}).",
    "Pour en savoir plus, visitez [notre site](https://www.example.com/fr/carrieres).",
  ],
  closings: [
    "*Nous remercions toutes les personnes qui postulent; seules celles retenues pour un entretien seront jointes.*",
    "**Les premières candidatures seront étudiées avant la date de clôture.**",
    "Au plaisir de vous lire.",
  ],
};
