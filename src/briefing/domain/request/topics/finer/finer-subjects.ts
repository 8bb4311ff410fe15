import { simplified } from '../../chinese-characters.js';
import { prepared } from '../../patterns.js';
import { withoutDiacritics } from '../../../../../shared/kernel/fold.js';
import { indexed, WordIndex, type IndexedText } from '../word-index.js';
import type { FinerSubject } from './finer-subject.js';
import { publicSubjects } from './public-subjects.js';
import { sportSubjects } from './sport-subjects.js';

interface Subject {
  readonly words: WordIndex;
  readonly people: WordIndex;
}

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const key = (name: string): string => withoutDiacritics(name.toLowerCase());

const SOURCES = new Map<string, FinerSubject>(
  [...sportSubjects, ...publicSubjects].flatMap((subject) => list(subject.names).map((name) => [key(name), subject])),
);
const SUBJECTS = new Map<FinerSubject, Subject>();

/** What a listener puts beside a name without saying more: "Bayern-Spiele", "the royals stuff", 選挙関連. */
const HEADS =
  /(?:^(?:the|the whole|all|any|die|der|das|den|les?|la|el|los|las|l'|os|as|o|a) )|(?:[\s-]?(?:games?|match(?:es)?|stories|story|news|stuff|talk|things?|topics?|results?|coverage|spiele?n?|meldungen|nachrichten|themen|kram|zeug|sachen|berichte|ergebnisse|kurse?|matchs|infos|actus?|nouvelles|partidos|noticias|cosas|temas|resultados|jogos|notícias|coisas|assuntos))$|(?:相关|有关|方面|的事|的消息|的新闻|新闻|比赛|消息|関連|関係|の話|の話題|の試合|のニュース|ニュース|ネタ)$/giu;

/** The names of all of them that are written in such letters. */
export const finerNames = (letters: RegExp): readonly string[] =>
  [...sportSubjects, ...publicSubjects]
    .flatMap(({ names }) => list(names))
    .filter((name) => letters.test(name) && /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(name));

function sourceOf(name: string): FinerSubject | undefined {
  const said = name.trim();
  return SOURCES.get(key(said)) ?? SOURCES.get(key(said.replace(HEADS, '').trim()));
}

function subjectOf(source: FinerSubject): Subject {
  const known = SUBJECTS.get(source);
  if (known !== undefined) return known;
  const made = {
    words: new WordIndex([...list(source.words), ...list(source.names)]),
    people: new WordIndex(list(source.people ?? ''), 'capitals'),
  };
  SUBJECTS.set(source, made);
  return made;
}

/** What a report opens with, to be asked for finer subjects. */
export function opening(title: string, text: string): IndexedText {
  const { shown, lower } = prepared(`${title}\n${text}`);
  return indexed(shown, simplified(lower));
}

/** "Bayern-Spiele" is no kind of games. */
export const isFiner = (name: string): boolean => sourceOf(name) !== undefined;

/** Whether a report that opens so speaks of what goes by this name; false as well where nothing is known of it. */
export function speaksOf(name: string, text: IndexedText): boolean {
  const source = sourceOf(name);
  if (source === undefined) return false;
  const { words, people } = subjectOf(source);
  return words.distinctIn(text) + people.distinctIn(text) > 0;
}
