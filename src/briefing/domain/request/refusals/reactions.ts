import type { Language } from '../../../../shared/kernel/language.js';
import { cueAt } from '../cue-reader.js';
import type { RequestText, Token } from '../token.js';
import { namedTopic } from '../topics/topic-names.js';

/** What a subject does to the listener: "crime stories upset me", "la política me estresa", 犯罪让我害怕. */
const REACTIONS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:(?:just|really|always|only) )?(\p{L}{3,20}) me(?: (?:out|down|up|off|sick|mad|angry|sad|anxious|nervous))?(?!\p{L})/uy,
  de: /(?:(\p{L}{3,20}) mich(?: (?:an|auf|nur|traurig|krank|wütend|nervös|ab|runter))?|mach(?:t|en) mir (\p{L}{3,20}))(?!\p{L})/uy,
  fr: /(?:me |m'|nous )(?:font |fait |rend |rendent |donne |donnent )?(\p{L}{3,20})(?!\p{L})/uy,
  es: /(?:me|nos) (?:da |dan |pone |ponen |hace |hacen )?(?:de )?(\p{L}{3,20})(?!\p{L})/uy,
  pt: /(?:me|nos) (?:dá |dão |deixa |deixam |faz |fazem )?(\p{L}{3,20})(?!\p{L})/uy,
  zh: /[让令使叫]我(?:很|太|有点|好|感到|觉得)?(\p{sc=Han}{1,4})/uy,
};

/** What is welcome to say it of, or says neither: everything else that a subject does to somebody is no recommendation. */
const WELCOME =
  /^(?:worr|preocup|inqui[eé]t|sorge|beunruhig|担心|interest|intrigu|fascin|inspir|excit|thrill|delight|amus|cheer|mov|touch|help|affect|concern|matter|please|entertain|enjoy|make|calm|relax|motivat|comov|conmuev|emocion|émeu|freu|begeister|interess|faszin|reiz|betrif|betref|beweg|berühr|erfreu|unterh|spaß|freude|lust|mut|hoffnung|plaî|plait|plais|passion|amus|réjou|ravi|concern|touch|fait|rire|envie|plaisir|sourire|bien|gust|encant|apasion|divier|alegr|import|conviene|ayud|relaja|gracia|ilusión|risa|feliz|reír|agrad|anim|diver|ajud|prazer|alegria|rir|sorrir|cont|dê|dá|fal|diga|dig|parl|dis|donn|racont|expli|cuent|habl|dime|tell|give|show|gib|sag|erzähl|开心|高兴|兴奋|着迷|喜欢|放松|振奋|感兴趣|听|知道|了解|想)/u;

/** Only of a broad subject that is named right before; undefined: no such thing is said here. */
export function reactionAt(text: RequestText, at: number, tokens: readonly Token[]): Token | undefined {
  const said = reactionIn(text, at);
  if (said === undefined || !followsTopic(text, tokens) || isCue(text, at, tokens)) return undefined;
  return { kind: WELCOME.test(said.verb) ? 'filler' : 'excludeAfter', start: at, end: said.end };
}

function reactionIn(
  { lower, languages }: RequestText,
  at: number,
): { readonly verb: string; readonly end: number } | undefined {
  const [language = 'en'] = languages;
  const pattern = REACTIONS[language];
  if (pattern === undefined || (language !== 'zh' && /\p{L}/u.test(lower[at - 1] ?? ' '))) return undefined;
  pattern.lastIndex = at;
  const match = pattern.exec(lower);
  const verb = match?.[1] ?? match?.[2];
  return match === null || verb === undefined ? undefined : { verb, end: at + match[0].length };
}

/** "tell me": what is said in so many words is read as such. */
function isCue(text: RequestText, at: number, tokens: readonly Token[]): boolean {
  const cue = cueAt(text, at, { before: tokens.at(-1), fixed: [] });
  return cue !== undefined && cue.end > at + 2 && cue.kind !== 'filler' && cue.kind !== 'stop';
}

const BETWEEN = new Set<Token['kind']>(['filler', 'stop']);

function followsTopic({ shown, languages }: RequestText, tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex(({ kind }) => !BETWEEN.has(kind));
  const named = tokens[last];
  if (named?.kind !== 'word') return false;
  const { topic, narrowed } = namedTopic(shown.slice(named.start, named.end), languages);
  return topic !== null && !narrowed;
}
