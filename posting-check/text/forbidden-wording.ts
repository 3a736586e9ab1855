import { phrase } from "./phrases.ts";

/** Wording that is refused, and what makes it lawful in its sentence, or in the posting. */
export interface Wording {
  pattern: RegExp;
  /** What its sentence says too, as it speaks of applicants. */
  along?: RegExp;
  unless: RegExp;
  /** A posting that says this may ask for it: a requirement of such jobs. */
  lawful?: RegExp;
}

/** A statement that everyone may apply names the same grounds. */
const OPEN_TO_ALL =
  "regardless|irrespective|without regard|equal (?:opportunity|employment)|equity|diversity|discriminat|all ages|welcome|encourag|accommodat|sans égard|égalité|équité|peu importe|bienvenu";
const unless = (others: string) => new RegExp(`${OPEN_TO_ALL}|${others}`, "iu");

const APPLICANT =
  /look(?:ing)? for|seek|want|hir|recruit|must|should|require|need|prefer|ideal|candida|applica|appl(?:y|ies)|you|join|only|cherch|recrut|devez|doit|avez|êtes|vous|postul|seulement|uniquement|idéal|convient|perfect|maxim|essenti|exig|requis|personne|(?<!\p{L})(?:no|aucune?|pas|être|avoir)(?!\p{L})/iu;

const CHILDREN =
  "child|kids?(?!\\p{L})|youth|young (?:people|adults|persons)|teens?|adolescent|campers|students|pupils|learners|clients?|residents|patients|customers|participants|visitors|months?(?!\\p{L})|hours|weeks?(?!\\p{L})|enfants|élèves|étudiants|jeunes de|des jeunes|clientèle|patients|usagers|mois|heures|semaines?(?!\\p{L})|canada summer jobs|emplois d'été|funded|subvention|team of|équipe de|people(?!\\p{L})|employees|company|entreprise";
/** Years of experience are no age. */
const NOT_YEARS = "(?! ?(?:years?|yrs?|ans)? (?:of |d')?(?:exp|work|service|anc))";
const UPPER_AGE = [
  `(?:between|aged|ages|age) (?:of )?(?:1[6-9]|[2-6]\\d) ?(?:to|and|-|–) ?[2-6]\\d${NOT_YEARS}`,
  "(?:1[6-9]|[2-6]\\d) ?(?:to|-|–) ?[2-6]\\d (?:years?|yrs?) (?:old|of age)",
  `(?:under|below|younger than|no older than|not older than|up to) (?:the age of )?[2-6]\\d(?= years| yrs|[.,;)]|$)${NOT_YEARS}`,
  "(?:over|older than|above) (?:the age of )?[3-6]\\d(?= need not| not)",
  "(?:no one|nobody) (?:over|under|older than|younger than) [2-6]\\d|maximum age|age limit",
  `(?:de|entre) (?:1[6-9]|[2-6]\\d) (?:à|et) [2-6]\\d ans${NOT_YEARS}`,
  `(?:moins|pas plus|maximum) (?:de )?[2-6]\\d ans${NOT_YEARS}|âge maximum|limite d'âge`,
];
const AGE: Wording = {
  pattern: phrase(UPPER_AGE.join("|")),
  along: APPLICANT,
  unless: unless(CHILDREN),
};

/** Whom the work is for, where "young" speaks of others than applicants. */
const FOR_YOUNG =
  "(?:with|(?<!looking )for|of|help\\p{L}*|support\\p{L}*|teach\\p{L}*|train\\p{L}*|coach\\p{L}*|serv\\p{L}*|guid\\p{L}*|look after) (?:\\p{L}+ ){0,2}young|young (?:offenders|families|company|business|children|kids)|children|aide[rz]|accompagn|auprès|enfants|jeunes? (?:de|du|en|qui|entreprise|public|clientèle|famille)|(?:des|les|aux) jeunes(?! (?:diplôm|professionn|vendeu|travaill))";
