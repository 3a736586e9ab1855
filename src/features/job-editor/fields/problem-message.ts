import { en } from "#contract/messages/en.ts";
import type { Message } from "#contract/messages/message.ts";
import { text } from "#src/i18n/text.ts";

/** The words of the form for a rule of the contract. */
export const problemMessage = (rule: Message): string => text.jobForm.problem(rule, en);
