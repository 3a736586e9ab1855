import { after, type Around, before, within } from "./around.ts";
import { GIVEN, isWelcoming, OF_EMPLOYER } from "./excuses.ts";
import type { Ground, WordRule } from "./ground.ts";

/** How a term has to stand to count, as `Ground` says. */
export type Frame = Exclude<keyof Ground, "rule">;

/** Who stays away. */
const REJECTED = within(
  "need not|(?:don t|do not|shouldn t|should not|needn t|please don t) (?:even )?(?:bother|apply|waste)|(?:not|never|won t|can t|cannot|don t|doesn t|aren t|isn t|wouldn t)(?: \\w+| tend)?(?: to| be)? (?:happy|comfortable|at home|hired?|hiring|interview(?:ed)?|consider(?:ed)?|accept(?:ed)?|fit|shortlist(?:ed)?|reviewed|looked at|last|suitable|read|employ|take on|keep|suit)|(?:will be|are|is|be|get|gets) (?:automatically )?(?:screened out|rejected|refused|declined|discarded|deleted|disqualified|eliminated|excluded|ignored|overlooked|turned (?:down|away)|passed over|set aside|binned|tossed|recycled)|go to the bottom|straight to the|think twice|pass (?:on this|this)|keep scrolling|move along|not (?:the|a) (?:right |good )?(?:job|place|role|fit|team|match|one) for|not for (?:you|people|anyone|those|them)|isn t for|no excuse|look elsewhere|look somewhere else|not welcome|elsewhere|another opening|automatic\\w* (?:rejection|disqualif\\w+|exclu\\w*|rejet\\w*|refus\\w*|elimin\\w*)|disqualif\\w+|do not hire|don t hire|nobody|no one|no thanks|no place|no room for|won t suit|would struggle|will struggle|wouldn t suit|not cut out|impossible|won t last|don t last|never last|save your\\w*|steer clear|not interested in|tired of|no time for|no patience|stay home|waste of|forget it|not your|n (?:a|ont) pas (?:sa|leur) place|pas de place pour|pas le temps|oubliez|laissez faire|restez (?:chez|a la)|epargnez|pas chez nous|ne (?:tiendr|dur|cadr|convien|fer)\\w+ pas|turned (?:down|away)|out of the running|we can t (?:have|use|hire)|non merci|s abstenir|passez votre (?:chemin|tour)|inutile de (?:\\w+ )?(?:postuler|appliquer|presenter|ecrire|appeler|deposer|soumettre|envoyer)|(?:a|ont) pas a (?:envoyer|postuler|appliquer|soumettre|deposer)|ne (?:peu|pourr)\\w+ (?:pas )?(?:travailler|occuper|postuler|faire)|(?:cannot|can t) (?:work|do|apply|perform)|pas (?:vraiment |fait |faite )?(?:pour (?:vous|toi)|votre place|notre public|long feu)|(?:ne|n) (?:vous|te) convien\\w+|conviendra pas|perd\\w+ pas (?:votre|ton)|ser(?:a|ont|ez|ait) (?:pas |automatiquement )?(?:refuse|rejete|ecarte|elimine|exclu|retenu|considere|etudie|admis|accepte|lu|regarde|embauche|convoque|traite|ignore)\\w*|(?:est|sont) (?:pas |automatiquement )?(?:rejete|refuse|ecarte|elimine|exclu|accepte|admis|retenu|considere|etudie|reconnu|permis|tolere|traite)\\w*|rejet|motif de (?:refus|rejet|renvoi)|(?:ne|n) (?:\\w+ )?(?:engage|embauche|pren|voul|gard|recrut|accept|reten|consider|retien)\\w* (?:que|pas|plus|personne|aucun\\w*|jamais)|ne restent|allez voir ailleurs|ailleurs|une autre offre|pas longtemps|(?:is|are) out|deal ?breaker|eliminatoire|redhibitoire|no go|hard no",
);