const YOUNG: Wording = {
  pattern: phrase(
    [
      // "Young, our director" is a name.
      "young(?:er)?(?= \\p{Ll}|,)|Young(?:er)?(?= \\p{Ll})|[Yy]outhful|[Jj]eunes?(?= \\p{L})",
      "[Dd]igital natives?|(?:[Rr]ecent|[Nn]ew) grad(?:uate)?s? only|(?:[Ff]inissants?|[Dd]iplômée?s?) (?:récents?|récentes?) (?:seulement|uniquement)",
    ].join("|"),
    "gu",
  ),
  along: APPLICANT,
  unless: unless(FOR_YOUNG),
};

const PARENTS =
  "(?:(?:house|home)[- ]?)?(?:moms?|mums?|mommy|mommies|mothers?|dads?|fathers?|parents?|housewi(?:fe|ves)|mamans?|papas?|mères?|pères?)(?: (?:au foyer|à la maison))?";
const STAGES =
  "students?|undergrads?|teens?|teenagers?|retirees?|retired (?:people|persons?)|seniors?|pensioners?|étudiante?s?|élèves|adolescente?s?|ados?|retraitée?s?|aînée?s?|jeunes?(?: \\p{L}+)?|young (?:people|persons?|adults?|professionals?|moms?|mums?|mothers?|dads?|fathers?|parents?|m[ae]n|wom[ae]n|students?)";
const JOB =
  "(?:\\p{L}+[ -]){0,2}(?:jobs?|roles?|positions?|work|opportunit(?:y|ies)|opening|gig|shifts?|hours|income)";
/** Begins the sentence: a product that is perfect for somebody is no job. */
const FIRST = "(?<=(?:^|[.!?\\n] ?)\\p{L}{5,9} )";
/** "Perfect job for a busy", before whom it is for. */
const JOB_FOR = `(?:${[
  `(?:perfect|ideal|great|best|suitable|excellent|good|dream) (?:${JOB} |${FIRST})for`,
  "(?:emploi|poste|travail|horaire|revenu|occasion) (?:(?:est|sera) )?(?:\\p{L}+ )?(?:parfaite?|idéale?|convenant) (?:pour|à)",
  `(?:parfait|idéal) ${FIRST}pour`,
].join(
  "|",
)}) (?:an? |the |all |une? |des |les |aux )?(?:(?:busy|working|single|stay[- ]at[- ]home|local|young|new|active|retired|jeunes?) ){0,2}`;
/** A program for those who learn or who are helped is lawful, and so is one that a law reserves. */
const PROGRAM =
  "enrol|inscri|co-?op(?!\\p{L})|program|placement|internship|stage|practicum|summer|été|stud(?:y|ying)|études|clients|patients|residents|famil|support|serv|help|aide[rz]|accompagn";
const LIFE_STAGE: Wording = {
  pattern: phrase(`${JOB_FOR}(?:${STAGES})`),
  unless: unless(PROGRAM),
};
const PARENTHOOD: Wording = {
  pattern: phrase(
    `${JOB_FOR}(?:${PARENTS})|(?:looking for|seeking|wanted:?) (?:an? )?(?:\\p{L}+ )?(?:stay[- ]at[- ]home )?(?:moms?|mums?|dads?)(?!['-])|cherch(?:ons|e) (?:une? |des )?(?:jeunes? )?(?:mamans?|papas?|(?:mères?|pères?) (?:au foyer|à la maison))`,
  ),
  unless: unless(PROGRAM),
};

const FAMILY: Wording = {
  pattern: phrase(
    [
      "(?:is|be|are) (?:single|unmarried)|single (?:applicants?|candidates?|person|people|m[ae]n|wom[ae]n|lady|ladies)|unmarried",
      "(?:with|have|has) no (?:children|kids|dependents?|family (?:commitments|obligations|ties)|childcare \\p{L}+)",
      "without (?:children|kids|dependents?|family (?:commitments|obligations|ties)|childcare \\p{L}+)",
      "not have (?:any )?(?:children|kids|dependents?)|couples? (?:wanted|only|preferred|required)",
      "married (?:couple|applicants?|candidates?|man|woman|person)(?:s)?|not pregnant",
      "célibataires?|(?:sans|libre de toute) (?:enfants?|charges? familiales?|obligations? familiales?)|aucune (?:obligation|charge|responsabilité) familiale",
    ].join("|"),
  ),
  along: APPLICANT,
  unless: unless(
    "support|help|counsel|serv|families|single parents|clients|patients|residents|aide[rz]|accompagn|familles|clientèle",
  ),
};

