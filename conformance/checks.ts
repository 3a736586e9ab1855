import type { Check } from "./check.ts";
import { authenticationChecks } from "./checks/authentication.ts";
import { createChecks } from "./checks/create.ts";
import { descriptionChecks } from "./checks/description.ts";
import { errorChecks } from "./checks/errors.ts";
import { extensionChecks } from "./checks/extensions.ts";
import { fieldChecks } from "./checks/fields.ts";
import { generalChecks } from "./checks/general.ts";
import { hostileChecks } from "./checks/hostile.ts";
import { limitChecks } from "./checks/limits.ts";
import { interfaceDescriptionChecks } from "./checks/interface-description.ts";
import { listDecisionChecks } from "./checks/list-decisions.ts";
import { listChecks } from "./checks/list.ts";
import { modifyChecks } from "./checks/modify.ts";
import { readChecks } from "./checks/read.ts";
import { referenceListChecks } from "./checks/reference-lists.ts";
import { refusalChecks } from "./checks/refusals.ts";
import { removeChecks } from "./checks/remove.ts";
import { repetitionChecks } from "./checks/repetition.ts";
import { stateChecks } from "./checks/states.ts";
import { surroundingsChecks } from "./checks/surroundings.ts";
import { valueChecks } from "./checks/values.ts";
import { versioningChecks } from "./checks/versioning.ts";
import { versionChecks } from "./checks/versions.ts";

/** Every check, in the order of the interface's sections, then of the decisions and extensions. */
export const CHECKS: readonly Check[] = [
  ...generalChecks,
  ...fieldChecks,
  ...stateChecks,
  ...readChecks,
  ...createChecks,
  ...descriptionChecks,
  ...refusalChecks,
  ...limitChecks,
  ...modifyChecks,
  ...removeChecks,
  ...listChecks,
  ...authenticationChecks,
  ...errorChecks,
  ...versioningChecks,
  ...interfaceDescriptionChecks,
  ...referenceListChecks,
  ...listDecisionChecks,
  ...valueChecks,
  ...versionChecks,
  ...repetitionChecks,
  ...surroundingsChecks,
  ...hostileChecks,
  ...extensionChecks,
];
