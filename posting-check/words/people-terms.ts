import type { Ground } from "./ground.ts";

/** Age, sex and family. */
export const PEOPLE_TERMS: readonly Ground[] = [
  {
    rule: "ageWording",
    who: [
      "young/younger/youngish/youthful (and/energetic/dynamic/hungry/fresh), youngster+, young blood, fresh/new blood, fresh faced",
      "mature, middle age/aged, older, elderly, aging/ageing, gray/grey haired, silver haired, (baby) boomer+, old timer+, old folks, grandparent+/grandma+/grandpa+/granny",
      "millennial+, zoomer+, gen/generation z/y/x, digital native+, twenty/thirty/forty/fifty something+, teen/twenties/thirties aged",
      "recent/new/fresh (college/university/school) grad/grads/graduate+, fresh/straight/right/just out of (high) school/college/university, freshly/newly graduated, young professional+",
      "in your/their/his/her (early/late/mid) teens/twenties/thirties/forties/fifties/20s/30s/40s/50s",
      "near/nearing/close/approaching/past (to) retirement (age)",
      "jeune+ (gens/personne+/femme+/homme+/fille+/dame+/diplome+/coeur+), vingtenaire+/trentenaire+/quadragenaire+/quinquagenaire+/sexagenaire+",
      "dans la/sa/leur/votre/ta vingtaine/trentaine/quarantaine/cinquantaine/soixantaine, la vingtaine/trentaine/quarantaine/cinquantaine",
      "milleniaux/milleniale+, generation z/y/x, baby boomers, sang neuf, d age mur, d un certain age, plus age+, vieux/vieille+ (routier+), tete+ grise+, cheveux gris/blancs, proche+/pres de la retraite",
      "finissant+/diplome+ recent+, fraichement/nouvellement/recemment diplome+/sorti+, frais/fraichement emoulu+, sorti+/sortant+ de l ecole/universite, nouveau+/nouveaux diplome+",
    ],
    job: [
      "student+, teen/teens/teenager+/teenage, high schooler+, college kid+, retiree+, retired (people/person+/individual+/couple+/men/man/women/woman), semi retired, seniors, senior citizen+, pensioner+",
      "etudiant+, ado/ados/adolescent+, retraite+/preretraite+, aine+",
    ],
    alone: [
      "maximum/max/upper/ideal/preferred age, age limit/bracket/range, too old/young, over the hill, whole/entire career ahead, decades ahead of you/them, born after/before/since _, young at heart",
      "limite d age, age maximal/maximum/ideal/limite/recherche/souhaite/vise, trop age+/vieux/vieille/jeune+, toute la/sa/votre/ta carriere devant, carriere devant, ne+ apres/avant/depuis",
      "la jeunesse, esprit/sang jeune, equipe jeune+, jeune equipe, moyenne d age, average age, young (and/dynamic/energetic/vibrant) (and) (dynamic/energetic) team/crew, team/crew is young",
    ],
    asked: [
      "date of birth, birth date, birthdate, your age, year of birth, date de naissance, votre/ton age, annee de naissance",
    ],
    years: [
      "(between/aged/ages/age/from) (the) (ages) (of) ## to/and/or ##, ## ##",
      "under/below/within/until (the) (age) (of) ##, younger/older than ##, less than ##, up to ##, max/maximum (age) (of) ##, not over ##",
      "over/above/past (the) (age) (of) ##",
      "(entre/de) ## et/a ##, moins/plus/maximum de ##, max/maximum ##, passe ##, au plus/maximum ##, au dessus/dessous de ##, jusqu a ##, ## ans et/ou moins/plus",
    ],
  },
  {
    rule: "sexWording",
    who: [
      "female+, male+, woman/women, man/men, lady/ladies, gentleman/gentlemen, girl+, boy+, gal/gals, guy+, dude+, bro/bros, chick+, babe+, lad/lads/lass/lasses, bloke+, tomboy+, girl friday, waitresses, hostesses, salesgirl+, salesman, cleaning lady, counter girl+",
      "transgender/transgendered, trans (people/person/women/men/folks/applicant+/candidate+), transsexual+, cross dresser+, non binary, nonbinary, genderqueer, queer+, gay+, lesbian+, bisexual+, homosexual+, heterosexual+, lgbt/lgbtq/lgbtq2s, cisgender, straight people/person/men/man/women/guys/couple+/only/applicant+",
      "homme+, femme+, monsieur/messieurs, madame/mesdames, dame+, demoiselle+, mademoiselle, fille+/fillette+, garcon+, gars, mec/mecs, male+, femelle+",
      "transgenre+, transsexuel+, trans, non binaire+, gai/gaie/gais/gaies, lesbienne+, homosexuel+, heterosexuel+, hetero+, bisexuel+",
      "feminine, masculine, effeminate, manly, macho, girly, ladylike, feminin+, masculin+, viril+, effemine+",
      "attractive, good looking, pretty/hot/cute girl+/face+/woman/women/lady/ladies/smile+/waitress*/hostess*/server+/and, gorgeous, handsome, sexy, slim, slender, thin, petite, curvy, photogenic, pleasant/nice/great/trim figure/legs/body/looks, easy on the eyes, plus size*, heavyset, model looks, well proportioned",
      "joli+, belle+ fille+/femme+/apparence/allure/gueule/dame+/et/jeune+, beau/beaux gars/garcon+/homme+/bonhomme, mince+, svelte+, seduisant+, attirant+, attrayant+, sexy, physique agreable/avantageux/attrayant/soigne/plaisant, silhouette mince/fine/elancee, taille mannequin/fine, elance+",
      "pregnant, expecting (mothers), expectant, nursing/breastfeeding mothers, childbearing age, enceinte+, attend/attends/attendez un enfant/bebe, en age d avoir",
    ],
    has: [
      "baby bump, mat leave, morning sickness, hormones, menopause, pregnant/pregnancy/pregnancies, maternity/parental/paternity leave/leaves, maternity, baby/babies, family plans/planning, start/starting/having/have/plan/planning (a/to) (start) (have) (a) family/baby/kids/children, lesbian/gay lifestyle",
      "grossesse+, ventre rond, menopause, conge+ de maternite/paternite, conge+ parental, conges parentaux, maternite, bebe+, projet+ de grossesse/maternite/famille/bebe, fonder une famille, avoir un bebe/enfant",
    ],
    asked: [
      "gender, sex, measurements, height and/or weight, sexual orientation, bust, dress size, birth certificate",
      "sexe, mensurations, taille et poids, poids, votre taille, orientation sexuelle, tour de poitrine",
    ],
    alone: [
      "man s job/work/world, woman s touch/job/work, feminine/womanly/masculine touch, short/mini/tight skirt+, (high) heels, wear/wearing makeup/lipstick, full makeup, good looks, looks matter, weight proportionate",
      "touche feminine, metier/travail/emploi d homme/hommes/femme/femmes, main/presence/autorite feminine/masculine, talons hauts, jupe courte, mini jupe, bien maquille+, maquillage",
    ],
  },
  {
    rule: "familyWording",
    who: [
      "single/married/unmarried/unattached/divorced/separated/widowed (and/or) (man/woman/person/people/couple+), bachelor+, widow+, newlywed+, husband+, wife/wives, spouse+, living common law, singles",
      "mom+/mum+/mommy/mommies/mother+, dad+/father+, parent+, single/working/stay parent+/mother+/mom+/dad+, stay at home (mom+/dad+/parent+), soccer mom+, empty nester+, family man/men/woman/oriented, childless, childfree, child/kid free, homemaker+, housewife/housewives, free of family",
      "celibataire+, marie+, divorce+, separe+, veuf/veufs/veuve+, conjoint+, epoux/epouse+, mari/maris, pere+ (de) (famille), mere+ (de) (famille), maman+, papa/papas, parent+, (famille+) monoparental+, menagere+, femme au foyer, sans attache+, sans conjoint",
    ],
    job: ["couple+, families, familles"],
    has: [
      "kid+, children, child, little ones, newborn+, toddler+, son/daughter/sons/daughters, husband, home life, custody, school pickup, child care, childcare, day care, daycare, babysit/babysitter+/babysitting, dependent+, dependant+, family/parental/domestic/childcare obligation+/responsibility/responsibilities/commitment+/duties/ties/emergencies/life/constraints/issues, school run/pickup, sick kid+, ties at home, strings attached",
      "enfant+, petits, fils, service de garde, garde partagee, conge parental, garderie+, obligation+/responsabilite+/contrainte+/charge+/engagement+/vie familiale+/parentale+/familiaux, contraintes/obligations de famille, personne+ a charge, marmots, attache+ (familiale+), vie de famille",
    ],
    asked: [
      "marital/family/parental status, number/age/ages of (your) children/kids/dependents, how many children/kids/dependents/dependants, maiden name, plan+/planning to have children/kids, (your) spouse s/name/occupation, child care/childcare arrangements/plans, whether you have children/kids, if you have children/kids, are you married, do you have kids/children, what your husband/wife/spouse/partner does",
      "etat civil/matrimonial, situation familiale/matrimoniale, situation de famille, statut matrimonial/familial/conjugal, nombre d enfants, age de vos/tes enfants, nom de (jeune) fille, (profession/nom) (de) (votre) conjoint+, arrangements de garde, combien d enfants, avez vous des enfants, si vous avez des enfants, etes vous marie+",
    ],
  },
];
