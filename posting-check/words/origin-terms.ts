import type { Ground } from "./ground.ts";

const PEOPLES =
  "filipino+/filipina+/philippin+/chinese/chinois+/indian+/indien+/pakistani+/pakistanais+/punjabi+/japanese/japonais+/korean+/coreen+/vietnamese/vietnamien+/thai/mexican+/mexicain+/african+/africain+/caribbean/jamaican+/haitian+/haitien+/european+/europeen+/american+/british/latin/latino+/latina+/hispanic+/arab/arabs/arabe+/maghrebin+/moroccan+/marocain+/algerien+/tunisien+/lebanese/libanais+/syrian+/syrien+/ukrainian+/ukrainien+/polish/polonais+/portuguese/portugais+/italian+/italien+/greek+/german+/russian+/russe+/caucasian+/caucasien+/asian+/asiatique+/romanian+/roumain+/irish/scottish/dutch/turkish/iranian+/somali+/nigerian+/bangladeshi+/colombian+/colombien+/brazilian+/canadian+/quebecois+/acadian+/acadien+/taiwanese/nepali+/nepalese/nepalais+/peruvian+/cuban+/peruvien+/cubain+/francais+/espagnol+";

export const ORIGIN_TERMS: readonly Ground[] = [
  {
    rule: "originWording",
    who: [
      PEOPLES,
      "white/black/brown/coloured/colored people/person+/man/men/woman/women/folk+/guys/girl+/applicant+/candidate+/worker+/male+/female+/employee+/canadian+/only/staff/cook+/nanny, whites, blacks, person+/people of colour/color, native people/applicant+/candidate+/worker+, east/south indian+/asian+, middle eastern, anglo saxon, old stock, ethnic (minority/minorities), racialized, visible minority/minorities",
      "blanc+/blanche+/noir+ (seulement/uniquement/de/s), race blanche/noire/jaune, de couleur, pure/pur laine, de souche, minorite+ visible+, racise+",
      "immigrant+, newcomer+, foreigner+, refugee+, foreign worker+/student+/applicant+/national+/born/trained, international student+, migrant+, outsider+, off the boat, from away, not from here, from here, from/off/on (the/a) reserve+, overseas applicant+, from (the) india/pakistan/china/philippines/mexico/africa/asia/haiti/nigeria/caribbean/ukraine/russia/syria/middle/eastern/latin/third",
      "immigre+, nouvel/nouveaux arrivant+, etranger+/etrangere+, refugie+, etudiant+ etranger+/internationaux, neo quebecois+, gens de l exterieur/ailleurs, nes ailleurs, de/d/du/des (l) inde/pakistan/chine/philippines/mexique/afrique/asie/haiti/maghreb/algerie/maroc/ukraine/russie/syrie",
      "light/fair/dark/pale/white/black skin/skinned/complected/complexion*, peau claire/blanche/foncee/noire/pale/mate, teint clair/pale/fonce/mat",
      "canadian/quebec/native/foreign born, born and raised (here/locally), (of) european/asian/african/british/canadian/french/western/caribbean/latin/white/_ origin+/descent/background+/ancestry/heritage/stock/roots/blood",
      "d origine _, d ascendance _, de descendance _",
    ],
    has: [
      "(foreign/thick/strong/heavy/noticeable/hard) (to) (understand) accent+, dreadlocks, dreads, cornrows, afro+, braids, first nations, natives, indigenous, aboriginal+, ethnic food, tresses, autochtone+, amerindien+, inuit+",
    ],
    asked: [
      "(ethnic/racial/cultural/national) origin+, ethnic/racial/cultural background/heritage/group, ethnicity, race, nationality, country/place of birth/origin, where you/your were/was/are/is/come/parents/family (were/was/is/are) (born/from), birthplace",
      "pays/lieu d origine, lieu/pays de naissance, (votre) origine+ (ethnique/nationale/culturelle), nationalite, ethnie, d ou vous/viennent/vient (venez/vos/votre)",
      "neutral/canadian/local/american accent, accent quebecois/neutre/canadien/parisien, accent d ici, straight/relaxed/blond+ hair, cheveux lisses/raides/blonds",
    ],
    alone: [
      "be/been/were/was/are born here/in, born in canada/quebec/ontario/alberta/manitoba/saskatchewan, born in this country, born (and) raised, accent free, unaccented, without accent/accents, without an/any/a (foreign/thick/strong/noticeable) accent, native born, canadian sounding, canadian/western/english/french (sounding) name, easy to pronounce, hard to pronounce, second/third generation, go back generations, grew up here/in, grown up here/in, raised here/in canada/quebec, canadian values, skin tone/colour/color",
      "etre/etes/soyez/est/sont/es ne+ ici/au/en/a, ne+ ici/au/et, grandi ici/au, sans accent, aucun accent, nom quebecois/francais/canadien, facile+ a prononcer, a consonance, valeurs quebecoises/canadiennes, couleur de (la/votre) peau, generations au, l accent d ici",
    ],
  },
  {
    rule: "citizenshipWording",
    who: [
      "(canadian) citizen+ (and/or) (permanent) (resident+), permanent resident+ (and/or) (canadian) (citizen+), landed immigrant+, canadians, pr holder+, pr card holder+",
      "(open/closed/study/student/temporary/work/valid) permit/visa/permits/visas (holder+), temporary resident+, temporary (foreign) worker+, tfw/tfws, refugee/asylum claimant+/seeker+, people/person+/anyone on a/work/study (work/study) permit/visa",
      "citoyen+ (canadien+) (et/ou) (resident+) (permanent+), resident+ permanent+ (et/ou) (citoyen+), immigrant+ recu+, canadiens/canadiennes (et/ou) (resident+), demandeur+ d asile, resident+ temporaire+, travailleur+/travailleuse+ etranger+/etrangere+/temporaire+ (temporaire+)",
      "detenteur+/detentrice+/titulaire+ d/de un/permis/visa (permis/visa) (de) (travail), permis de travail/d (ferme+/ouvert/etudes/temporaire), permis d etudes, permis temporaire+, visa+ (de) (travail/etudiant)",
    ],
    asked: [
      "canadian citizenship, citizenship (card/certificate/status), permanent residency/residence (card/status), pr status/card, permanent (resident/immigration) status/card, canadian passport, immigration status/papers, landed status",
      "citoyennete (canadienne), residence permanente, statut permanent, statut d immigration/immigrant/resident, carte de resident+ (permanent+), passeport canadien, certificat de citoyennete",
    ],
    alone: [
      "work/working/live/stay/remain/right/eligible/authorized/authorised/entitled/eligibility/able (to) (work) (legally) (in) (canada) permanently/indefinitely, canada/country on a permanent basis, without (any) (time/work) restriction+/limit+/expiry, (with) no expiry (date), never expire+, permanently eligible/authorized/authorised/entitled/settled, permanent right/eligibility/authorization",
      "travailler (au) (canada) (de/a) (facon/maniere/titre) permanent+, de facon/maniere permanente, a titre permanent, sans date d expiration, autorisation permanente, droit permanent, indefiniment au, de maniere definitive",
    ],
  },
  {
    rule: "religionWording",
    who: [
      "christian+/muslim+/jewish/jew/jews/hindu+/sikh+/catholic+/protestant+/evangelical+/buddhist+/mormon+/atheist+/agnostic+/baptist+/pentecostal+/chretien+/musulman+/juif+/juive+/catholique+/protestant+/evangelique+/athee+/bouddhiste+, jehovah (s) witness*, temoin+ de jehovah",
      "god fearing, church going/goer+, churchgoing/churchgoer+, born again, (true) believer+, nonbeliever+, non believer+, religious (people/person), devout, pious, bible believing, practising/practicing, observant, man/woman/men/women/people/person of faith/god, follower+ of christ/jesus, non religious, infidel+",
      "croyant+, non croyant+, incroyant+, pratiquant+, pieux/pieuse+, craignant dieu, homme/femme/gens/personne+ de foi, ne+ de nouveau, pieuse+, religieux/religieuse+",
    ],
    has: [
      "faith, religion, headgear, skullcap+, burkini+, religious, temple, chapel, worship, fast, pork, hijab+, niqab+, burka+, headscarf/headscarves, head covering+/scarf/scarves, turban+, veil+, kippa+/kippah+/yarmulke+, kirpan+, beard+, crucifix/crucifixes, religious symbol+/dress/garb/clothing/headwear/holiday+/obligation+/constraint+/restriction+/accommodation+/observance+/belief+/practice+/reason+/day+/attire/needs/exemptions, prayer+ (break+/time+), praying, pray, sabbath/shabbat, ramadan, diwali, eid, lent, church, mosque, temple, fasting",
      "religion, foi, eglise, temple, couvre chef, jeune religieux, turban, tchador, voile+, niqab, burqa, foulard+, kirpan, barbe+, croix, signe+/symbole+/fete+/contrainte+/obligation+/pratique+/conge+/motif+/accommodement+/tenue+/vetement+/raison+/croyance+ religieux/religieuse+, priere+, prier, sabbat, shabbat, careme, messe+, mosquee+, jeune du, aid, jeuner",
    ],
    asked: [
      "religion, religious affiliation/belief+/denomination/background/views/faith, faith/church background/affiliation, (home) church/parish/mosque/temple/synagogue you/they attend, (letter) (of) (reference) from/by (your/a) (church) pastor/priest/minister/imam/rabbi, baptism/baptismal certificate, statement of faith, your faith/beliefs/denomination",
      "confession (religieuse), appartenance religieuse, croyance+ (religieuse+), lettre de/du (votre/recommandation) (du) (pasteur/cure), certificat/extrait de bapteme, votre foi, pratique religieuse",
    ],
    alone: [
      "share+/sharing/embrace+/hold/uphold/profess/live (our/the/my/your) (christian/catholic/evangelical/muslim/jewish/same) faith/creed/beliefs, christian/catholic/evangelical/muslim/jewish faith/creed/beliefs, same faith/religion/church, accept/accepts/accepting jesus/christ/god, (faith/believe/belief/trust/trusts/believes) in god/jesus/christ/allah, attend* (our) (sunday) church/mass/worship/services, go/goes/going to church/mass, love+ (for) (the) lord/jesus/god, walk with god/christ/the, church member+, member+ of a/our/the church/congregation, christian/catholic/islamic/biblical/godly values/lifestyle/principles/life/home/character, baptised/baptized, relationship with god/christ/jesus, pray with/together/daily, morning/staff/daily prayer+, bible study",
      "partage+/partager/partagez (notre/nos/la/les/meme) (foi/croyances/valeurs) (chretienne+/catholique+/religieuse+), foi chretienne/catholique/musulmane/evangelique/juive, meme foi/religion/eglise, croire/croyez/croit/foi en dieu/jesus/christ, aller/allez/va/vas a la messe/mosquee, a l eglise, valeurs chretiennes/catholiques/evangeliques/bibliques/islamiques, baptise+, prier avec/ensemble, priere du matin, membre+ de notre/l eglise/paroisse, frequente+/frequenter/frequentez une/l/la/notre eglise/mosquee/paroisse, etude biblique",
    ],
  },
  {
    rule: "nativeSpeaker",
    alone: [
      "native (level) (english/french/spanish/mandarin/cantonese/punjabi/german/italian/arabic/korean/japanese/russian/portuguese/hindi) speaker+/level/fluency/proficiency/anglophone+/francophone+/speaking/tongue/like/ear/writer+, native english/french/spanish/mandarin/cantonese/punjabi/german/italian/arabic, be/is/are a native, natively, mother tongue+, mother language, like a local, tongue you/they grew, language you/they grew, english/french from the, first language+, maternal language, english/french/mandarin/punjabi/spanish/cantonese/arabic from/by/since birth/childhood, language of birth",
      "grew/grown/brought/raised/growing (up) speaking/in english/french/an/a (english/french) (speaking) (home/household), spoken english/french all/since/from (your/their/his/her) life/birth/childhood, second language speaker+/learner+, esl speaker+/applicant+, learned english/french/it later/in/as/at",
      "langue maternelle, comme langue premiere, le francais/anglais de chez/ici, langue premiere, premiere langue, locuteur+/locutrice+ natif/natifs/native+, anglophone+/francophone+/hispanophone+ natif/natifs/native+ (de), de naissance, eleve+/grandi en/dans francais/anglais/un, francais/anglais des/depuis l/la/votre enfance/naissance, parle/parler/parlez/parlent comme quelqu/un/une/les, langue parlee a la maison, appris (le/l) francais/anglais plus/a/sur",
    ],
  },
  {
    rule: "canadianExperience",
    alone: [
      "canadian (work/job/industry/retail/market/office/construction/kitchen/teaching/sales/customer/banking/nursing/accounting/relevant/professional/site/local) (work/service) experience, canadian credential+/degree+/diploma+/reference+/education/qualification+/graduate+/trained/educated/schooling/certificate+, north american/western experience/education/degree+/credentials/work, local (work) experience/references, canadian university/college/school+/institution+/employer+/workplace+/boss*/job, experience (_) (_) in/within (a/the) canada/canadian, experience (_) (_) in north america, work history (_) (in) canada/canadian, worked/employed/studied/employment (history) (for) (_) in/within canada, reference+ (_) (_) (_) in/from canada/canadian, years (of) (work) (_) in canada, job+/position+ (or/two/_) (two) (with) (_) (employer) in canada, jobs here, experience here, worked here (before)",
      "experience (_) (_) (_) canadienne+/quebecoise+/locale+, experience (_) nord americaine, experience (de/du) (travail) (_) (_) au canada/quebec, experience en sol canadien, travaille au canada/quebec/ici, avoir/avez/ayant (deja) travaille au/ici, diplome+/formation/reference+/titre+/etudes/baccalaureat/universite+/employeur+/patron+/certification+ (_) canadien+/quebecois/quebecoise+, diplome+/formation/reference+/titre+/etudes/employeur+/patron+ (_) (_) au canada/quebec, universite/college canadien+, experience ici, experience locale, peu d experience ici, annees au canada",
      "first canadian job, canada experience, experience acquise/obtenue au/ici",
    ],
    has: [
      "foreign/overseas/international experience/degree+/credential+/diploma+/reference+/education/training/qualifications/graduates, degree+/experience/credentials from abroad/overseas/outside, diplome+/titre+/experience/formation+/etudes (de/a/l) (l) etranger+/etrangere+, experience outre mer, hors canada/quebec",
    ],
  },
];