const PEOPLES =
  "filipin[oa]s?|chinese|indian|pakistani|punjabi|japanese|korean|vietnamese|mexican|african|caribbean|european|american|british|french|quebecers?|white|black|asian|latin[oa]|arab|ukrainian|polish|portuguese|italian|german|russian|caucasian";
const ORIGIN: Wording = {
  pattern: phrase(
    [
      `(?:${PEOPLES}) (?:applicants?|candidates?|nationals?|workers?|ladies|women|men|girls?|person|people|staff|employees)`,
      `(?:of )?(?:${PEOPLES}) (?:origin|descent|background)(?: is| are)? (?:only|preferred|required)`,
      "no (?:immigrants|foreigners|newcomers|refugees|international students|foreign (?:workers|students|applicants))",
      "(?:be born|were born|born and raised) in (?:canada|québec|quebec|ontario)|(?:without|with no) an? accent|no (?:foreign )?accent|canadian[- ]born|accent[- ]free|unaccented",
      "née?s? au (?:canada|québec)|sans accent|québécoise?s? de souche|pas d'(?:immigrants|étrangers)",
      "d'origine (?:québécoise|canadienne|française|européenne)",
    ].join("|"),
  ),
  along: APPLICANT,
  unless: unless("indigenous|autochtone|first nation|guide|clients|visitors|cuisine|cattle|dishes"),
};

const CITIZENSHIP: Wording = {
  pattern: phrase(
    [
      "(?:be |only )?(?:an? )?canadian citizens?(?: or permanent residents?)?(?: only)?",
      "canadian citizenship(?! (?:law|applica|test|exam|ceremon))",
      "citoyenneté canadienne|citoyen(?:ne)?s?(?:\\(ne\\))? canadien(?:ne)?s?(?: ou résidente?s? permanente?s?)?",
    ].join("|"),
  ),
  along:
    /must|only|require|need|mandatory|devez|doit|exig|requis|obligatoire|seulement|uniquement|réserv|hold/iu,
  unless: unless(
    "work permit|permis de travail|entitled|eligible|authori[sz]|legally|autoris|admissible|clearance|cote de sécurité|habilitation|controlled goods|marchandises contrôlées|armed forces|forces armées|become|devenir",
  ),
};

const TONGUES = "english|french|spanish|mandarin|cantonese|punjabi|german|italian|arabic";
const NATIVE: Wording = {
  pattern: phrase(
    [
      `native (?:(?:${TONGUES}) )?speakers?|native[- ]level|native (?:fluency|proficiency)|native (?:${TONGUES})(?! (?:plants|nation|heritage))`,
      "mother[- ]tongue|your first language|(?:as|be) (?:a|their) first language",
      "langue maternelle|locut(?:eur|rice)s? nati(?:f|ve)s?|(?:anglophone|francophone)s? nati(?:f|ve)s?",
    ].join("|"),
  ),
  unless: unless(
    "whose|students|children|learners|clients|teach|tutor(?:ing)? of|first language school|enseign|élèves|étudiants|apprenants|atout|asset",
  ),
};

const FAITHS =
  "christian|muslim|jewish|hindu|sikh|catholic|protestant|evangelical|buddhist|mormon|atheist";
