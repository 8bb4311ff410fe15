import type { Language } from '../../../../shared/kernel/language.js';
import { isJudgement } from '../judgements.js';
import { isCjk } from '../request-language.js';
import { namedTopic, topicCalled } from './topic-names.js';

/** Next to nothing of it: "not a whiff of sport", "pas une miette de foot", "ni una palabra de la guerra". */
const SCRAPS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:single|one|more|another|tiny|little|wee|bit) )*(?:whiff|word|words|bit|bits|scrap|shred|hint|trace|mention|speck|peep|iota|sniff|second|minute|crumb|ounce|syllable|drop|story|stories|thing|things|sort|kind|talk|chat|stuff|news|coverage|updates?|gossip|rumou?rs?|reports?|reporting)$/u,
  fr: /^(?:(?:seule?|petite?|moindre) )*(?:mot|miette|brin|once|gramme|trace|poil|goutte|soupçon|seconde|minute|phrase|ligne|syllabe|bribe|histoires?|trucs?|infos?|nouvelles?|potins|ragots|rumeurs?|reportages?|actualités?|sujets?|match(?:e?s)?|rencontres?)$/u,
  es: /^(?:(?:sol[ao]|mísera|puta|triste) )*(?:pizca|gota|palabra|mención|migaja|rastro|ápice|segundo|minuto|sílaba|línea|noticias?|cosas?|historias?|rollos?|chismes?|cotilleos?|rumores?|reportajes?|partidos?|encuentros?)$/u,
  pt: /^(?:(?:só|única|mísera) )*(?:pingo|gota|palavra|menção|migalha|pitada|rastro|segundo|minuto|sílaba|linha|notícias?|coisas?|histórias?|papo|fofocas?|boatos?|reportage(?:m|ns)|jogos?|partidas?)$/u,
  de: /^(?:(?:einziges?|weiteres|kleinste) )*(?:wort|silbe|hauch|fitzelchen|krümel|sekunde|minute|spur|satz|ton|meldung|geschichten?|klatsch|gerüchte|berichte?)$/u,
};
/** What goes on somewhere, and to speak of it: "what happens in football", "se te ocurra hablarme de la guerra". */
const SAYING: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:^| )(?:happens|happened|happening|goes on|going on|went on|talk|talking|talks|chat|chatting|speak|speaking|hear|hearing|tell|telling|rabbit on|bang on|drone on|know|knowing|touches|concerning|related|relating|read|reading)(?: \p{L}+)?$/u,
  fr: /(?:^| )(?:passe|arrive|parl\p{L}+|racont\p{L}+|entend\p{L}+|caus\p{L}+|bassin\p{L}+|touche\p{L}*|concerne\p{L}*|relève\p{L}*|traite\p{L}*|saoul\p{L}+)(?: \p{L}+)?$/u,
  es: /(?:^| )(?:to(?:ca|que|quen)|trate|tenga que ver|pas[ae]|ocurr[ae]|suced[ae]|\p{L}+[aeiáéí]r(?:me|nos)|habl\p{L}+|cont\p{L}+|sab\p{L}+|o[ií]\p{L}+)(?: \p{L}+)?$/u,
  pt: /(?:^| )(?:to(?:ca|que)|trate|tenha a ver|passa|rola|acontece|\p{L}+[aei]r(?:-me|-nos)?|fal\p{L}+|cont\p{L}+|sab\p{L}+|ouv\p{L}+)(?: \p{L}+)?$/u,
  de: /(?:^| )(?:passiert|los|geschieht|reden|sprechen|erzählen|hören|wissen|labern|quatschen)$/u,
};
const TIES =
  /^(?<head>.+?) (?:about|of|on|in|with|from|re|von|vom|über|zu|zum|zur|mit|aus|im|de|du|des|sur|dans|en|del|sobre|con|da|do|das|dos|na|no|nas|nos)(?: (?:the|a|an|all|any|der|die|das|dem|den|la|le|les|el|los|las|l'|o|os|as))? (?<tail>.+)$|^(?<frHead>.+?) (?:de l'|d'|à l'|l')(?<frTail>.+)$/u;
/** "guerra que as crianças ouvem", "politics that": what follows says something of it. */
const CLAUSE = /^(?<head>[\p{L}'-]+) (?:que|qui|that|which|who|die|das|der|where|wo|cuando|quando|when|wenn|quand) /u;
/** "the rest of sport", "andere Sportarten", 其他体育 */
const OTHERS =
  /^(?:(?:all )?(?:the )?(?:other|rest of(?: the)?|remaining)|(?:alle |die )?(?:anderen?|sonstigen?|übrigen?|restlichen?)|(?:les |tous les )?(?:autres?|reste du|reste de la)|(?:los |las |todos los )?(?:demás|otr[oa]s?|resto de(?:l| la)?)|(?:os |as )?(?:demais|outr[oa]s?|resto d[oa])) |^(?:其他|其它|其余|别的|另外)的?|^(?:ほかの|他の|その他の)/u;

/** "dar a previsão do tempo", "me donner la météo": between two nouns stands no bare article, so a verb stands before it. */
const OBJECT =
  /^(?:.+ )?(?<verb>\p{L}[\p{L}'-]*) (?:the|die|das|den|der|le|la|les|el|los|las|o|os|a|as) (?<tail>[\p{L}' -]+)$|^(?:.+ )?(?<frVerb>\p{L}[\p{L}'-]*) l'(?<frTail>[\p{L}' -]+)$/u;
/** "football matches": what there is of it. */
const KINDS = / (?:matches|games|fixtures|coverage|chatter|drama|reporting|headlines)$/u;
const PREPOSITION =
  /^(?:of|in|on|at|for|with|from|by|to|von|in|an|auf|für|mit|aus|bei|um|über|gegen|de|du|des|en|dans|sur|à|pour|par|avec|contre|del|con|por|para|contra|sobre|entre|do|da|em|no|na|com|and|und|et|y|e|or|oder|ou|o)$/u;

/** What a refused phrase is about: its broad subject by itself, where the other words say nothing of it. */
export function refusedSubject(text: string, languages: readonly Language[]): string {
  const lower = text.toLowerCase();
  const others = OTHERS.exec(lower)?.[0] ?? '';
  const rest = text.slice(others.length);
  if (others !== '' && isWhole(rest, languages)) return rest;
  if (isCjk(languages[0])) return text;
  for (const bare of [withoutJudgement(rest, languages), rest.replace(KINDS, '')])
    if (bare !== rest && isWhole(bare, languages)) return bare;
  const tail = tailOf(rest, languages) ?? objectOf(rest) ?? CLAUSE.exec(rest.toLowerCase())?.groups?.['head'];
  return tail !== undefined && isWhole(tail, languages) ? tail : text;
}

/** "gloomy war" is war. */
const withoutJudgement = (text: string, languages: readonly Language[]): string => {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && isJudgement(first, languages) ? withoutJudgement(rest.join(' '), languages) : text;
};

function tailOf(text: string, languages: readonly Language[]): string | undefined {
  const groups = TIES.exec(text.toLowerCase())?.groups;
  const head = groups?.['head'] ?? groups?.['frHead'];
  const tail = groups?.['tail'] ?? groups?.['frTail'];
  if (head === undefined || tail === undefined) return undefined;
  const isEmpty = languages.some((one) => SCRAPS[one]?.test(head) === true || SAYING[one]?.test(head) === true);
  // "ocurra hablarme de la guerra": several ties, and the subject behind the last.
  return isEmpty ? (tailOf(tail, languages) ?? tail) : undefined;
}

function objectOf(text: string): string | undefined {
  const groups = OBJECT.exec(text.toLowerCase())?.groups;
  const verb = groups?.['verb'] ?? groups?.['frVerb'];
  return verb === undefined || PREPOSITION.test(verb) ? undefined : (groups?.['tail'] ?? groups?.['frTail']);
}

function isWhole(text: string, languages: readonly Language[]): boolean {
  const { topic, narrowed } = namedTopic(text, languages);
  return topic !== null && !narrowed;
}

const SHORTEST_NAME = 2;

/** 战争犯罪: two names of subjects one behind the other; refused, they are both. */
export function refusedParts(text: string, language: Language | undefined): readonly string[] {
  if (language === undefined || !isCjk(language) || topicCalled(text, language) !== null) return [text];
  for (let at = SHORTEST_NAME; at <= text.length - SHORTEST_NAME; at++) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every((part) => topicCalled(part, language) !== null)) return parts;
  }
  return [text];
}
