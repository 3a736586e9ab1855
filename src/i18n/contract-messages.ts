import { en } from "#contract/messages/en.ts";
import { fr } from "#contract/messages/fr.ts";
import { language } from "./language.ts";

/** The contract's sentences in the language of the page. A build holds one table (one-language.ts). */
export const contractMessages = language === "fr-CA" ? fr : en;
