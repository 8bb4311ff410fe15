import type { Language } from '../../../../shared/kernel/language.js';
import { SPEAKERS, type Speaker } from './speakers.js';

type Paraphrase = (text: string) => string;

/** Chinese names who it is made for before what they want; Japanese marks them as what is spoken of. */
const CJK: Readonly<Partial<Record<Language, Paraphrase>>> = {
  zh: (text) =>
    text.replace(
      /(?<=^|[，。；！？：:,.;!?\s]|但是?|而且?|如果|因为|由于)(?:我们的?|我的|该|这位|这个|這位|這個|本)?(?:用户|用戶|听众|聽眾|客户|客戶|使用者|订阅者|訂閱者)(?![最很都]?(?:喜欢|喜歡|[爱愛想]\p{sc=Han}?|关心|關心|需要)的)(?=(?:[本明特还也很更最只不]|表示|目前|一般)*(?:想|要|希望|喜|讨厌|討厭|[对對](?=[^，。；！？,]{1,14}(?:兴趣|興趣|无感|反感|关心|關心))|偏|关心|關心|爱|愛|需要|听|聽|感兴趣|没|沒|无|受|禁|觉|覺))/gu,
      '我',
    ),
  ja: (text) =>
    text.replace(
      /(?<=^|[、。！？,.!?\s])(?:うちの|この|当社の|弊社の|当該の?|こちらの|私の)?(?:ユーザー?|利用者|リスナー|お客様|視聴者|聴取者)(?:様|さん|さま)?(?:自身)?(?:からは?|には|は|が)/gu,
      '',
    ),
};

/** "Kriege regen meine Mutter nur auf": what those do not bear who listen as well is not told. */
const OTHERS =
  /(?<!\p{L})(?<verb>regt|regen|nervt|nerven|langweilt|langweilen|stört|stören|ärgert|ärgern|deprimiert|deprimieren|ängstigt|ängstigen) (?:sie|ihn|uns|die kinder|(?:meine?n?|unsere?n?) \p{L}+)(?= (?:nur|immer|so|bloß|sehr|auf|zu|wahnsinnig)(?!\p{L})|[,.;!?]|$)/giu;

const paraphrases = new Map<Language, Paraphrase>();

/** "The user dislikes sport and prefers science" says what "I dislike sport and I prefer science" does. */
export function inFirstPerson(text: string, language: Language): string {
  const said = language === 'de' ? text.replace(OTHERS, '$<verb> mich') : text;
  const speaker = SPEAKERS[language];
  const known = paraphrases.get(language) ?? CJK[language] ?? (speaker && inTheirWords(speaker));
  if (known === undefined) return said;
  paraphrases.set(language, known);
  return known(said);
}

function inTheirWords(speaker: Speaker): Paraphrase {
  const fromNarrator = retold(speaker);
  const withSelf = selfSupplied(speaker);
  return (text) => withSelf(fromNarrator(text));
}

/** What is said of the listener after they were named once; what stands before is left as it is. */
function retold(speaker: Speaker): Paraphrase {
  const verbs = pairs(speaker.verbs);
  const between = pairs(speaker.between);
  const said = `((?:(?:${anyOf(between.keys())})(?:(?<=')| ))*)(${anyOf(verbs.keys())})(?![\\p{L}'])`;
  const named = new RegExp(`(?<![\\p{L}"„“«‘])(?:${speaker.narrator})(?<=['\\p{L}])(?: also| then)?,? ${said}`, 'giu');
  const given = new RegExp(`(?<!\\p{L})(?:${speaker.dative ?? '(?!)'}),? (?=(?:[^\\s,.;]+ ){0,5}?le )`, 'giu');
  const later = new RegExp(
    `((?:(?<!\\p{L})(?:${speaker.joints})|[,;.:]) (?:they |he |she |er |sie |il |elle )?)${said}`,
    'giu',
  );
  const first = (inner: string, verb: string): string => {
    const words = inner.split(/(?<=')| /u).filter((word) => word !== '');
    const turned = words.map((word) => between.get(word.toLowerCase()) ?? word);
    return saidBy(speaker, [...turned, verbs.get(verb.toLowerCase()) ?? verb].join(' ').replaceAll("' ", "'"));
  };
  return (text) => {
    const start = Math.min(...[named, given].map((one) => text.search(one)).filter((at) => at >= 0));
    if (start === Infinity) return text;
    const tail = text
      .slice(start)
      .replace(named, (_, inner: string, verb: string) => first(inner, verb))
      .replace(BEHIND_VERB, (_, verb: string) => `${verb} ${verb.endsWith('wünsche') ? 'mir' : 'mich'}`)
      .replace(
        later,
        (_, joint: string, inner: string, verb: string) => joint.replace(PRONOUN, '') + first(inner, verb),
      );
    return text.slice(0, start) + (tail.search(given) < 0 ? tail : tail.replace(given, '').replace(TO_THEM, 'me '));
  };
}

/** "… and they want" */
const PRONOUN = /(?:they|he|she|er|sie|il|elle) $/iu;
/** "ich interessiere sich" */
const BEHIND_VERB = /(ich (?:interessiere|wünsche)) sich(?!\p{L})/gu;
/** "no le gusta" */
const TO_THEM = /(?<!\p{L})le (?=gust|interes|encant|aburr|molest|apasion|import|fascin|cans|hart|parec)/giu;

function saidBy({ self, selfBeforeVowel = self }: Speaker, rest: string): string {
  if (self === '') return rest;
  if (selfBeforeVowel.endsWith("'") && /^[aeiouhéèy]/iu.test(rest)) return `${selfBeforeVowel}${rest}`;
  return `${self} ${rest}`;
}

/** What is hated and loved beside that: "hate speech", "love stories". */
const COMPOUNDS = '(?! (?:speech|crimes?|stor(?:y|ies)|songs?|letters?|life|island|affairs?|mail)(?!\\p{L}))';

/** "I hate sport and love politics": who speaks is said once. */
function selfSupplied(speaker: Speaker): Paraphrase {
  const { self, joints, doubtful = '' } = speaker;
  if (self === '') return (text) => text;
  const unsure = new Set(doubtful.split('|'));
  const firsts = new Set([...pairs(speaker.verbs).values()].filter((one) => !one.includes(' ')));
  const sure = [...firsts].filter((one) => !unsure.has(one));
  const opens = self === 'I' ? `|(?:^|[,.!?] )(?:${anyOf([...sure, "can't stand", "don't like"])})(?!\\p{L})` : '';
  const speaks = new RegExp(
    `(?<![\\p{L}'])${self} (?:\\p{L}+ )?(?:${anyOf([...firsts, "don't", 'do not'])})(?!\\p{L})${opens}`,
    'iu',
  );
  const bare = new RegExp(
    `((?:(?<!\\p{L})(?:${joints})|[,;]) )(?=(?:${anyOf(sure)})(?![\\p{L}'-])${COMPOUNDS})`,
    'giu',
  );
  return (text) => (speaks.test(text) ? text.replace(bare, `$1${self} `) : text);
}

const pairs = (source: string): ReadonlyMap<string, string> =>
  new Map(
    source
      .split(/[|\n]/)
      .map((one) => one.trim().split(' '))
      .filter(([third = '']) => third !== '')
      .map(([third = '', first = '']) => [spaced(third), spaced(first)]),
  );

const spaced = (word: string): string => word.replaceAll('_', ' ');

const anyOf = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');
