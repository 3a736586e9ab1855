import { type Around, before, within } from "./around.ts";

/** "We never ask", "no need to", "whether or not", "not a barrier" */
const DENIED = within(
  "(?:do not|don t|never|will not|won t) (?:\\w+ ){0,2}(?:ask|require|need|care|mind|use|charge|include|count|send|attach)|not need|no need|needn t|don t have to|do not have to|you need not|leave (?:\\w+ ){0,4}off|not (?:required|needed|necessary|mandatory|a barrier)|no \\w+ \\w+ (?:needed|required|necessary)|no \\w+ (?:needed|required|necessary)|needed , just|no matter|whether or not|whether you (?:are|re|have)|no (?:obstacle|barrier|problem)|n est pas un (?:obstacle|frein|probleme)|charge \\w+ \\w+ nothing|(?:no|aucune|pas de) (?:upper )?(?:age limit|limite d age)|(?:no|never|aucune|jamais) (?:\\w+ ){0,2}(?:unpaid|essai|fees?|deposit)|pas de questions?|whatever (?:your|you|the \\w+ on)|wherever|doesn t matter|not rule|never a|there is no|(?:scams?|fraudes?) |ne (?:vous |te )?(?:demand|pos|exige|factur|regard)\\w+|n (?:exige|avez pas a(?!\\w)|est pas (?:requis|exige|demande|necessaire|obligatoire)|empeche|est (?:requis|exige|demande|necessaire))\\w*|(?:pas|aucun) besoin|peu importe|que vous (?:ayez|soyez)|inutile de (?:nous )?(?:dire|joindre|preciser|indiquer)|merci de ne pas|n ajoutez pas|ne joignez pas|ni \\w+ ni \\w+ (?:\\w+ )?(?:exig|requis|demand)\\w*|suffit|aucuns? frais|aucune question|aucun \\w+ (?:\\w+ )?n est|retires? du",
);

/** Who says that all are welcome. */
const WELCOME = within(
  "equal (?:opportunity|employment)|regardless|irrespective|without regard|equity|diversity|discriminat\\w+|(?:of )?(?:all|any|every) (?:ages|faiths?|genders?|genres|gender|backgrounds|religions?|accents)|encourag\\w+|accommodat\\w+|inclusi\\w+|all (?:qualified|backgrounds)|every ?(?:one|body) (?:is )?welcome|(?:are|is) (?:all )?welcome|welcome to apply|welcome (?:all|applications|applicants|newcomers|everyone)|underrepresented|sans egard|sans distinction|egalite|equite|bienvenue?s|sont (?:les )?bienvenu\\w*|(?:sont|est) invite\\w*|invit\\w+ (?:\\w+ ){0,12}a (?:postuler|presenter|poser|soumettre)|quel(?:le)?s? que soit (?:votre|l origine)|toutes les (?:personnes|religions)|pour tous|tous peuvent|toutes et a tous|meme (?:facon|soin|titre)|we welcome|may apply|can apply|peuvent postuler|self identify|mesures d adaptation|on the same|on its merits|look at each|second chance|adaptons|(?<!pas )permis$|s abstient|we (?:will|ll) (?:be )?glad|same (?:shift|choices)",
);
const CLOSED = within(
  "only|need not|others|s abstenir|seule?s?|seulement|uniquement|not welcome|aren t welcome|pas (?:les )?bienvenu\\w*|prefer\\w*|rather|de preference|privilegi\\w+|aucune? (?:\\w+ ){1,4}(?:accepte|admis|tolere)\\w*",
);

/** Where a law, a programme or the work itself asks for it. */
const LAWFUL = within(
  "clearance|cote de securite|security of information|controlled goods|marchandises controlees|armed forces|forces armees|(?:required|allowed|set|imposed|approved|established) by|exig\\w+ par|la loi|conformement|vulnerables?|bona fide|by law|under the|record (?:checks?|review)|verifications?|canada summer jobs|emplois d ete canada|(?:serve|sell|servir|vendre|handle) (?:de |d |l |du )?(?:alco\\w+|liquor|lottery|tobacco|cannabis|tabac|loterie)|licen[cs]ed|special program|programme special|land claim|revendication territoriale|children s|enfants sous|work(?:ing)? (?:alone )?with (?:children|kids|vulnerable)|alone with children|avec des enfants|aupres d enfants|permis d alcool|driver s|driving|de conduite|co op|coop|inscrite?s? (?:a|au|dans)|alleger le texte",
);

const STATES =
  "are|re|be|have|ve|has|had|hold|must|should|shall|need|needs|were|was|can|cannot|could|do|don|did|speak|grew|live|share|believe|attend|belong|look|sound|love|like|want|wish|own|never|also|just|already|understand|know|learn\\w*|vote|pay|buy|purchase|agree|accept|remain|stay|come|go|pray|embrace|adhere|won|would|get|has|not|only|observe|wear|submit|attach|send|provide|disclose|declare|state|show|sign|list|give|tell|prove|bring|cover|supply|complete|undergo|pass|practi[cs]e|profess|walk|honou?r|uphold|join|respect|identify|act|dress|smoke|drink|take|rent|deposit|work|receive|collect ei|qualify|fit|appear|keep fit|report|enjoy|mention|say|indicate|specify|include|upload|earn|make|start|begin";
