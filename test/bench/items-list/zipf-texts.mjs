/**
 * Texts whose words are as common as in life: the n-th word of a language occurs 1/n as often as its first (Zipf).
 * The head of each list is real, so that benchmarks can ask for words that people use; the rest is made of syllables.
 */
const SPACED = {
  en: 'the of and to in a is for that on with as by was from at it be new market government climate minister',
  es: 'de la que el en y a los se del las un por con una su para es al lo mercado gobierno elección',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as mercado governo eleição',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als Straße Regierung Größe',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au école économie gouvernement',
};
const UNSPACED = {
  zh: '的 一 是 不 了 在 人 有 我 他 这 中国 经济 市场 政府 北京 公司 技术 发展 问题 新闻 城市 教育 地铁',
  ja: 'の に は を た が で て と し れ さ 日本 東京 会社 政府 経済 市場 技術 ニュース サービス 問題 猫 地震',
};
export const LANGUAGES = [...Object.keys(SPACED), ...Object.keys(UNSPACED)];

const VOCABULARY = 30_000;
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri fro gru sta spe tri'.split(
  ' ',
);

/** The same numbers every time (mulberry32), from 0 to below 1. */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = (rank) => {
  let rest = rank;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length];
  return word;
};

const characters = (rank) =>
  String.fromCodePoint(0x4e00 + ((rank * 7) % 6_000)) +
  (rank % 4 === 0 ? '' : String.fromCodePoint(0x4e00 + ((rank * 131) % 3_000)));

function vocabularyOf(language) {
  const head = (SPACED[language] ?? UNSPACED[language]).split(' ');
  const invent = language in SPACED ? syllables : characters;
  return Array.from({ length: VOCABULARY }, (_, rank) => head[rank] ?? invent(rank + language.charCodeAt(0) * 7));
}

const sums = [];
for (let rank = 1; rank <= VOCABULARY; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);

/** By its probability: the first rank whose sum of shares is beyond a random share. */
function rankAt(share) {
  const wanted = share * sums.at(-1);
  let low = 0;
  for (let high = VOCABULARY - 1; low < high;) {
    const middle = (low + high) >> 1;
    if (sums[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const vocabularies = new Map(LANGUAGES.map((language) => [language, vocabularyOf(language)]));

/** The word of a language that is the n-th most common, from 0. */
export const wordOf = (language, rank) => vocabularies.get(language)[rank];

/** Words of a language, with a mark at the end of each clause. */
export function zipfText(language, length, random) {
  const words = Array.from({ length }, () => vocabularies.get(language)[rankAt(random())]);
  if (language in SPACED) return words.map((word, index) => (index % 15 === 14 ? `${word}.` : word)).join(' ');
  return words.map((word, index) => (index % 10 === 9 ? `${word}。` : word)).join('');
}