const RELIGION: Wording = {
  pattern: phrase(
    [
      `(?:${FAITHS})s? (?:applicants?|candidates?|person|people|workers?|wom[ae]n|m[ae]n|lady|ladies|girls?|only|preferred)`,
      `(?:must|should) be (?:an? )?(?:${FAITHS})`,
      `(?:practi[sc]ing|committed|devout|born[- ]again|active) (?:${FAITHS})s?`,
      `(?:of|share) (?:the |our )?(?:${FAITHS}) faith|statement of faith`,
      "no (?:turbans?|hijabs?|headscar(?:f|ves)|kippahs?|religious (?:clothing|dress|headwear|symbols?))",
      "(?:catholique|chrétien(?:ne)?|musulmane?|juif|juive|protestante?) (?:pratiquante?|seulement|uniquement)|de (?:foi|confession) (?:catholique|chrétienne|musulmane|juive)",
      "(?:port|pas) (?:du |de )(?:voile|turban|kippa|hijab)",
    ].join("|"),
  ),
  unless: unless("meals|guests|holidays|repas|fêtes"),
  lawful:
    /church|parish|pastor|priest|chaplain|mosque|synagogue|temple|ministry|rabbi|imam|diocese|catholic school|(?:christian|jewish|islamic) (?:school|academy|charity|organization|camp)|église|paroisse|aumôni|pasteur|prêtre|mosquée|diocèse|école (?:catholique|juive)|conseil scolaire catholique/iu,
};

const HEALTH: Wording = {
  pattern: phrase(
    [
      "(?:good|excellent|perfect|great) (?:physical |mental |overall )?health(?! (?:and|benefits?|plan|care|insurance|coverage|spending|services))",
      "able[- ]bodied|physically fit|disability[- ]free|healthy (?:and (?:strong|fit)|applicants?|candidates?|person|people|individuals?|workers?)",
      "(?:no|without|not have(?: any)?|free (?:of|from)(?: any)?) (?:physical (?:or mental )?|mental )?(?:disabilit(?:y|ies)|medical (?:conditions?|issues?|problems?)|health (?:problems?|issues?|conditions?)|physical limitations?)",
      "(?:bonne|excellente|parfaite) (?:santé|forme)(?: physique| mentale)?",
      "(?:aucune?|sans|ni) (?:handicap|problèmes? de santé|limitations? physiques?|incapacité)",
    ].join("|"),
  ),
  along: APPLICANT,
  unless: unless(
    "lift|carry|climb|stand|kg|pounds|lbs|soulever|porter|grimper|help|support|clients|patients|residents|promot|assurance|insurance|benefits|avantages|aide[rz]|soigne|firefight|pompier",
  ),
};

const FEE: Wording = {
  pattern: phrase(
    [
      "(?:application|placement|registration|recruitment|processing|hiring|enrol?ment|sign-?up) fees?|starter kit",
      "(?:refundable|security|uniform|training|equipment) deposit|dépôt (?:de \\d+|remboursable)",
      "(?:paid|payable) by (?:the |each )?(?:applicants?|candidates?)|at (?:the applicant's|your) own (?:cost|expense)",
      "(?:applicants?|candidates?|you) (?:must )?pays?(?= (?:an?|for|the) | \\$)",
      "frais (?:de dossier|d'inscription|de placement|de recrutement|d'adhésion)|trousse de départ",
      "aux frais d[ue]s? (?:candidate?s?|la candidate|postulant)|payée?s? par (?:le |la )?candidat",
    ].join("|"),
  ),
  unless:
    /(?:^|you|will|must|to|and)\s*(?:collect|process|handle|manage|refund)(?!\p{L})|(?<!\p{L})(?:no|not|never|aucun\p{L}*|pas|sans|we pay|reimburs\p{L}*|rembours(?!able)\p{L}*|tenants?|students|clients|customers|members|suppliers|invoices|bills|percevoir|traiter|perce\p{L}*|clientèle|étudiants|free|gratuit\p{L}*)(?!\p{L})/iu,
};

/** What postings may not ask of applicants. */
export const WORDINGS = {
  AGE,
  YOUNG,
  LIFE_STAGE,
  FAMILY,
  PARENTHOOD,
  ORIGIN,
  CITIZENSHIP,
  NATIVE,
  RELIGION,
  HEALTH,
  FEE,
} satisfies Record<string, Wording>;

/** An address at a provider of mail for private persons. */
export const PRIVATE_MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:gmail|googlemail|hotmail|outlook|live|yahoo|ymail|icloud|me|msn|aol|proton|protonmail|gmx|videotron|sympatico)\.(?:com|ca|net|me|fr|qc\.ca)(?![\p{L}\p{N}-])/iu;
