import type { Language } from '../../../../shared/kernel/language.js';

/** How a language says of somebody what they want and do not want, and how they say it themselves. */
export interface Speaker {
  /** Who a request is made for: "the user", "meine Hörerin". */
  readonly narrator: string;
  /** The same, where a verb gives them in the dative: "a la usuaria". */
  readonly dative?: string;
  /** Who speaks of themselves. */
  readonly self: string;
  /** What they say before a vowel. */
  readonly selfBeforeVowel?: string;
  /** Verbs of wanting and not wanting, in the third person and in the first. */
  readonly verbs: string;
  /** What stands between who it is and the verb, in the third person and in the first; `_` for a space. */
  readonly between: string;
  /** What joins a second verb to the first. */
  readonly joints: string;
  /** Verbs that are also nouns, or little words, where nobody stands before them: they begin no second clause. */
  readonly doubtful?: string;
}

const PERSONS = {
  en: 'user|listener|client|customer|caller|subscriber|audience|account holder|recipient',
  de: 'nutzer|nutzerin|user|userin|hörer|hörerin|zuhörer|zuhörerin|kunde|kundin|anwender|anwenderin|abonnent|abonnentin|empfänger|empfängerin',
  fr: 'utilisateur|utilisatrice|auditeur|auditrice|client|cliente|abonné|abonnée|usager|usagère',
  es: 'usuari[oa]|oyente|cliente|clienta|suscriptora?|escucha',
  pt: 'usuári[oa]|utilizadora?|ouvinte|cliente|assinante|subscritora?',
};

export const SPEAKERS: Readonly<Partial<Record<Language, Speaker>>> = {
  en: {
    narrator: `(?:the|my|our|this|your) (?:${PERSONS.en})`,
    self: 'I',
    verbs: `wants want|likes like|loves love|prefers prefer|dislikes dislike|hates hate|needs need|enjoys enjoy|wishes wish|avoids avoid
      asks ask|requests request|follows follow|adores adore|loathes loathe|detests detest|despises despise|favours favour|favors favor
      cares care|is am|has have|would would|can't can't|cannot cannot|can can|could could|does do|doesn't don't|isn't am_not|hasn't haven't
      will will|won't won't|feels feel|finds find|seeks want|desires want|values value|wants_to want_to|appreciates like|rejects reject
      asked ask|requested request|wanted want|preferred prefer|chose choose|chooses choose|gets get|requires need|demands need|forbids avoid|prohibits avoid|bans avoid`,
    between: `also also|really really|only only|just just|always always|never never|generally generally|strongly strongly|clearly clearly
      explicitly explicitly|much much|particularly particularly|especially especially|usually usually|actively actively|has_asked ask`,
    joints: 'and|but|yet|while|whereas',
    doubtful:
      'like|is|has|would|can|could|does|will|am|have|do|need|value|find|get|care|request|favour|favor|desire|feel|ask',
  },
  de: {
    narrator: `(?:der|die|mein|meine|unser|unsere|dieser|diese|ihr|ihre) (?:${PERSONS.de})`,
    self: 'ich',
    verbs: `will will|möchte möchte|mag mag|bevorzugt bevorzuge|liebt liebe|hasst hasse|braucht brauche|wünscht wünsche|verabscheut verabscheue
      interessiert interessiere|hat habe|ist bin|kann kann|hört höre|verzichtet verzichte|meidet meide|schätzt schätze|wollte will
      bittet bitte|sucht suche|verfolgt verfolge|findet finde|lehnt lehne|steht stehe|würde würde|hätte hätte|interessierte interessiere|verlangt möchte|fordert möchte|untersagt vermeide|verbietet vermeide|vermeidet vermeide`,
    between: 'sich mich|sehr sehr|auch auch|besonders besonders|vor_allem vor_allem',
    joints: 'und|aber|doch|sowie',
    doubtful: 'will|mag|kann|hat|habe|ist|bin|steht|stehe|findet|finde|hört|höre|bitte|bittet|hätte|würde|lehne|lehnt',
  },
  fr: {
    narrator: `(?:l'|le |la |mon |ma |notre |cet |cette |votre )(?:${PERSONS.fr})`,
    self: 'je',
    selfBeforeVowel: "j'",
    verbs: `veut veux|aime aime|adore adore|préfère préfère|déteste déteste|souhaite souhaite|désire désire|intéresse intéresse|a ai|est suis
      supporte supporte|cherche cherche|demande demande|refuse refuse|évite évite|suit suis|apprécie apprécie|privilégie privilégie|hait hais
      peut peux|passe passe|voudrait voudrais|aimerait aimerais|préférerait préférerais|passionne passionne|lasse lasse|trouve trouve|exige voudrais|réclame voudrais|interdit refuse`,
    between: "ne ne|n' n'|se me|s' m'|en en|y y|a ai",
    joints: 'et|mais',
    doubtful: 'a|ai|est|suis|suit|passe|peut|peux|cherche|demande|évite|refuse|trouve',
  },
  es: {
    narrator: `(?:el|la|mi|nuestr[oa]|est[ea]|su) (?:${PERSONS.es})`,
    dative: `(?:al|a la|a mi|a nuestr[oa]|a est[ea]|a su) (?:${PERSONS.es})`,
    self: '',
    verbs: `quiere quiero|prefiere prefiero|odia odio|detesta detesto|ama amo|adora adoro|necesita necesito|desea deseo|busca busco|sigue sigo
      pide pido|interesa intereso|soporta soporto|aguanta aguanto|evita evito|rechaza rechazo|está estoy|tiene tengo|quisiera quisiera
      desearía desearía|solicita pido|prefería prefiero|quería quiero|valora valoro|disfruta disfruto|pasa paso|aborrece aborrezco|preferiría preferiría|querría querría|exige quiero|reclama quiero|prohíbe evito`,
    between:
      'no no|se me|le me|ya ya|solo solo|sólo solo|también también|únicamente únicamente|nunca nunca|tampoco tampoco|solamente solo',
    joints: 'y|e|pero|sino que',
  },
  pt: {
    narrator: `(?:o|a|(?:o |a )?(?:meu|minha|noss[oa])|est[ea]|ess[ea]|seu|sua) (?:${PERSONS.pt})`,
    self: '',
    verbs: `quer quero|prefere prefiro|odeia odeio|detesta detesto|ama amo|adora adoro|precisa preciso|deseja desejo|procura procuro|segue sigo
      pede peço|gosta gosto|interessa interesso|suporta suporto|aguenta aguento|evita evito|rejeita rejeito|está estou|tem tenho
      pretende quero|gostaria gostaria|queria queria|preferia preferia|preferiria preferiria|acha acho|exige quero|proíbe evito|solicita peço|dispensa dispenso|curte curto|interessa-se me_interesso|valoriza valorizo|acompanha acompanho`,
    between: 'não não|se me|já já|só só|apenas apenas|também também|somente somente|nunca nunca|lhe me',
    joints: 'e|mas',
  },
};
