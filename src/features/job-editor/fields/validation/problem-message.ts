import { type Message, sentence } from "#contract/messages/message.ts";
import { contractMessages } from "#src/i18n/contract-messages.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** The words of the form for a rule of the contract: its sentences, with the form's labels for pay. */
export const problemMessage = (rule: Message): string =>
  sentence(rule, {
    ...contractMessages,
    names: { ...contractMessages.names, amount: m.label_amount(), maxAmount: m.label_max_amount() },
    amountMissing: m.job_form_amount_missing(),
    maxBelowAmount: m.job_form_max_below_amount(),
  });
