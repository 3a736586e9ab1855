import type { Ground } from "./ground.ts";

/** What a posting demands of applicants, and work without pay. */
export const ASKED_TERMS: readonly Ground[] = [
  {
    rule: "payHistory",
    asked: [
      "current/previous/last/past/present/recent/prior/existing (base/annual/hourly) salary/salaries/pay/wage+/compensation/earnings/income/remuneration/rate/rates (history/expectations/details), salary/pay/wage/compensation/earnings/income history, pay stub+/slip+, paystub+, payslip+, t4 (slip+), t 4, tax slip+, notice of assessment",
      "(what/how) (much) you/your (currently/now/were/are) earn*/make/made/paid/earning/making, (what/how) (much) (does/did) your (last/current/previous/present/old) job/employer/boss/position pay+/paid, paid in your last/previous/current, at your last/previous/current/present job, salary at your",
      "salaire+/remuneration/paie/traitement+/taux/revenu+ (horaire/annuel) (_) (_) actuel+/anterieur+/precedent+/passe+/actuellement, dernier+/ancien+ salaire+/paie+/revenu+/taux, historique salarial/de/des (salaire+/remuneration), talon+/releve+/bulletin+/bordereau+/fiche+ de paie/salaire/paye, (combien/que) (vous/tu) gagnez/gagnes/gagne, faites/fais vous/tu (de) (l) (heure/annee), avis de cotisation, feuillet+ t4, releve 1, salaire que vous, salaire chez/a votre, preuve de salaire/revenu",
    ],
  },
  {
    rule: "applicantFee",
    alone: [
      "application/placement/registration/recruitment/processing/hiring/enrolment/enrollment/training/administration/admin/onboarding/file/agency/interview/background/visa/screening/uniform/signing fee+/deposit/charge, sign up fee+, e transfer+ of/to, refundable/security/uniform/training/equipment/key deposit, starter kit, fee to apply, fee of _, fee applies, pay to apply, pay us/the/a (agency/fee/deposit), transfer (us) dollars, bring/send (us) dollars, you/must/applicants/candidates pay (us) (dollars) (_), cost+ dollars, deposit of dollars, dollars (_) (processing/application/placement/registration/administration) fee/charge/deposit, dollars for/_ the/000 (for) (the) paperwork/file/placement, at your cost/expense, buy/purchase/rent (your/the/a) (own) (uniform/kit/tablet/equipment/starter/training/inventory), (deducted/withheld) from your (first) (pay/paycheque/wages), at your own cost/expense",
      "candidate+/applicant+/you/hire/worker+ must/will/shall/are/need/have/has (to) pay/buy/purchase/cover, paid/payable/covered by (the/each) applicant+/candidate+/hire/worker+/employee+, at the applicant/candidate/employee (s) cost/expense",
      "frais de/d/du dossier/inscription/placement/recrutement/adhesion/ouverture/candidature/formation/traitement/agence/entrevue/uniforme, trousse de depart, depot remboursable/obligatoire/exige, depot de _ dollars, aux frais d/de/du/des (la) candidat+/employe+, (a) vos/tes/ses (propres) frais, payable+/paye+/defraye+/assume+ par le/la/les/l candidat+/employe+/personne, acheter/achetez/payer/payez/debourser/deboursez/virez/verser/versez (votre/vos/la/le/les/un/une) (uniforme/trousse/formation/frais/depot/montant/materiel), frais (_) (_) non remboursables, virement de/interac, apportez/payer/payez/verser/versez/virement/interac/moyennant/candidat/coute (paie) (_) (_) _ dollars, a la charge d/du/de (la) (candidat+), preleve+ sur votre",
    ],
  },
  {
    rule: "photoAsked",
    asked: [
      "recent/full/colour/body/clear/good/a/your photo/photograph/picture/pic/headshot/selfie (of) (you/yourself), selfie+, photo+/picture+ of you/yourself, headshot+, see your face/smile, voir votre/ton visage/sourire/face, face to the name, head shot+, passport (size/sized/style/type) photo+/picture+, portrait of you, instagram, facebook (profile/page), tiktok, social media (profile+/handle+/accounts/link+), video of yourself, what you look like",
      "photo/photographie/portrait/selfie (recent+) (de) (d) (vous/toi/identite/pied), photos de vous/toi, egoportrait+, profil facebook/instagram, lien instagram/facebook, compte instagram, video de vous",
    ],
  },
  {
    rule: "unpaidWork",
    alone: [
      "unpaid (_) (_) (_) internship+/trial+/training/shift+/probation/day+/week+/work/hour+/test+/orientation/period/overtime/position/stage+/audition+/basis, trial/training/first/initial/orientation (two/three/few/couple) (shift+/day+/week+/period/month+/session+) (is/are/will) (be) unpaid/unsalaried, not/no/isn/aren/won paid/t (be) (paid), work/working/works/try (_) (_) (_) for free, free (trial/work/training) shift+/day+/trial+/work, paid/work/get/gets/for (in) exposure, no/without (a/any) pay/paycheque/wage+/salary/compensation, without pay/compensation/wages, no pay, instead of pay/a/wages, volunteer first/trial/week+/shift+/day+/for, prove yourself (first) (before), work free, off the clock, trial day/shift without, tips only, only tips, instead of wages/pay, for nothing, your own pocket, paid only after, no money (for), pour rien, paye+ (seulement) apres, sans toucher, work for experience, for/get (the) experience not money, pas une cenne",
      "non remunere+/paye+, (ne) (n) (est/sont/sera/seront) pas/jamais (_) remunere+/paye+, sans remuneration/salaire/paie/paye, pas de remuneration/salaire/paie, benevole+ (_) (d) (essai/debut), benevolement, travail/travailler/essai/quart+/journee+/semaine+/heures/formation (_) (_) gratuit*, gratuitement, payer/paye+ en visibilite, visibilite (pour), pourboires seulement/uniquement, (ni) ton/votre salaire au, sans etre paye+",
    ],
  },
];
