import { addDays } from "#contract/calendar-date.ts";
import { onlyProvinceOf } from "#contract/towns.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { PROVINCES, type ProvinceCode, ROUTING } from "#contract/reference.ts";
import { provinceCode } from "#contract/province-names.ts";
import { extendedDate } from "#contract/job-dates.ts";
import { placeOf, provinceOf } from "#contract/job-places.ts";
import { findPhrase, phrase, says, sentenceAround } from "../text/phrases.ts";
import { passedDay } from "../text/passed-day.ts";
import { provinceInText, withoutSentence } from "../fixes/proposals.ts";
import type { Rule } from "../model/rule.ts";

/** Half a year. */
const LONG_RUN_DAYS = 183;

const PLACEHOLDER =
  /(?:^|[/@.])(?:example|exemple|domain|yourcompany|yourdomain|company|test|placeholder)\.(?:com|org|net|ca)(?:$|[/?#:])|\.(?:example|test|invalid)(?:$|[/?#:])/i;

/** Providers of mail for private persons. */
const PROVIDER =
  "@(?:gmail|googlemail|hotmail|outlook|live|yahoo|ymail|icloud|me|msn|aol|proton|protonmail|gmx|videotron|sympatico)\\.(?:com|ca|net|me|fr|qc\\.ca)(?![\\p{L}\\p{N}-])";
const PRIVATE_MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}_%+-][\\p{L}\\p{N}._%+-]{0,63}${PROVIDER}`,
  "iu",
);
/** Any word may begin an address: most texts are done with sooner. */
const HAS_PROVIDER = new RegExp(PROVIDER, "iu");

const FRENCH_NAMES =
  "Colombie-Britannique|Île-du-Prince-Édouard|Nouvelle-Écosse|Nouveau-Brunswick|Terre-Neuve";
const PROVINCE = phrase(
  `${PROVINCES.map(({ name }) => name)
    .join("|")
    .replace("Quebec", "Qu[eé]bec")}|${FRENCH_NAMES}`,
);
/** Speaks of where the employer or its applicants are, not of the place of work. */
const OTHER_PLACE =
  /head ?office|headquarter|head quarter|branch|offices in|locations? (?:in|across)|siège|succursale|bureaux|applicants|candidates|candidat|clients?|customers|border|frontière|across|from|travel|deliver|\bship(?:s|ping)?\b|\bserv(?:e|ing)\b|déplac|livr|licen[cs]e|licensed|certif|permis|registered|law|loi|act|code|ordre|university|université|government of|gouvernement/iu;

/** Words that say where the work is, and names after them. */
const IN_TOWN =
  /(?<!\p{L})(?:(?:located|based|store|shop|office|restaurant|clinic|team|job|position|work(?:ing)?|live|kitchen|site|plant|warehouse) (?:is )?(?:located |based )?in|[Oo]ur|situé(?:e)? à|basé(?:e)? à|(?:magasin|boutique|bureau|restaurant|clinique|équipe|succursale|usine|entrepôt|poste|travail(?:ler)?) (?:de|à)) ((?:\p{Lu}[\p{L}.'-]+)(?: \p{Lu}[\p{L}.'-]+){0,2})/gu;

/** The town with which a few names begin, if it is one of a single province. */
function townIn(names: string): string | undefined {
  const words = names.split(" ");
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(" ");
    if (onlyProvinceOf(name) !== undefined) return name;
  }
  return undefined;
}

/** What sets the parts of a title apart. */
const BETWEEN_PARTS = / - |[–—|/(),:]/;

/** The dates, the way to apply and the place: numbers 18 to 20 and 22. */
export const placeRules = [
  {
    id: "closesSoon",
    level: "toLookAt",
    check: ({ job: { closeDate, status } }, { today }) =>
      closeDate !== null && closeDate <= today && status !== "archived"
        ? {
            field: "closeDate",
            params: { isPast: String(closeDate < today) },
            fix: { kind: "set", field: "closeDate", value: extendedDate(closeDate, today) },
          }
        : undefined,
  },
  {
    id: "closesLate",
    level: "toLookAt",
    check: ({ job: { closeDate } }, { today }) =>
      closeDate !== null && closeDate > addDays(today, LONG_RUN_DAYS)
        ? {
            field: "closeDate",
            fix: { kind: "set", field: "closeDate", value: addDays(today, LONG_RUN_DAYS) },
          }
        : undefined,
  },
  {
    id: "urlInsecure",
    level: "toLookAt",
    check: ({ job: { applicantRoutingType, applicationUrl } }) =>
      applicantRoutingType?.id === ROUTING.url && /^http:/i.test(applicationUrl ?? "")
        ? {
            field: "applicationUrl",
            fix: {
              kind: "set",
              field: "applicationUrl",
              value: (applicationUrl ?? "").replace(/^http:/i, "https:"),
            },
          }
        : undefined,
  },
  {
    id: "addressPlaceholder",
    level: "toLookAt",
    check: ({ job, linkedAddresses }) => {
      const { applicantRoutingType, applicationUrl, applicationEmail } = job;
      const byUrl = applicantRoutingType?.id === ROUTING.url;
      if (!PLACEHOLDER.test((byUrl ? applicationUrl : applicationEmail) ?? "")) return undefined;
      if (byUrl) return { field: "applicationUrl" };
      const [address, ...others] = linkedAddresses();
      const isKnown = address !== undefined && others.length === 0 && !PLACEHOLDER.test(address);
      return {
        field: "applicationEmail",
        fix: isKnown ? { kind: "set", field: "applicationEmail", value: address } : undefined,
      };
    },
  },
  {
    id: "emailDiffers",
    level: "toLookAt",
    check: ({ job: { applicationEmail, applicantRoutingType }, linkedAddresses }) => {
      const own = applicationEmail ?? "";
      const other = linkedAddresses().find(
        (address) => address.toLowerCase() !== own.toLowerCase(),
      );
      if (other === undefined) return undefined;
      const isUsed =
        own !== "" && !PLACEHOLDER.test(own) && applicantRoutingType?.id !== ROUTING.url;
      return {
        field: "description",
        quote: { start: 0, text: other },
        fix: isUsed ? { kind: "address", find: other, by: own } : undefined,
      };
    },
  },
  {
    id: "privateMail",
    level: "tip",
    check: ({ text, job: { applicantRoutingType, applicationEmail } }) => {
      const match = HAS_PROVIDER.test(text) ? PRIVATE_MAIL.exec(text) : null;
      const own = applicantRoutingType?.id === ROUTING.email ? (applicationEmail ?? "") : "";
      if (!match)
        return PRIVATE_MAIL.test(own)
          ? { field: "applicationEmail", quote: { start: 0, text: own } }
          : undefined;
      const [find] = match;
      const isBetter = own !== "" && !PRIVATE_MAIL.test(own);
      return {
        field: "description",
        quote: { start: match.index, text: find },
        fix: isBetter ? { kind: "address", find, by: own } : undefined,
      };
    },
  },
  {
    id: "placeWithoutProvince",
    level: "toLookAt",
    check: ({ job, text }) => {
      const place = job.locations.find((location) => provinceOf(location) === null);
      if (!place) return undefined;
      const quote = { start: 0, text: placeOf(place) };
      const province = onlyProvinceOf(quote.text);
      const completed = province && `${quote.text.trim()}, ${province}`;
      return {
        field: "locations",
        quote,
        params: { place: completed ?? "" },
        fix: completed
          ? { kind: "place", find: quote.text, by: completed }
          : provinceInText(text, quote.text),
      };
    },
  },
  {
    id: "placeDiffers",
    level: "toLookAt",
    check: (posting) => {
      const { text, provinces } = posting;
      if (provinces.size === 0) return undefined;
      const names = new Set([...text.matchAll(PROVINCE)].map(([name]) => name.toLowerCase()));
      const others = [...names].filter((name) => {
        const code: ProvinceCode | null = provinceCode(name);
        return code !== null && !provinces.has(code);
      });
      if (others.length === 0) return undefined;
      const quote = findPhrase(text, phrase(others.join("|")), { unless: OTHER_PLACE });
      return quote && { field: "description", quote, fix: withoutSentence(posting, quote) };
    },
  },
  {
    // A copy for another place keeps the town of the first in its title.
    id: "townDiffers",
    level: "toLookAt",
    check: ({ title, job }) => {
      const named = title
        .split(BETWEEN_PARTS)
        .map((part) => part.trim())
        .filter((part) => onlyProvinceOf(part) !== undefined);
      if (named.length === 0) return undefined;
      const towns = new Set(job.locations.map((place) => foldText(readPlace(placeOf(place)).city)));
      const other = named.find((part) => !towns.has(foldText(part)));
      return towns.size > 0 && other !== undefined
        ? { field: "title", quote: { start: title.indexOf(other), text: other } }
        : undefined;
    },
  },
  {
    // A copy for another place keeps it in the text, and so does a replacement in part.
    id: "townInText",
    level: "toLookAt",
    check: ({ text, job }) => {
      const towns = new Set(job.locations.map((place) => foldText(readPlace(placeOf(place)).city)));
      if (towns.size === 0) return undefined;
      for (const { 0: found, 1: named = "", index } of text.matchAll(IN_TOWN)) {
        const town = townIn(named);
        const start = index + found.length - named.length;
        if (town === undefined || towns.has(foldText(town))) continue;
        const sentence = sentenceAround(text, { start, text: named });
        if (says(sentence, OTHER_PLACE)) continue;
        if ([...towns].some((own) => own !== "" && foldText(sentence).includes(own))) continue;
        return { field: "description", quote: { start, text: town } };
      }
      return undefined;
    },
  },
  {
    id: "dayPassed",
    level: "toLookAt",
    check: ({ title, text }, { today }) => {
      const year = /(?<!\d)20\d\d(?!\d)/.exec(title);
      if (year && year[0] < today.slice(0, 4))
        return { field: "title", quote: { start: year.index, text: year[0] } };
      const quote = passedDay(text, today);
      return quote && { field: "description", quote };
    },
  },
  {
    id: "structuredDataIncomplete",
    level: "toLookAt",
    source: "https://developers.google.com/search/docs/appearance/structured-data/job-posting",
    check: ({ job }) => (job.confidential ? { field: "confidential" } : undefined),
  },
] as const satisfies readonly Rule[];
