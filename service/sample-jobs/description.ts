import { PROVINCES, type PositionTypeName, type ProvinceCode } from "#contract/reference.ts";
import { type Dialect, LAYOUTS, type Section, toHtml } from "./html.ts";
import { ENGLISH } from "./phrases/english.ts";
import { FRENCH } from "./phrases/french.ts";
import type { Phrases } from "./phrases/phrases.ts";
import type { Random } from "./random.ts";
import type { Role } from "./role.ts";
import type { SampleTitle } from "./title.ts";

/** What a description has to agree with. */
export interface Posting {
  role: Role;
  title: SampleTitle;
  type: PositionTypeName;
  cities: readonly string[];
  province: ProvinceCode;
  /** Length of a contract or of temporary work. */
  months: number;
  /** Whether the posting names what it pays. */
  paid: boolean;
  email: string;
  applicationUrl: string | null;
}

const WEEKLY = ["12 to 16", "16 to 20", "20 to 24", "24 to 28"] as const;
const YEARS = ["eleven", "fourteen", "seventeen", "twenty-two", "thirty"] as const;

/** Small numbers are words; the others stay digits. */
const NUMBER_WORDS: Record<"en" | "fr", Readonly<Record<number, string>>> = {
  en: { 3: "three", 4: "four", 6: "six", 9: "nine" },
  fr: { 3: "trois", 4: "quatre", 6: "six", 9: "neuf" },
};

/** The description of a posting as HTML (§4.2). */
export function sampleDescription(random: Random, posting: Posting): string {
  const dialect: Dialect = {
    strong: random.chance(0.65) ? "strong" : "b",
    em: random.chance(0.65) ? "em" : "i",
    newTab: random.chance(0.4),
  };
  const fill = filler(random, posting);
  const sections = compose(random, posting).map(({ texts, items, ...section }) => ({
    ...section,
    ...(texts ? { texts: texts.map(fill) } : {}),
    ...(items ? { items: items.map(fill) } : {}),
  }));
  return toHtml(sections, random.pick(LAYOUT_NAMES), dialect);
}

// The plain one is the most frequent, as it is in life.
const LAYOUT_NAMES = ["paragraphs", "paragraphs", ...(Object.keys(LAYOUTS) as Layout[])] as const;
type Layout = keyof typeof LAYOUTS;

/** Puts what is known of the posting into a text. */
function filler(random: Random, posting: Posting): (text: string) => string {
  const { role, title, cities, province, months, email, applicationUrl } = posting;
  const language = role.language ?? "en";
  const article = /^([AEIOU]|HVAC)/.test(title.core) ? "an" : "a";
  const weekly = random.pick(WEEKLY);
  const values: Record<string, string> = {
    title: title.core,
    "a title": `${article} ${title.core}`,
    city: cities[0] ?? "",
    cities: joined(cities, language === "fr" ? "et" : "and"),
    either: joined(cities, language === "fr" ? "ou" : "or"),
    province: PROVINCES.find(({ code }) => code === province)?.name ?? province,
    months: NUMBER_WORDS[language][months] ?? String(months),
    years: random.pick(YEARS),
    weekly: language === "fr" ? weekly.replace("to", "à") : weekly,
    email,
    address: applicationUrl ?? "",
  };
  return (text) => text.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** "Kelowna, Vernon and Penticton" */
function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

function compose(random: Random, posting: Posting): Section[] {
  const { role, title, type, cities, paid, applicationUrl } = posting;
  const say: Phrases = role.language === "fr" ? FRENCH : ENGLISH;
  const { level } = title;
  const heading = (name: keyof Phrases["headings"]) => random.pick(say.headings[name]);
  const maybe = (probability: number, texts: readonly string[]) =>
    random.chance(probability) ? [random.pick(texts)] : [];

  // A level that says how far an apprenticeship is takes the place of the role's own words on it.
  const certified = /apprentice|journeyperson/.test(level.experience ?? "");
  const roleNeeds = role.needs.filter((need) => !certified || !need.includes("apprenticeship"));
  // Who is learning leads nobody yet.
  const roleDuties = role.duties.filter(
    (duty) => level.factor >= 1 || !/\bleads?\b|apprentices/i.test(duty),
  );
  const needs = [
    ...(level.experience ? [level.experience] : []),
    ...random.some(roleNeeds, random.int(3, 5)),
    ...(title.need ? [title.need] : []),
  ];
  const duties = [
    ...random.some(roleDuties, random.int(4, 6)),
    ...(level.duty && random.chance(0.7) ? [level.duty] : []),
  ];
  const usualHours = type === "Part Time" ? say.partTimeHours : say.hours[role.setting];
  const hours = title.hours ?? random.pick(role.hours ?? usualHours);
  const terms = say.terms[type];

  const sections: Section[] = [
    {
      texts: [
        random.pick(say.openings[type] ?? say.openings.usual),
        random.pick(role.summaries),
        ...(cities.length > 1 ? maybe(0.5, say.places) : []),
      ],
    },
    { heading: heading("duties"), items: duties, ordered: random.chance(0.08) },
    { heading: heading("needs"), items: needs },
  ];
  if (random.chance(0.45)) {
    // What the title or the level requires is no longer only welcome.
    const required = [
      ...(title.need ? ["French", "language"] : []),
      ...(certified ? ["Red Seal"] : []),
    ];
    const assets = role.assets.filter((asset) => !required.some((word) => asset.includes(word)));
    const items = random.some(assets, 2);
    if (items.length > 0) sections.push({ heading: heading("assets"), items });
  }
  const conditions = [
    ...(terms ? [random.pick(terms)] : []),
    ...(type === "Volunteer" ? [] : [hours]),
    ...(type === "Volunteer" || paid ? [] : maybe(0.6, say.pay)),
  ];
  if (conditions.length > 0) sections.push({ texts: conditions });
  if (random.chance(0.75)) {
    sections.push({ heading: heading("offer"), items: benefits(random, say, posting) });
  }
  if (type !== "Volunteer" && random.chance(0.2)) {
    const items = random.some(say.steps, random.int(3, 5));
    sections.push({ heading: heading("steps"), items, ordered: true });
  }
  if (random.chance(0.65)) sections.push({ texts: [random.pick(say.welcome)] });
  sections.push({
    ...(random.chance(0.5) ? { heading: heading("apply") } : {}),
    texts: [
      random.pick(applicationUrl === null ? say.applyHere : say.applyThere),
      ...maybe(0.45, say.questions),
      ...maybe(0.5, say.closings),
    ],
  });
  return sections;
}

function benefits(random: Random, { benefits }: Phrases, { role, type }: Posting): string[] {
  if (type === "Volunteer") return random.some(benefits.volunteer, 3);
  const general = type === "Full Time" ? benefits.permanent : benefits.other;
  return [
    ...random.some(general, random.int(3, 4)),
    ...random.some(benefits.setting[role.setting] ?? [], 1),
  ];
}
