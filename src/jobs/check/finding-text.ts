import { list, longDate, moneyRange, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";

type Parameter =
  | "quote"
  | "difference"
  | "factor"
  | "most"
  | "province"
  | "minimum"
  | "due"
  | "length"
  | "least"
  | "words"
  | "place"
  | "places"
  | "title"
  | "parts";

interface RuleText {
  /** What is wrong, in a few words. */
  label: () => string;
  /** Why, in a sentence. */
  why: (text: Record<Parameter, string>) => string;
}

/** The words of every rule. */
const RULE_TEXTS: Record<RuleId, RuleText> = {
  payMissing: { label: m.readiness_pay_missing, why: m.readiness_pay_missing_why },
  payOnlyInText: {
    label: m.readiness_pay_only_in_text,
    why: (text) => m.readiness_pay_only_in_text_why({ quote: text.quote }),
  },
  payWide: {
    label: m.readiness_pay_wide,
    why: (text) =>
      m.readiness_pay_wide_why({
        difference: text.difference,
        factor: text.factor,
        most: text.most,
      }),
  },
  payExempt: { label: m.readiness_pay_exempt, why: m.readiness_pay_exempt_why },
  payOpen: {
    label: m.readiness_pay_open,
    why: (text) => m.readiness_pay_open_why({ quote: text.quote }),
  },
  payReversed: { label: m.readiness_pay_reversed, why: m.readiness_pay_reversed_why },
  payBelowMinimum: {
    label: m.readiness_pay_below_minimum,
    why: ({ province, minimum, due }) =>
      [
        m.readiness_pay_below_minimum_why({ province, minimum }),
        due !== "" && m.readiness_minimum_due({ date: due }),
      ]
        .filter(Boolean)
        .join(" "),
  },
  minimumOld: {
    label: m.readiness_minimum_old,
    why: ({ province, minimum, due }) =>
      m.readiness_minimum_old_why({ province, minimum, date: due }),
  },
  payUnlikely: { label: m.readiness_pay_unlikely, why: m.readiness_pay_unlikely_why },
  vacancyMissing: { label: m.readiness_vacancy_missing, why: m.readiness_vacancy_missing_why },
  aiMissing: { label: m.readiness_ai_missing, why: m.readiness_ai_missing_why },
  canadianExperience: {
    label: m.readiness_canadian_experience,
    why: (text) => m.readiness_canadian_experience_why({ quote: text.quote }),
  },
  commissionUnsaid: {
    label: m.readiness_commission_unsaid,
    why: m.readiness_commission_unsaid_why,
  },
  ageWording: {
    label: m.readiness_age,
    why: (text) => m.readiness_age_why({ quote: text.quote }),
  },
  familyWording: {
    label: m.readiness_family,
    why: (text) => m.readiness_family_why({ quote: text.quote }),
  },
  originWording: {
    label: m.readiness_origin,
    why: (text) => m.readiness_origin_why({ quote: text.quote }),
  },
  religionWording: {
    label: m.readiness_religion,
    why: (text) => m.readiness_religion_why({ quote: text.quote }),
  },
  healthWording: {
    label: m.readiness_health,
    why: (text) => m.readiness_health_why({ quote: text.quote }),
  },
  citizenshipWording: {
    label: m.readiness_citizenship,
    why: (text) => m.readiness_citizenship_why({ quote: text.quote }),
  },
  nativeSpeaker: {
    label: m.readiness_native_speaker,
    why: (text) => m.readiness_native_speaker_why({ quote: text.quote }),
  },
  applicantFee: {
    label: m.readiness_applicant_fee,
    why: (text) => m.readiness_applicant_fee_why({ quote: text.quote }),
  },
  sexWording: {
    label: m.readiness_sex,
    why: (text) => m.readiness_sex_why({ quote: text.quote }),
  },
  recordWording: {
    label: m.readiness_record,
    why: (text) => m.readiness_record_why({ quote: text.quote }),
  },
  politicalWording: {
    label: m.readiness_political,
    why: (text) => m.readiness_political_why({ quote: text.quote }),
  },
  socialWording: {
    label: m.readiness_social,
    why: (text) => m.readiness_social_why({ quote: text.quote }),
  },
  payHistory: {
    label: m.readiness_pay_history,
    why: (text) => m.readiness_pay_history_why({ quote: text.quote }),
  },
  photoAsked: {
    label: m.readiness_photo,
    why: (text) => m.readiness_photo_why({ quote: text.quote }),
  },
  unpaidWork: {
    label: m.readiness_unpaid,
    why: (text) => m.readiness_unpaid_why({ quote: text.quote }),
  },
  privateMail: {
    label: m.readiness_private_mail,
    why: (text) => m.readiness_private_mail_why({ quote: text.quote }),
  },
  frenchMissing: { label: m.readiness_french_missing, why: m.readiness_french_missing_why },
  languageUnexplained: {
    label: m.readiness_language_unexplained,
    why: (text) => m.readiness_language_unexplained_why({ quote: text.quote }),
  },
  confidentialLeak: {
    label: m.readiness_confidential_leak,
    why: m.readiness_confidential_leak_why,
  },
  titleShouts: { label: m.readiness_title_shouts, why: m.readiness_title_shouts_why },
  titleSaysMore: {
    label: m.readiness_title_says_more,
    why: (text) => m.readiness_title_says_more_why({ quote: text.quote }),
  },
  titleLong: {
    label: m.readiness_title_long,
    why: (text) => m.readiness_title_long_why({ length: text.length, most: text.most }),
  },
  closesSoon: { label: m.readiness_closes_soon, why: m.readiness_closes_soon_why },
  closesLate: { label: m.readiness_closes_late, why: m.readiness_closes_late_why },
  urlInsecure: { label: m.readiness_url_insecure, why: m.readiness_url_insecure_why },
  addressPlaceholder: {
    label: m.readiness_address_placeholder,
    why: m.readiness_address_placeholder_why,
  },
  emailDiffers: {
    label: m.readiness_email_differs,
    why: (text) => m.readiness_email_differs_why({ quote: text.quote }),
  },
  placeWithoutProvince: {
    label: m.readiness_place_without_province,
    why: ({ quote, place }) =>
      place === ""
        ? m.readiness_place_without_province_why({ quote })
        : m.readiness_place_assumed_why({ quote, place }),
  },
  townDiffers: {
    label: m.readiness_town_differs,
    why: (text) => m.readiness_place_differs_why({ quote: text.quote }),
  },
  placeDiffers: {
    label: m.readiness_place_differs,
    why: (text) => m.readiness_place_differs_why({ quote: text.quote }),
  },
  townInText: {
    label: m.readiness_town_in_text,
    why: (text) => m.readiness_place_differs_why({ quote: text.quote }),
  },
  dayPassed: {
    label: m.readiness_day_passed,
    why: (text) => m.readiness_day_passed_why({ quote: text.quote }),
  },
  accommodationUnsaid: {
    label: m.readiness_accommodation_unsaid,
    why: m.readiness_accommodation_unsaid_why,
  },
  structuredDataIncomplete: {
    label: m.readiness_structured_data_incomplete,
    why: m.readiness_structured_data_incomplete_why,
  },
  nearDuplicate: {
    label: m.readiness_near_duplicate,
    why: m.readiness_near_duplicate_why,
  },
  sameElsewhere: {
    label: m.readiness_same_elsewhere,
    why: ({ places }) =>
      places === ""
        ? m.readiness_same_elsewhere_no_place_why()
        : m.readiness_same_elsewhere_why({ places }),
  },
  counterpart: {
    label: m.readiness_counterpart,
    why: ({ title, parts }) =>
      parts === ""
        ? m.readiness_counterpart_why({ title })
        : m.readiness_counterpart_differs_why({ title, parts }),
  },
  textShort: {
    label: m.readiness_text_short,
    why: (text) => m.readiness_text_short_why({ length: text.length, least: text.least }),
  },
  textLong: {
    label: m.readiness_text_long,
    why: (text) => m.readiness_text_long_why({ words: text.words, most: text.most }),
  },
  gendered: {
    label: m.readiness_gendered,
    why: (text) => m.readiness_gendered_why({ quote: text.quote }),
  },
};

/** Every rule, in the order of this table. */
export const RULE_IDS = Object.keys(RULE_TEXTS) as RuleId[];

/** What a rule finds, in a few words. */
export const ruleLabel = (rule: RuleId): string => RULE_TEXTS[rule].label();

/** The parameters that are dollars. */
const MONEY: ReadonlySet<string> = new Set(["difference", "minimum"]);

/** What may differ between a posting and its counterpart. */
const PARTS: Readonly<Record<string, () => string>> = {
  salary: m.fact_pay,
  closeDate: m.label_close_date,
  locations: m.label_locations,
  status: m.column_status,
};

const shown = (name: string, value: string | number): string => {
  if (name === "due") return longDate(String(value));
  if (value === "CA") return m.readiness_federal();
  if (name === "parts")
    return list(
      String(value)
        .split(" ")
        .flatMap((part) => PARTS[part]?.() ?? []),
    );
  if (typeof value === "string") return value;
  return MONEY.has(name) || (name === "most" && value >= 10_000)
    ? moneyRange(value, value)
    : number(value);
};

/** A finding in the page's language. */
export function findingText({ rule, level, quote, params = {} }: Finding): {
  label: string;
  why: string;
} {
  const { label, why } = RULE_TEXTS[rule];
  if (level === "unchecked") return { label: m.readiness_unchecked({ rule: label() }), why: "" };
  const texts = Object.fromEntries(
    Object.entries({ quote: quote?.text ?? "", ...params }).map(([name, value]) => [
      name,
      shown(name, value),
    ]),
  );
  return { label: label(), why: why(texts as Record<Parameter, string>) };
}