/** The words for the person who is hired. */
const PERSON =
  "applicants?|applications?|candidate?s?|candidatures?|persons?|people|individuals?|workers?|employees?|hires?|someone|somebody|anyone|staff|talent|team members?|helpers?|help|crew|folks?|hands|types|ones?|personnes?|gens|personnel|employee?s?|travailleu(?:r|se)s?|postulante?s?|quelqu un|main d oeuvre|profils?|recrues?|(?!(?:matters?|others?|numbers?|orders?|flowers|summers?|winters?|computers?|papers?|quarters?|offers?|never|another|together|floor|dinner|letters?|colou?rs?|customers?|trailers?|rather|whether|however|under|after|later|their|leather|water|power|center|newspapers?|dossiers?|better|either|former|number|september|october|november|december)(?!\\w))\\w{3,}(?:ers?|esses|ors?|ists?|eurs?|euses?|ieres?|istes?|ess|man|men|woman|women)|nann(?:y|ies)|cooks?|clerks?|maids?|caregivers?|drivers?|servers?|cleaners?|guards?|managers?|receptionists?|bartenders?|nounous?|gardien(?:ne)?s?|secretaires?|commis|associates?|assistants?|attendants?|agents?|reps?|serveu(?:r|se)s?|vendeu(?:r|se)s?|cuisini(?:er|ere)s?|aides?|prepose?s?|coiffeu(?:r|se)s?|receptionnistes?|chauffeurs?|adjointe?s?|concierges?|couples?";

/** Words between, none of which begins something that is done with or for others. */
const gap = (most: number) =>
  `(?: (?!(?:to|for|with|of|who|that|whose|qui|que|dont|pour|avec|aupres|chez|in|at|from|among|between|parmi|par|contre|de|d|du|dans|a|aux?)(?!\\w))(?:\\w+|,)){0,${most}}`;
const ARTICLE =
  "(?: (?:for|of|to|have|hire|all|an?|the|some|une?|des|les|du|de|d|l|la|le|aux?|a|pour|aux)){0,3}";

/** "T preferred", "T need not apply" */
const WISHED = after(
  `(?:(?!(?:for|to|who|and|pour|aux?|et|food|cuisine|experience|degree|style) )(?:\\w+|,) ){0,6}(?:only|preferred|preferr?ably|preferable|wanted|needed|desired|sought|favou?red|ideal|required|a must|mandatory|an? asset|an? plus|bonus|(?:move|go|goes) to the (?:front|top)|need (?:not )?apply|please|priority|preference|first|seulement|uniquement|exclusivement|de preference|prefere\\w*|recherche\\w*|souhaite\\w*|demande\\w*|voulue?s?|requis\\w*|exige\\w*|obligatoires?|privilegie\\w*|prioritaires?|avantages?\\w*|favorise\\w*|(?:notre|la) (?:preference|priorite)|bienvenue?s? seulement|work best|do best|would be|fit best|(?:will|ll) (?:fit|love|enjoy|thrive|like)|fits?|feel at home|make (?:the best|better|great|good)|are (?:better|best|harder|more)|sont (?:plus|mieux|meilleur)\\w*|conviendra\\w*|saur\\w+ mieux|serai(?:t|ent)|un atout|an advantage)`,
);

const WANTED = within(
  "only|seulement|uniquement|need not apply|s abstenir|wanted|recherche\\w*|preferred",
);

/** "only T", "preference to T", "reserved for T", "ideal for T" */
const RESERVED = before(
  `(?:only|exclusively|preferably|ideally|prefers?|preferring|(?:giv\\w* )?(?:preference|priority)(?: (?:is|will be))?(?: given)?|favou?r\\w*|priorite|seule?s?|uniquement|seulement|exclusivement|de preference|privilegi\\w+|prefer\\w*|preferable|favoris\\w+|reservee?s?|reserved|restricted|limited|open to|open only|aimed at|geared|meant|intended|designed|cut out|destinee?s?|s adresse\\w*|faite?s?|perfect|ideal|great|best|better|good|excellent|suitable|suited|suits?|appropriate|tailored|parfaite?s?|ideale?s?|conv(?:ient|enant|iendra|iendrait)|adaptee?s?|ouverte?s?|pensee?|lean(?:ing)? towards?|rather|plutot|mostly|mainly|surtout)(?:(?: \\w+){0,3} (?:for|to|pour|a|aux?))?${ARTICLE}${gap(3)}`,
);

/** "looking for T" */
const SOUGHT = before(
  `(?:looking|look|seek\\w*|search\\w*|wants?|wanted|needs?|hir(?:e|es|ing)|recruit(?:s|ing)?|find|cherch\\w+|la recherche|recherch\\w+|recrut\\w+|embauch\\w+|voulons|veut|voudrait|desir\\w+|engag(?:ons|e|ent)|would like|like|love|d like|besoin|souhait\\w+|aim(?:ons|e|erait)|prenons|prend|trouver|targeting|after|calling|attention|avis)${ARTICLE}${gap(5)}`,
);

const BE =
  "be|are|is|re|remain|appear|look|sound|sounds|looks|being|etre|etes|es|est|sont|sera|serez|soyez|soit|rester|paraitre|avoir l air|avez l air|sois";
