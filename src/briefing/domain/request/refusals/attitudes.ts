import type { Language } from '../../../../shared/kernel/language.js';
import { cueAt } from '../cue-reader.js';
import { CUES } from '../lexicons.js';
import { phrases } from '../cue-types.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';
import { isFiner } from '../topics/finer/finer-subjects.js';
import { refusedSubject } from '../topics/refused-subject.js';
import { isStopWord, topicCalled } from '../topics/topic-names.js';

/** What a subject may do, or does to the listener: "politics can take a running jump", "Promis gehen mir am … vorbei". */
const DOES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^ (?:can|could|may|should)(?!\p{L})| (?:me|us|my)(?!\p{L})/u,
  de: /^ (?:kann|können|darf|dürfen|soll|sollen)(?!\p{L})| (?:mir|mich|uns)(?!\p{L})/u,
  fr: /^ (?:peut|peuvent|doit|doivent)(?!\p{L})| (?:me |nous |m')/u,
  es: /^ (?:puede|pueden|debe|deben)(?!\p{L})| (?:me|nos)(?!\p{L})/u,
  pt: /^ (?:pode|podem|deve|devem)(?!\p{L})| (?:me|nos|mim)(?!\p{L})/u,
  zh: /我/u,
  ja: /^(?:の話|の名前|のこと)?(?:は|には|って|なんて)(?=.)/u,
};
/** Wishes are said in a few ways, dislikes in endless ones: what has one of these in it is no dislike. */
export const WELCOME: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /lov|lik|want|need|interest|intrigu|fascin|inspir|excit|thrill|delight|amus|cheer|move|touch|help|matter|pleas|enjoy|happy|glad|calm|curious|worr|concern|good|great|fine|stay|come|go |wait|first|last|tell|give|\?/u,
  de: /lieb|gern|interess|faszin|begeist|freu|reiz|beweg|berühr|wichtig|helf|hilft|gefäll|gefall|spaß|gut|mut|hoffnung|sorge|beunruhig|fehl|bleib|kommen|rein|warten|zuerst|zuletzt|sag|erzähl|nah|am herzen|\?/u,
  fr: /aim|intéress|passion|plaî|plais|plait|inquiè|inquiét|préoccup|touch|rire|envie|concern|réjou|ravi|enchant|amus|manqu|import|tient à|rest|attendre|venir|dire|donn|parl|\?/u,
  es: /(?<!\p{L})gust|encant|interes|apasion|preocup|inquiet|import|alegr|divier|ayud|conmuev|emocion|falta|va bien|qued|esperar|venir|cuent|di |habl|sirv|\?/u,
  pt: /gost|encant|interess|apaixon|preocup|inquiet|import|alegr|divert|ajud|comov|emocion|falta|fic|esperar|vir|cont|diz|fal|serv|agrad|\?/u,
  zh: /爱|喜欢|想|要|关心|感兴趣|兴趣|需要|从事|做|学|开心|迷|好|给我|告诉|懂|支持|买|[吗么？?]/u,
  ja: /嬉|うれし|望|歓迎|大事|必須|重要|必要|締め|最初|先|どう|何|欲し|ほし|好き|聞|知|教|話|伝|願|頼|詳し|多|長|短|少|中心|メイン|毎|必|まず|最後|持っ|入れ|流|面白|楽し|気にな|興味|得意|専門|仕事|変|なぜ|いつ|[か？?]$/u,
};
export const PARTS = /[^.,;:!?\n–—。，、；：！？…（）()]+/gu;
/** Kinds of cues that decide nothing. */
const SILENT = new Set<Token['kind']>([
  'stop',
  'filler',
  'word',
  'saying',
  'about',
  'and',
  'sourceMark',
  'noise',
  'alsoMark',
]);
const LONGEST_NAME = 3;
const SHORTEST_SAID = 2;
const LONGEST_PART = 60;
/** Of a run without spaces, where its subject begins. */
const FIRST_LETTERS = 6;

/** Parts of a request that say of a subject, and of nothing else, what no cue knows: to tell it would hurt more than to miss it. */
export function attitudesIn(text: RequestText): readonly Token[] {
  const [language = 'en'] = text.languages;
  return [...text.lower.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    const said = part.trim();
    const start = index + part.indexOf(said);
    if (said.length > LONGEST_PART || text.lower[index + part.length] === '?') return [];
    const named = isCjk(language) ? namedInRun(said, language) : namedFirst(said, language);
    if (named === null || !isDislike(said.slice(named.end), language)) return [];
    const span = { start, end: start + said.length };
    if (decides(text, span)) return [];
    return [{ kind: 'refused', text: text.shown.slice(start + named.start, start + named.end), ...span }];
  });
}

function isDislike(rest: string, language: Language): boolean {
  const words = isCjk(language) ? [...rest] : rest.split(' ').filter((one) => one !== '');
  return words.length >= SHORTEST_SAID && DOES[language]?.test(rest) === true && WELCOME[language]?.test(rest) !== true;
}

/** A cue stands in it that says what is meant. */
export function decides(text: RequestText, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const bounded = !isCjk(text.languages[0]);
  for (let at = start; at < end;) {
    const begins = !bounded || !/[\p{L}\p{N}]/u.test(text.lower[at - 1] ?? ' ');
    const cue = begins ? cueAt(text, at, { before: undefined, fixed: [] }) : undefined;
    if (cue !== undefined && !SILENT.has(cue.kind) && !(isOpenYes(text, cue, end) && bounded)) return true;
    at = cue?.end ?? at + 1;
  }
  return false;
}

/** "Politik geht mir …": agreed to is what it closes. */
const isOpenYes = ({ lower }: RequestText, { kind, end: from }: Token, end: number): boolean =>
  kind === 'yes' && /\p{L}/u.test(lower.slice(from, end).replace(DAY, ''));
/** "… mag ich heute" */
const DAY = /^ (?:heute|today|hoy|hoje|aujourd'hui|bitte|please|por favor)$/u;

export interface NamedAt {
  readonly start: number;
  readonly end: number;
}

export const isSubject = (name: string, language: Language): boolean =>
  !isStopWord(name, language) && (topicCalled(name, language) !== null || isFiner(name));

/** The subject stands first, but for an article. */
function namedFirst(said: string, language: Language): NamedAt | null {
  const words = [...said.matchAll(/[^\s']+'?/gu)];
  const stops = new Set(phrases(CUES[language].stop));
  const first = words.findIndex(
    ({ 0: word }) => !stops.has(word) && !/^(?:[ldc]'|l[ae]s?|el|d(?:er|ie|as))$/u.test(word),
  );
  if (first < 0) return null;
  for (let length = LONGEST_NAME; length > 0; length--) {
    const last = words[first + length - 1];
    const start = words[first]?.index ?? 0;
    if (last === undefined) continue;
    const end = last.index + last[0].length;
    const name = said.slice(start, end);
    if (isSubject(name, language) || refusedSubject(name, [language]) !== name) return { start, end };
  }
  return null;
}

export function namedInRun(said: string, language: Language, within = FIRST_LETTERS): NamedAt | null {
  for (let start = 0; start < Math.min(said.length, within); start++) {
    for (let end = Math.min(said.length, start + 10); end > start + 1; end--) {
      if (isSubject(said.slice(start, end), language)) return { start, end };
    }
  }
  return null;
}
