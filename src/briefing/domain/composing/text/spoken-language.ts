import { LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { lettersOf } from './letters.js';
import { perWord } from './per-word.js';
import { words } from './words.js';

/** `other`: certainly none of ours. undefined: too little to tell. */
export type DetectedLanguage = Language | 'other' | undefined;

const SAMPLE_CHARACTERS = 1200;
const SAMPLE_WORDS = 160;

const list = (text: string): readonly string[] => text.split(' ');

/** Frequent function words, and only such as tell neighbours apart better than they confuse them. */
const MARKERS: readonly (readonly [Exclude<DetectedLanguage, undefined>, readonly string[]])[] = [
  ['en', list('the and of to is with that for was are has by on from as at it this will be after its have not an')],
  [
    'es',
    list(
      'el la los las y de en del que con por para una se su es más como al pero sobre fue según también está han lo',
    ),
  ],
  [
    'pt',
    list('o os as e de do da dos das em que com por para uma não na no mais como ao pelo pela são foi também está'),
  ],
  [
    'de',
    list('der die das und den dem ist mit von für auf ein eine im zu nicht sich auch des bei nach wird hat werden'),
  ],
  [
    'fr',
    list(
      'le la les de en des et du une est dans que pour sur au par avec pas plus sont ce qui aux cette ont été selon il',
    ),
  ],
  ['other', list('il la di che della per una con non sono gli nel alla anche dei le più del è ha dal')],
  ['other', list('de het een van en dat niet met voor zijn op te aan er ook door naar bij wordt om')],
  ['other', list('och att det som är för inte med har till av ett den om från på jag ikke og er på til at af en de')],
  ['other', list('w na z i się nie że do jest od po przez ale jak dla o to za są oraz')],
];

/** Letters that the neighbours do not have: worth a word. */
const OWN_LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
];

const MARKER_SCORES: ReadonlyMap<string, readonly number[]> = indexOfMarkers();

function indexOfMarkers(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  MARKERS.forEach(([, markers], position) => {
    for (const marker of markers) index.set(marker, [...(index.get(marker) ?? []), position]);
  });
  return index;
}

const positionsOf = perWord(
  (word: string): readonly number[] => MARKER_SCORES.get(word.replace(/^.{1,2}['’]/, '')) ?? [],
);

/** Tells the language by its script, then by its function words. */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const { letter, latin, kana, han } = lettersOf(sample);
  if (letter === 0) return undefined;
  if (kana + han > letter * 0.4) return cjkLanguage(kana, han);
  return latin < letter * 0.5 ? 'other' : latinLanguage(sample);
}

/** A few Chinese characters alone may be a Japanese headline. */
function cjkLanguage(kana: number, han: number): DetectedLanguage {
  if (kana > han * 0.08) return 'ja';
  return han < 24 ? undefined : 'zh';
}

function latinLanguage(sample: string): DetectedLanguage {
  const scores = MARKERS.map(() => 0);
  for (const word of words(sample).slice(0, SAMPLE_WORDS)) {
    const positions = positionsOf(word);
    for (const position of positions) scores[position] = (scores[position] ?? 0) + 1 / positions.length;
  }
  for (const [language, letters] of OWN_LETTERS) {
    const position = MARKERS.findIndex(([one]) => one === language);
    if (letters.test(sample)) scores[position] = (scores[position] ?? 0) + 1;
  }
  const [best, second] = scores.map((score, position) => ({ score, position })).sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < 1.5 || best.score < (second?.score ?? 0) * 1.25) return undefined;
  return MARKERS[best.position]?.[0];
}

/** Too few letters to tell Chinese from Japanese, but no other language has them. */
export function isWrittenInHan(text: string): boolean {
  const { letter, han } = lettersOf(text.slice(0, SAMPLE_CHARACTERS));
  return han > letter * 0.4;
}

interface Spoken {
  readonly sourceId: string;
  readonly title: string;
  readonly text: string;
}

/** The language of each item; one too short to tell is taken to speak as the rest of its source does. */
export function detectLanguages(items: readonly Spoken[]): readonly DetectedLanguage[] {
  const detected = items.map((item) => detectLanguage(`${item.title}\n${item.text.slice(0, SAMPLE_CHARACTERS)}`));
  const bySource = new Map<string, DetectedLanguage[]>();
  items.forEach((item, index) => {
    bySource.set(item.sourceId, [...(bySource.get(item.sourceId) ?? []), detected[index]]);
  });
  return items.map((item, index) => detected[index] ?? mostFrequent(bySource.get(item.sourceId) ?? []));
}

/** undefined: none was found. */
export function mostFrequent(found: readonly DetectedLanguage[]): DetectedLanguage {
  const candidates: readonly DetectedLanguage[] = [...LANGUAGES, 'other'];
  const counted = candidates.map((language) => ({ language, count: found.filter((one) => one === language).length }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? undefined : best.language;
}