/** "must be T", "you are T" */
const DEMANDED = before(
  `(?:must|should|has to|have to|needs? to|required to|expected to|to|ll|will|preferably|doit|doivent|devez|devrez|devra|faut|you|candidates?|applicants?|hires?|person|individual|someone|somebody|one|who|servers?|personne|titulaire|candidate?s?|vous|tu|t|il|elle|qui|${PERSON})(?: (?!not |n |pas )\\w+){0,4} (?:${BE})(?: (?!not |pas |for |of |to |pour |aupres |responsible|responsable)(?:\\w+|,)){0,4}`,
);
/** "Are you T?", "Être T", "If you're T" */
const ADDRESSED = before(
  `(?:are you|if you re|if you are|etes vous|es tu|^, be|^be|^, etre|^etre|^soyez|^je suis|tu es|vous etes|t es|you re|you are)(?: (?:an?|une?|le|la|the|de|d|also|aussi))?(?: \\w+)?`,
);
/** "T applicant", "personne T" */
const ATTRIBUTE = after(`(?:(?:and|et|ou|or|,|\\w+) ){0,3}(?:${PERSON})`);
const ATTRIBUTED = before(`(?:${PERSON})(?: (?:plutot|tres|et|,|\\w+)){0,2}`);
/** "applicants with T" */
const DEMANDS_OF = within(
  "only|seule?s?|prefer\\w*|priority|expect|must|should|doi\\w+|looking|seek\\w*|want|need|prioris\\w+|privilegi\\w+|cherch\\w+|recherch\\w+|voulons|veut|pas|no|not|seulement|uniquement",
);
const WITH = before(
  "(?:applica(?:nt|tion)s?|candidate?s?|candidatures?|anyone|someone|those|ceux|celles|quelqu un|postulante?s?)(?: (?:with|who (?:is|are|have|has|had)|having|on|from|avec|ayant|qui (?:est|sont|ont|a)|sous|of|de|d))(?: (?:an?|the|une?|des|les|la|le|de|du))?(?: \\w+)?",
);
/** "staff of T", "personne issue de T", where T is of whom somebody comes or what somebody thinks */
const OF = before(
  `(?:${PERSON}|come|comes|grew up|venir|provenir)(?: issue?s?)? (?:of|from|with|d|de|du|aux?)(?: (?:an?|une?|la|the))?(?: \\w+)?`,
);
const ATTRIBUTES = within(
  "(?:origin|descent|background|ancestry|heritage|root|belief|value|view|opinion|conviction|origine|ascendance|allegeance|valeur|milieu|famille|neighbourhood|neighborhood|home|family|families)s?|from .*",
);
/** Who is to tell of it */
const DISCLOSED = within(
  "must (?:\\w+ )?(?:say|disclose|declare|tell|mention|indicate|state)|doi(?:t|vent) (?:le |nous )?(?:dire|declarer|divulguer|mentionner|preciser|indiquer)",
);
/** "no T", "without T", "not T" */
const NO =
  "no|not|never|without|cannot|can t|free (?:of|from)|clean|aucune?|pas|non|sans|ni|vierge|exempte?s? de|libre de|jamais|nobody|no one|personne ne|interdite?s?|unwilling|instead of|isn t|aren t|don t|won t|doesn t|ne";
const NONE = before(`(?:${NO})${ARTICLE}${gap(4)}`);
const HAS_NONE = before(`(?:${NO})(?: (?:\\w+|,)){0,8}`);
const NONE_AFTER = after(
  "(?:(?:\\w+|,) ){0,5}(?:not (?:allowed|permitted|accepted|wanted|considered|welcome|possible|recognized)|vierges?|interdite?s?|prohibe\\w*|prohibited|forbidden|banned|exclue?s?|second|need not apply|s abstenir|get in the way|interfere|conflict|non (?:admis|accepte|toler)\\w*|pas (?:permis|accepte|tolere|admis|reconnu)\\w*|permise?|toleree?s?|pas (?:les )?bienvenu\\w*|at (?:home|the door)|excuse)",
);

/** What is done with or for others: they are who comes, learns, is cared for. */
const SERVED =
  "with|for|of|to|among|from|about|like|by|between|against|(?:serv|support|help|teach|coach|mentor|inspir|train|guid|lead|assist|welcom|counsel|process|manag|supervis|driv|advis|treat|inform|match|car)(?:e|es|s|ing)?|avec|pour|de|des|du|d|aux?|aupres|chez|par|entre|contre|(?:accompagn|aid|form|entrain|enseign|trait|encadr|accueill|anim|supervis|rencontr|conseill|inform|visit|soign|conduir|jumel)(?:e|er|ez|ent|ons|re)?|souten\\w+|soutien";
