import { en } from "#contract/messages/en.ts";
import { fr } from "#contract/messages/fr.ts";
import { type Message, sentence } from "#contract/messages/message.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";

const messages = language === "fr-CA" ? fr : en;

/** The words of the form for a rule of the contract: its sentences, with the form's labels for pay. */
export const problemMessage = (rule: Message): string =>
  sentence(rule, {
    ...messages,
    names: { ...messages.names, amount: m.label_amount(), maxAmount: m.label_max_amount() },
    amountMissing: m.job_form_amount_missing(),
    maxBelowAmount: m.job_form_max_below_amount(),
  });
