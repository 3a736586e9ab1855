import type { Ladder } from "./role.ts";

/** One step of a ladder. */
export interface Level {
  /** The title with `{title}` in it. */
  title: string;
  /** What it pays compared with the middle of the role. */
  factor: number;
  weight: number;
  /** How much experience; first among the requirements. */
  experience?: string;
  /** What this level does beyond the role's own duties. */
  duty?: string;
}

/** The levels by which titles show experience. */
export const LEVELS: Record<Ladder, readonly Level[]> = {
  none: [{ title: "{title}", factor: 1, weight: 1 }],
  office: [
    {
      title: "Junior {title}",
      factor: 0.82,
      weight: 2,
      experience: "Some experience is welcome; how you learn counts for more",
      duty: "Learn from experienced colleagues, and ask early",
    },
    {
      title: "{title}",
      factor: 1,
      weight: 5,
      experience: "At least two years of experience in a similar role",
    },
    {
      title: "Intermediate {title}",
      factor: 1.1,
      weight: 2,
      experience: "Three to five years of experience in a similar role",
    },
    {
      title: "Senior {title}",
      factor: 1.25,
      weight: 3,
      experience: "Five or more years of experience in a similar role",
      duty: "Guide newer colleagues and review their work",
    },
  ],
  trade: [
    {
      title: "Apprentice {title}",
      factor: 0.72,
      weight: 2,
      experience: "Second year of an apprenticeship, or higher",
      duty: "Learn the trade beside experienced journeypersons, with time off for school",
    },
    {
      title: "{title}",
      factor: 1,
      weight: 5,
      experience: "At least two years of experience in the trade",
    },
    {
      title: "Journeyperson {title}",
      factor: 1.06,
      weight: 3,
      experience: "A journeyperson certificate that is valid in {province}",
    },
    {
      title: "Lead {title}",
      factor: 1.15,
      weight: 1,
      experience: "A journeyperson certificate, and experience in leading a crew",
      duty: "Plan the day's work and answer for its quality",
    },
  ],
};
