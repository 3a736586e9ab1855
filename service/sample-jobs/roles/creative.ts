import type { Role } from "../role.ts";

export const creative: readonly Role[] = [
  {
    titles: ["Graphic Designer"],
    categories: ["Creative and Graphic Design", "Sales and Marketing"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 56_000, high: 70_000 },
    types: { "Full Time": 6, "Part Time": 1, Contract: 3 },
    summaries: [
      "You will design everything that our customers see, from packaging and signs to the monthly newsletter, and keep it recognizably ours.",
      "You will turn rough briefs into clear, handsome work for print and screen, in a small studio with good light and honest critiques.",
    ],
    duties: [
      "Design print and digital pieces from concept to final files",
      "Keep templates, type and colour consistent across departments",
      "Prepare files for printers and check proofs",
      "Make sure that what we publish is accessible",
      "Present ideas, take criticism and explain choices",
      "Keep the image and asset library in order",
    ],
    needs: [
      "A portfolio that shows thinking as well as finish",
      "Fluency in the usual layout, vector and image software",
      "A sure hand with typography",
      "Dependability with deadlines",
    ],
    assets: ["Motion design", "Basic HTML and CSS", "Photography"],
  },
  {
    titles: ["Content Writer", "Communications Writer"],
    categories: ["Creative and Graphic Design", "Sales and Marketing"],
    ladder: "office",
    setting: "office",
    pay: { period: "Yearly", low: 56_000, high: 69_000 },
    types: { "Full Time": 5, "Part Time": 2, Contract: 3 },
    summaries: [
      "You will write web pages, guides and announcements that busy people understand on the first reading.",
    ],
    duties: [
      "Write and edit for the web, newsletters and print",
      "Interview colleagues and turn what they know into plain language",
      "Keep the style guide current and help others to use it",
      "Plan content with marketing and customer service",
      "Measure what is read, and retire what is not",
    ],
    needs: [
      "Excellent English and a feel for tone",
      "Samples of published work",
      "Curiosity about technical subjects",
      "Willingness to cut your favourite sentence",
    ],
    assets: ["Experience with a content management system", "Fluent French"],
  },
  {
    titles: ["Video Editor"],
    categories: ["Creative and Graphic Design"],
    ladder: "office",
    setting: "office",
    pay: { period: "Daily", low: 320, high: 420 },
    types: { Contract: 7, "Full Time": 2, Temp: 1 },
    summaries: [
      "You will cut training films, customer stories and short clips, about two finished minutes a day.",
    ],
    duties: [
      "Edit interviews and b-roll into stories with a beginning and an end",
      "Add titles, captions and simple motion graphics",
      "Correct colour and clean up sound",
      "Deliver versions for web, social media and large screens",
      "Archive projects so that others can find and reuse them",
    ],
    needs: [
      "A reel of recent work",
      "Mastery of a professional editing suite",
      "A good ear and a sense of pace",
    ],
    assets: ["Camera and lighting experience", "Captioning in French"],
  },
];
