/** The rules that look at words. */
export type WordRule =
  | "ageWording"
  | "sexWording"
  | "originWording"
  | "citizenshipWording"
  | "religionWording"
  | "familyWording"
  | "healthWording"
  | "recordWording"
  | "politicalWording"
  | "socialWording"
  | "nativeSpeaker"
  | "canadianExperience"
  | "payHistory"
  | "applicantFee"
  | "photoAsked"
  | "unpaidWork";

/**
 * What is looked for in sentences, by ground: terms as `readTerm` reads them, separated by commas, folded as
 * `foldText` does (small letters, no accents, blanks for dashes and apostrophes), in both languages, as a
 * text may have both. In which sentences they speak of who is wanted, frames.ts says, once for all grounds.
 */
export interface Ground {
  rule: WordRule;
  /** A kind of person, or what a person is. */
  who?: readonly string[];
  /** Likewise, of people who also learn, shop or are cared for: only a job made for them counts. */
  job?: readonly string[];
  /** What somebody has or does, and what nobody may have. */
  has?: readonly string[];
  /** What a posting demands of applicants. */
  asked?: readonly string[];
  /** Says it by itself, unless it is denied. */
  alone?: readonly string[];
  /** An age, in years. */
  years?: readonly string[];
}