const CLIENTELE = before(
  `(?:${SERVED})(?: (?:an?|the|our|some|their|your|une?|des|les|nos|vos|leurs|de|d|other))?(?: (?!candidat|personn|applicant|gens|people|team)\\w+){0,2}`,
);
/** English says after an adjective what it is about, French before. */
const NEXT = after(
  `,|(?:\\w+ ){0,2}(?:${PERSON})|(?:and|or|to|for|with|of|who|that|in|at|from|on|as|if|but|so|because|not|only|please|is|are|will|would|should|may|can|need|do|don|have|make|preferred|wanted|needed|required|welcome|first|enough|looking|a|by|than|et|ou|pour|qui|de|du|des|d|a|au|aux|avec|dans|en|sur|est|sont|ser\\w+|s|ne|n|seulement|uniquement|recherche\\w*|demande\\w*|souhaite\\w*|exige\\w*|preferr?\\w*|car|puisque|comme|mais|peuvent|veuillez|sans|like|types?|applying|under|over|before|after|this|whose|tend|never|always|cannot|must|has|had|was|were|when|while|since)`,
);
const FRENCH = within(
  "la|les|des|une?|et|pour|nous|vous|est|du|au|aux|tu|cherche|recherche\\w*|seulement",
);
const FORE = new RegExp(
  `(?:^|, |(?<!\\w)(?:${PERSON}|le|la|les|l|un|une|des|de|d|du|au|aux|et|ou|ni|pas|plus|non|tres|plutot|bien|etre|etes|es|est|sont|sera|serez|soyez|que|seul\\w*|uniquement|seulement|aucun\\w*|deux|trois|quelques|jeunes?|bon\\w*|belles?|pour|par|si|vrais?|race|foi|sans|comme|toute?|aux|mais|vous|tu|prefer\\w*|recherch\\w*|cherch\\w*|origine|confession|religion) )$`,
);
/** "women's shoes", "single-family home", "conservateur de musée" */
const COMPOUND = after(
  "s (?!abstenir)\\w+|axle|family|storey|phase|use|point|malt|source|serve|de musee",
);
const isOfThings = ({ left, term, right, sentence }: Around) =>
  COMPOUND.test(right) ||
  (/^(?:dans|d|de|en|sous|in|of|on|from) /.test(term)
    ? false
    : FRENCH.test(sentence)
      ? !FORE.test(left)
      : !NEXT.test(right) && right.trim() !== "");

/** "…, female", "Waiter (male)": a notice without a verb. */
const NOTICE = /^$|, (?:\w+ )?$/;
const NOTICE_END = /^(?: ,| ?$)/;

/** "attach T", "T required" */
const ASKED = before(
  "(?:attach|includ|send|submit|provid|stat(?:e|ing)|indicat|tell|giv|shar(?:e|ing)|bring|disclos|list(?:ing)?|mention|enclos|upload|specif|declar|report|show|proof|prove|evidence|hold|require|need|cop(?:y|ies)|join|inclu|envo|fourni|indiqu|precis|donn|divulgu|dites|transmett|soumett|accompagn|preuve|exige|deten|posse|demand|add|link|drop|pop|post|put|writ|let us know|want to (?:see|know)|like to (?:see|know)|love to (?:see|know)|ask(?:s|ed|ing)? (?:for|about|you)|will be asked|answer|questions? (?:about|on|sur)|complet|fill|ajout|gliss|apport|inscri|remett|reveler?|revelez|ecri|mett|montr|present|veux voir|voulons voir|savoir|connaitre|repond|requir|with|avec|without|sans|base|depend|match|based on|selon|interview|beat|what (?:is|was)|quel(?:le)? (?:est|etait)|tie|start from|what|how|combien|parvenir|quel\\w*)\\w*(?: (?:\\w+|,)){0,16}",
);
const ASKED_AFTER = after(
  "(?:(?:\\w+|,) ){0,8}(?:required|mandatory|needed|necessary|requested|preferred|a must|essential|disclosed|provided|included|attached|verified|asked|please|tell us|let us know|show us|with (?:your|the) (?:application|resume|cv)|in your (?:cover letter|application|email|resume)|before (?:an?|the) (?:interview|offer)|exige\\w*|requis\\w*|obligatoires?|demande\\w*|necessaires?|accompagner|inscrire|a (?:fournir|joindre|inscrire|indiquer|preciser|remettre|envoyer|apporter)|jointe?s?|svp|dites le|ecrivez|dans (?:le|votre) (?:formulaire|courriel|cv|lettre)|avant l (?:entrevue|embauche))",
);

