import type { PositionTypeName } from "#contract/reference.ts";
import { LEVELS, type Level } from "./levels.ts";
import type { Random } from "./random.ts";
import type { Role } from "./role.ts";

export interface SampleTitle {
  level: Level;
  /** "Senior Accountant", as a sentence uses it. */
  core: string;
  /** What a list shows: the core, sometimes with what makes this posting special. */
  full: string;
  /** The hours, where the title names a shift. */
  hours?: string;
  /** A requirement that the title names. */
  need?: string;
}

type Addition = Pick<SampleTitle, "hours" | "need"> & { text: string };

interface Circumstances {
  type: PositionTypeName;
  /** Where there is only one. */
  city: string | null;
  months: number;
}

/** How often a title says more than the role. */
const ADDITION_RATE = 0.3;

/** A title for the role, at one of its levels. */
export function sampleTitle(random: Random, role: Role, circumstances: Circumstances): SampleTitle {
  const levels = LEVELS[role.ladder];
  const byTitle = Object.fromEntries(levels.map(({ title, weight }) => [title, weight]));
  const chosen = random.weighted(byTitle);
  const level = levels.find(({ title }) => title === chosen) ?? LEVELS.none[0];
  if (!level) throw new RangeError(`The ladder ${role.ladder} has no levels.`);

  const core = level.title.replace("{title}", random.pick(role.titles));
  const additions =
    role.language === "fr" ? inFrench(circumstances) : inEnglish(role, circumstances);
  if (additions.length === 0 || !random.chance(ADDITION_RATE)) return { level, core, full: core };
  const { text, ...rest } = random.pick(additions);
  return { level, core, full: `${core}${text}`, ...rest };
}

function inEnglish(role: Role, { type, city, months }: Circumstances): Addition[] {
  const additions: Addition[] = city === null ? [] : [{ text: ` – ${city}` }];
  if (type === "Part Time") additions.push({ text: " (Part-Time)" });
  if (type === "Temp") additions.push({ text: " (Temporary)" });
  if (type === "Contract") additions.push({ text: `, ${months}-Month Contract` });
  if (role.setting === "office" && type !== "Volunteer") {
    additions.push({ text: " (Bilingual)", need: "Fluent English and French" });
  }
  const hourly = role.pay?.period === "Hourly" && !role.hours;
  if (hourly && (role.setting === "shop" || role.setting === "care")) {
    const hours = "Shifts are from 11:00 p.m. to 7:00 a.m.; nights are paid a premium.";
    additions.push({ text: ", Night Shift", hours });
  }
  if (hourly && type === "Part Time") {
    const hours = "Shifts are on Saturdays and Sundays, with an occasional Friday.";
    additions.push({ text: ", Weekends", hours });
  }
  return additions;
}

function inFrench({ type, city, months }: Circumstances): Addition[] {
  const additions: Addition[] = city === null ? [] : [{ text: ` – ${city}` }];
  if (type === "Part Time") additions.push({ text: " (temps partiel)" });
  if (type === "Temp") additions.push({ text: " (remplacement)" });
  if (type === "Contract") additions.push({ text: `, contrat de ${months} mois` });
  return additions;
}
