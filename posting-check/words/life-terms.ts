import type { Ground } from "./ground.ts";

/** Health, record of offences, politics and social condition. */
export const LIFE_TERMS: readonly Ground[] = [
  {
    rule: "healthWording",
    who: [
      "able bodied, physically fit, healthy, disabled, handicapped, crippled, wheelchair user+/bound, people in wheelchairs, blind (people/person+/applicant+/candidate+), deaf, mute, lame, sickly, frail, autistic, bipolar, epileptic+, diabetic+, schizophrenic+, obese, overweight, fat people, hiv positive, mentally ill/unstable/stable/fragile/sound/strong, special needs, crazy, disability free, hard of hearing, visually/hearing impaired",
      "(recovering/former/ex) addict+/alcoholic+/junkie+/drunk+, drug user+, users, on antidepressants/medication+/methadone/disability/meds, in recovery/rehab, drug free, sober",
      "handicape+, invalide+, infirme+, malade+, maladif/maladive+, sourd+, aveugle+, boiteux, malentendant+, malvoyant+, en/chaise/fauteuil+ roulant+, a mobilite reduite, depressif/depressive+, bipolaire+, autiste+, epileptique+, diabetique+, obese+, fragile+, bien portant+, sobre+, etre/etes/es/soyez en sante, accidente+ du travail, sous antidepresseurs/medication/methadone, en desintoxication/arret/cure",
      "(ex/ancien+) toxicomane+/alcoolique+/drogue+/buveur+",
    ],
    has: [
      "disability/disabilities/handicap+/impairment+/illness/illnesses, physical/mental/medical/health/back/chronic/learning disability/disabilities/limitation+/handicap+/impairment+/illness/illnesses/injury/injuries/condition+/issue+/problem+/ailment+/disorder+/restriction+, bad back/knee+, therapy, therapist+, meds, pills, stutter/stutters/stuttering, pacemaker+, arthritis, tremor+, walker, oxygen, surgery/surgeries, back pain/trouble/injury/injuries/issues, mental health (issues/problems/history/days), medical/health history, anxiety, depression, panic attacks, burnout, epilepsy, seizures, diabetes, asthma, allergies, migraines, hiv, hepatitis, sick day+/leave+/note+/time, medication+, doctor s note+/appointments, medical leave+/note+/excuses/restrictions/accommodation+, medications, worksafe/wsib/wcb/compensation/injury claim+, wheelchair+, cane, crutches, hearing aid+, service/guide dog+, drug/alcohol/substance problem+/issue+/habit/abuse/use, addiction+, rehab, sick a day, worksafe claim+, wheezing, dyslexia, adhd, light/modified duties",
      "begaiement, medicament+, prothese+, arthrite, operation+, psychologue, psychiatre, pilules, antidepresseur+, handicap+, probleme+/ennui+ de/au sante/dos/consommation/dependance/genou/coeur/alcool/drogue/sommeil, mal/maux de/au dos, limitation+ (physique+/fonctionnelle+), restriction+ medicale+, incapacite+, invalidite, maladie+ (mentale+/chronique+), antecedent+ medicaux/de/d (maladie/accident/sante/depression), dependance+, trouble+ mentaux/anxieux/de/musculo/psychologique+, anxiete, depression+, epuisement, epilepsie, diabete, asthme, allergie+, migraine+, arret+ (de/du) maladie/travail, conge+ (de) maladie, billet+ (du/de) medecin/medical/medicaux, reclamation+ (a) (la) (la) cnesst/csst/commission, lesion+, fauteuil roulant, canne, bequilles, appareil auditif, chien guide, accident+ du/de travail, travaux legers, suivi psychologique/psychiatrique, dyslexie",
    ],
    asked: [
      "medical/health condition+/history/issue+/record+/questionnaire+/file/information/exam*/certificate/clearance/checkup/problem+/form, (doctor/doctors) (s) note, medication+ (you), disability/disabilities, sick days/leave (you/taken), blood test+/work, drug test+/screen*, mental health/illness history, previous/past/prior injuries/injury/illnesses/surgeries/claims, surgery/surgeries, prescription+ (drug+), pregnancy test, state of health, whether/if you smoke/drink",
      "dossier/bilan/questionnaire/antecedent+/examen+/certificat/etat/formulaire/attestation medical/medicaux/medicale (de) (sante), dossier/bilan/questionnaire/etat/certificat/declaration de sante, medicament+, bilan sanguin, test+ de (depistage/drogue/grossesse), prise de sang, handicap+, maladie+ (passee+), jours/conges de maladie, antecedents de sante, blessures passees",
    ],
    alone: [
      "(in) (be) good/excellent/perfect/great/top/robust/sound/peak/optimal/full (physical/mental/overall/general/and) (physical/mental/emotional) health/shape/condition/fitness, in shape, fit as a, physically (and) (mentally) fit, strong constitution, perfect/good/excellent/sharp eyesight/vision/hearing, 20 20 vision, sound (of) (in) (mind/body) (and) body/mind, never (been/called/calls/call/get/gets/miss/missed/misses/having) (in) sick, never miss* a day, clean bill of health, mentally strong/tough/stable, normal (people), perfectly healthy, fully able",
      "bonne/excellente/parfaite/solide/grande/pleine (bonne) sante, sante de fer, pleine possession, bonne/excellente/parfaite/grande/superbe/pleine/top forme (physique), condition/forme physique (irreprochable/excellente/exemplaire/parfaite), sain+ de/d corps/esprit/et, sain+ et, jamais (ete/tombe+/etre) malade+, bonne/excellente/parfaite vue/ouie/vision/audition, en (pleine/bonne/parfaite) forme, constitution robuste/solide, toute+ (vos/ses/tes) facultes, equilibre mental, mentalement stable+/solide+/fort+, physiquement apte+, moral d acier, apte+ physiquement",
    ],
  },
  {
    rule: "recordWording",
    who: [
      "ex/former convict+/offender+/con/cons/felon+/criminal+/inmate+/prisoner+, felon+, convict+, criminals, crooks, jailbird+, parolee+, offender+, on parole/probation, ex/ancien+ detenu+/prisonnier+/bagnard+/criminel+/taulard+, repris de justice, criminel+, en liberation conditionnelle/probation, delinquant+",
    ],
    has: [
      "parole, probation officer+, brush with, prior+, criminal record+/history/past/background/conviction+/charge+/offence+, record+, your/their past, conviction+, convicted, police record/file/trouble, pardon+/pardoned, jail (time), prison (time), (time) behind bars, time inside, arrest+/arrested, charged (with), dui/duis, run in/ins with the law/police, trouble with the law/police/cops, rap sheet, mug shot, misdemeanor+, felony/felonies, run ins",
      "liberation conditionnelle, probation, voler, casier+ (judiciaire+/criminel+/vierge+), affaire a la police/justice, dossier+/antecedent+/passe judiciaire+/criminel+/penal*, antecedent+, condamnation+ (criminelle+), condamne+, prison, penitencier, derriere les barreaux, accusation+, arrestation+, arrete+, demele+ avec (la) justice/police/loi, passe (trouble/criminel), infraction+ (criminelle+/penale+), dossier de police, ennuis avec la",
    ],
    asked: [
      "criminal record+ (of) (any), arrest record+, any convictions, past convictions, all/any charges, pardons, condamnations (passees), arrestations, casier judiciaire vierge",
    ],
    alone: [
      "clean/spotless/squeaky/unblemished (criminal/clean/police) record/past/slate/sheet, passe/casier/dossier (judiciaire/criminel) (sans) tache/vierge/immacule/propre/irreprochable, sans tache, squeaky clean, honest past",
    ],
  },
  {
    rule: "politicalWording",
    who: [
      "conservative+, liberal/liberals, new democrat+, ndp (voter+/supporter+/members), tory/tories, leftist+/lefties/lefty, left/right wing/wingers/winger/leaning, socialist+, communist+, marxist+, separatist+, sovereigntist+, sovereignist+, federalist+, unionist+, pro/anti/no union (member+/supporter+/activist+/organizer+/sympathizer+/people/types/man), pro/anti union, activist+, protester+, feminist+, environmentalist+, tree hugger+, woke (people/types), snowflake+, anti vaxxer+, trump/trudeau/poilievre/green/party voter+/supporter+/fan+, progressives, radicals, greens, anarchist+, voter+, greenies",
      "conservateur+/conservatrice+, liberal+/liberaux, neo democrate+, pequiste+, caquiste+, solidaire+, gauchiste+, (gens/idees/opinions/personne+/militant+) de gauche/droite, wokes/woke, souverainiste+, independantiste+, separatiste+, federaliste+, syndicaliste+, (pro/anti) syndique+, militant+, ecolo+/ecologiste+, communiste+, socialiste+, feministe+, anarchiste+, partisan+ (du/de/des) (parti), sympathisant+ (_), membre+ du _, conviction+ independantiste+/federaliste+/souverainiste+, activiste+, complotiste+, antivax",
    ],
    has: [
      "politics, (any) political party, parti politique, manifs, union card/membership/background/ties/history, union, party card, political opinion+/activity/activities/views/activism/involvement, protest+, pronouns, bumper sticker+, opinion+/activite+/conviction+/allegeance+ politique+, passe syndical, syndicat+, activites syndicales, manifestation+, sympathie+ (syndicale+/politique+), affiche+ electorale+",
    ],
    asked: [
      "political affiliation/views/belief+/leanings/opinions/party, party membership, how/who you voted/vote (for), union membership/history, affiliation+ politique+/syndicale+, opinion+ politique+, allegeance politique, pour qui vous votez/avez, quel parti, appartenance politique/syndicale, carte de membre",
    ],
    alone: [
      "(share+/support+/hold+/embrace+) (our/the/my/owner) (s) (_) political views/beliefs/convictions/values/opinions, same/right/our politics, party member+, (owner) s politics, support+ (the/our) (_) party, vote+/voted/voting conservative/liberal/ndp/for/green/the/right/left, politically (aligned/like/minded/conservative/neutral), like minded politically, values of the right/left",
      "partage+/partager/partagez (nos/notre/les) (opinions/idees/convictions/valeurs) politiques/souverainistes/federalistes/conservatrices/progressistes, meme parti, memes idees/opinions/convictions, (nos/notre) opinions politiques, idees politiques, adhere+/adherer/adherez (a) (nos/notre/au) (idees/parti/opinions), carte du parti, membre+ du/d (un) parti, vote+/voter/votez/votent pour/liberal/conservateur/caq/quebec/du/comme, pour le meme/bon, appuie+/appuyer/appuyez (le/notre) parti/independance/souverainete",
    ],
  },
  {
    rule: "socialWording",
    who: [
      "(people/anyone/person+/those) (on/off) welfare (recipient+/case+/bum+/people), on (social) assistance, social assistance (recipient+), ei/odsp/disability/income (support) recipient+/claimant+, on ei/odsp/benefits, homeless (people), unemployed (people/person), jobless, low income, poor (people), old money, from a/the good/better/nice/bad/right/wrong/poor (well) (off) family/families/home/homes/neighbourhood/neighborhood/background/part/side, good family/families/neighbourhood/neighborhood/home+, well bred, well to do, upper/working/lower class, trailer park (people), slum+, squatter+, public/subsidized housing (tenant+/people), uneducated",
      "prestataire+/beneficiaire+/assiste+ (de/d) (l) (aide/assurance) sociale/social/sociaux/emploi/chomage, bs, chomeur+/chomeuse+, sans emploi, sans abri, itinerant+, pauvre+, defavorise+, sdf, (d) (un) bon/bonne+/bons/mauvais milieu/milieux/famille+/quartier+, milieu/milieux aise+/favorise+/defavorise+/modeste+/populaire+, famille aisee, bien ne+, bien nanti+, bonne famille",
    ],
    has: [
      "welfare (cheque+/history/background), social assistance, employment insurance, ei, food bank+, shelter+, subsidized/public/social housing, gaps on welfare, evicted, foster care, aish, bankruptcy, bankrupt, money troubles, faillite, assistance sociale, fixed/permanent/real (home) address, home address, sans adresse fixe, aide sociale, assurance emploi, prestation+ (de/du/d) (dernier/chomage), chomage, refuge+, loyer+ modique+, hlm, banque+ alimentaire+, adresse fixe, bien etre social",
    ],
    alone: ["own your (own) home/house, homeowner+, proprietaire+ de sa/votre/leur/ta maison"],
    asked: [
      "source of income, welfare/assistance status, fixed/permanent (home) address, source+ de revenu+, preuve d adresse, adresse fixe",
    ],
  },
];