const ETATS =
  "etes|es|avez|as|devez|devrez|dois|aurez|serez|seras|parlez|possedez|detenez|partagez|vivez|priez|adherez|votez|frequentez|pouvez|savez|venez|croyez|aimez|payez|achetez|indiquez|joignez|fournissez|precisez|commencez|passez|n|ne|acceptez|portez|habitez|touchez|recevez|voulez|cherchez|restez|appartenez|militez|pratiquez|maitrisez|ecrivez|remplissez|vous|nous|jouissez|souffrez|observez|appuyez|soutenez|demeurez|deboursez|versez|allez (?:payer|devoir)|travaillez|envoyez|mentionnez|declarez|divulguez|assumez|defrayez|prenez|apportez|tenez|defendez|connaissez|correspondez|etre|avoir|detenir|posseder|parler|partager|adherer|fournir|joindre|indiquer|payer|prouver|divulguer|declarer|presenter|passer|demeurer|vivre|porter|acheter|debourser|assumer|reveler|remettre|soumettre|avez|vous|faire partie|pratiquer|croire|rester|travailler";
/** What the work is done with or for: "You teach …", "Vous accompagnez …". */
const TASK = new RegExp(
  `^(?:, )?(?:you (?:ll |will |would |d |must |may |might |can |should |also |need to )*(?!(?:${STATES})(?!\\w))\\w|vous (?:devez |devrez |allez |aurez a )*(?!(?:${ETATS})(?!\\w))\\w|(?!(?:${ETATS}|envoyer|preciser|ajouter|inclure|transmettre|mentionner|resider|jouir|aimer|vouloir|pouvoir|resister)(?!\\w))\\w{2,}(?:[^ie]er|(?<=if|ud|op|pl|ar)ier|[^oa]ir|cevoir|[^oaè]re) (?:en \\w+ )?(?:l|les?|la|des?|du|une?|aux?|nos|vos|d|avec|et|ou|aupres|deux|trois|vingt|\\d+)(?!\\w)|(?:teach|process|prepare|clean|cook|serve|sell|handle|check|verify|review|treat|help|assist|lead|run|plan|organi[sz]e|write|translate|deliver|screen|install|build|keep|file|collect|calculate|slaughter|mix|drive|support|coach|guide|care|manage|supervise|provide|maintain|repair|make|sew|design|develop|conduct|coordinate|answer|greet|welcome|train|inspect|take|record|enter|advise|counsel|interview|research|edit|print|stock|load|pack|photograph|cut|wash|feed|monitor|administer|analy[sz]e|draft|respond|explain|enforce|bathe|accompany|transport|operate|work(?:ing)?|cutting|helping|teaching|set up|serving|supporting|cleaning|selling|driving|caring)(?!\\w))`,
);

/** What the employer gives, and what it says of itself. */
export const GIVEN = within(
  "(?:gets|receives|get an|get a)(?!\\w)|(?:gets?|receives?|we|us|employer) (?:will )?(?:pay|pays|cover|covers|reimburse|provide|supply|offer|give|payons|remboursons|accommodate)|paid by (?:us|the (?:employer|company)|client companies)|(?:par|by) (?:l employeur|the employer|nous)|rembours(?!able)\\w*|nous (?:payons|offrons|fournissons|remboursons|couvrons)|employeur paie|provided|free of charge|(?:vous|you) aide\\w*|helps? you|dental (?:plan|care|coverage|benefits?)|assurance dentaire|benefits?|avantages sociaux|assurance collective|coverage|topped up|bonifie\\w*|conge\\w* (?:de maternite|parental) (?:et|bonif|paye)\\w*|per diem|available (?:to|online)|accessibles? (?:en|par)|issued|vous est remise|is paid|est payee|paid holidays|conges payes",
);
export const OF_EMPLOYER = within(
  "(?:our|this) (?:firm|company|business|organi[sz]ation|clients?|products?|story|brewery|team has|bakery)|we have been|famil\\w+ business|notre (?:entreprise|firme|compagnie|cidre|produit|histoire)|fond\\w+ (?:en|in|par|by)|(?:founded|owned)|since (?:19|20)\\w*|depuis (?:19|20)\\w*|presents? au canada|(?:young|jeune) (?:and growing )?(?:company|business|entreprise|compagnie)",
);

/** A preference, which a welcome to all does not excuse. */
const SEEKS = before(
  `(?:looking for|seeking|wants?|needs?|cherch\\w+|recherch\\w+|voulons)(?: (?:an?|the|some|une?|des|les|du|de|d|l|la|le)){0,3}(?: \\w+)?`,
);

/** "All may apply, but …": what comes after is judged by itself. */
export const CONTRAST =
  /(?<!nobody|no one|anyone|nothing|all) (?:but|however|though|although|mais|toutefois|cependant|par contre) /;

/** Whether a sentence asks for nothing, follows a law or tells of the work. */
export const isLawful = (sentence: string): boolean =>
  DENIED.test(sentence) || LAWFUL.test(sentence) || (TASK.test(sentence) && !CLOSED.test(sentence));

/** Whether a sentence welcomes all and seeks none by the term. */
export const isWelcoming = ({ left, sentence }: Around): boolean =>
  WELCOME.test(sentence) && !CLOSED.test(sentence) && !SEEKS.test(left);