/** "health and safety", "first language school" */
const ALONE_NOT = after(
  "and (?:safety|wellness)|et securite|spending|benefits?|plan|care|insurance|school|bookshop|services|not|is not|n est pas|while|en soulevant|un atout|an asset|a plus",
);

/** Of whom an age is said. */
const OF_WHOM = before(
  "(?:you|tu|candidates?|applicants?|persons?|people|individuals?|someone|somebody|anyone|everyone|no one|nobody|must|should|be|are|is|age|aged|ages|preferably|ideally|only|team|crew|vous|candidate?s?|personnes?|employee?s?|gens|quelqu un|doit|devez|avoir|avez|ayant|ayez|as|agee?s?|a|aux|entre|de preference|idealement|designer|profil|if|reserve\\w*|femmes?|hommes?|wom[ae]n|m[ae]n|lady|ladies|guys?|girls?|jeunes?|est|moyenne|candidate ,)(?: (?:\\w+|,)){0,4}",
);
const IN_YEARS =
  /^(?: (?:years?|yrs?|ans)(?!\w)| ?$| ,| (?:of age|old|d age|preferred|only|need|are|is|may|and|who|seulement|uniquement|de preference|pour|for|or|ou|s abstenir|to|at|will|a plus|please)(?!\w))/;
const NOT_OF_AGE = within(
  "experience|anciennete|service|child|children|kids?|enfants?|kg|lbs|minutes|hours|heures|clients|jeunes|youth|teens|seniors|residents?|temperatures?|degrees|degres|tickets|dossiers|semaines|weeks|months|mois|persons? in|percent|members|membres",
);

/** Who may ask for a faith. */
const OF_FAITH = within(
  "(?:our|the|a|an|la|le|notre|une?|l) (?:\\w+ ){0,2}(?:church|parish|school|diocese|mosque|synagogue|temple|congregation|paroisse|ecole|eglise|mosquee|pastor|ministry|mission|conseil scolaire|monastery|monastere|seminary)(?: board)? (?:\\w+ )?(?:needs?|seeks?|is|looks|hires|wants|requires|cherche|recherche|recrute|embauche|est|who)",
);
/** What is cooked, sold and driven is of some origin. */
const COOKED = within(
  "cuisine|food|foods|dishes|plats?|mets|recettes?|cars|voitures|wines?|vins?|products?|produits?|beers?|bieres?|markets?|marches?|customs|suppliers?|fournisseurs?|buyers|acheteurs?|english|anglais|language|languages|langue|espagnol|spanish|french|francais|bilingu\\w+",
);

/** Whether the words around a term make it what its ground objects to. */
export function isFramed(frame: Frame, rule: WordRule, around: Around): boolean {
  const { left, right, sentence } = around;
  if (isWelcoming(around)) return false;
  if (rule === "religionWording" && OF_FAITH.test(sentence)) return false;
  if (rule === "originWording" && frame === "who" && COOKED.test(sentence)) return false;
  switch (frame) {
    case "who":
      if (isOfThings(around)) return false;
      if (RESERVED.test(left) || SOUGHT.test(left) || NONE.test(left)) return true;
      if (WITH.test(left))
        return REJECTED.test(sentence) || WISHED.test(right) || DEMANDS_OF.test(left);
      if (OF.test(left) && ATTRIBUTES.test(around.term))
        return REJECTED.test(sentence) || DEMANDS_OF.test(left) || WISHED.test(right);
      if (CLIENTELE.test(left)) return false;
      return (
        REJECTED.test(sentence) ||
        WISHED.test(right) ||
        DEMANDED.test(left) ||
        ADDRESSED.test(left) ||
        ATTRIBUTE.test(right) ||
        ATTRIBUTED.test(left) ||
        (NOTICE.test(left) && NOTICE_END.test(right))
      );
    case "job":
      return RESERVED.test(left) || (WANTED.test(right) && !/ (?:de|of) $/.test(left));
    case "has":
      return (
        !GIVEN.test(sentence) &&
        (HAS_NONE.test(left) ||
          NONE_AFTER.test(right) ||
          REJECTED.test(sentence) ||
          DISCLOSED.test(sentence))
      );
    case "asked":
      return (
        !GIVEN.test(sentence) &&
        !OF_EMPLOYER.test(sentence) &&
        (ASKED.test(left) || ASKED_AFTER.test(right) || REJECTED.test(sentence))
      );
    case "alone":
      return !GIVEN.test(sentence) && !OF_EMPLOYER.test(sentence) && !ALONE_NOT.test(right);
    case "years":
      return OF_WHOM.test(left) && IN_YEARS.test(right) && !NOT_OF_AGE.test(sentence);
  }
}
