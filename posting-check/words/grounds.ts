import { ASKED_TERMS } from "./asked-terms.ts";
import type { Ground } from "./ground.ts";
import { LIFE_TERMS } from "./life-terms.ts";
import { ORIGIN_TERMS } from "./origin-terms.ts";
import { PEOPLE_TERMS } from "./people-terms.ts";

/** All that is looked for. */
export const GROUNDS: readonly Ground[] = [
  ...PEOPLE_TERMS,
  ...ORIGIN_TERMS,
  ...LIFE_TERMS,
  ...ASKED_TERMS,
];
