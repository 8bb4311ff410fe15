import { casingOf, type Casing } from '../names.js';
import { Evidence, type Told } from './evidence/evidence.js';
import { isCjk } from '../words.js';
import { LineReadings } from './lines/line-readings.js';
import { restatesHeadline } from './restated.js';
import { labelOf } from './templates.js';

type Item = Told & { readonly sourceId: string; readonly lines?: LineReadings };

/**
 * Which items say nothing that could be checked, neither of whom nor when nor how much, and nothing of their headline:
 * columns, verses, offers, advice. One line proves nothing by what it lacks. Under a label that its source uses again
 * all are judged together: no member of a column says of whom it is, and then a year in one of them is no news either.
 */
export function bareTexts(items: readonly Item[]): readonly boolean[] {
  const casing = casingOnce(items);
  const isSpeaking = items.map(speaksToSomebody);
  // Who calls, advises or writes a column names in the headline what it is for.
  const evidence = items.map(
    (item, index) =>
      new Evidence(isSpeaking[index] === true || isLabelled(item) ? { ...item, title: '' } : item, casing),
  );
  const isUnnamed = (index: number): boolean =>
    evidence[index]?.saysWho === false && items[index] !== undefined && !restatesHeadline(items[index]);
  const columns = seriesIn(items).filter((series) => series.every(isUnnamed));
  const inColumn = new Set(columns.flat());
  return items.map((item, index) => {
    const told = evidence[index];
    if (inColumn.has(index)) return true;
    return (
      told?.hasFigures === false &&
      ((told.isEnough && isLabelled(item)) || isSpeaking[index] === true) &&
      isUnnamed(index)
    );
  });
}

/** "Mein Sonntag: …", "Did you know? …", 夜读｜…: news begins with what happened, a column with what it is called. */
const LABEL = /^(?<label>.{2,40}?)(?:\s?[:：|｜丨]|[?？]|\s[–—]\s)\s?(?!["“«„「『])(?=\S)|^[【[]/u;

/** One word is where it happened, or in which sport: "Italie : …", "Rugby: …". */
function isLabelled({ title, language }: Item): boolean {
  const found = LABEL.exec(title.trim());
  return (
    found !== null && (isCjk(language) || found.groups?.['label'] === undefined || /\s/u.test(found.groups['label']))
  );
}

function speaksToSomebody({ title, sentences, language, lines = new LineReadings() }: Item): boolean {
  return [title, ...sentences].some((sentence) =>
    ['reader', 'author'].includes(lines.voiceOf(sentence, language) ?? ''),
  );
}

/** Items of one source under one label with headlines of their own, or under one headline with texts of their own. */
function seriesIn(items: readonly Item[]): readonly (readonly number[])[] {
  const heads = new Map<string, Map<string, number>>();
  items.forEach((item, index) => {
    const label = labelOf(item);
    const [head, own] =
      label === '' ? [`${item.sourceId}\n${item.title}`, item.sentences[0] ?? ''] : [label, item.title];
    heads.set(head, (heads.get(head) ?? new Map<string, number>()).set(own, index));
  });
  return [...heads.values()].map((series) => [...series.values()]).filter(({ length }) => length > 1);
}

/** Learnt from all texts together, where it is asked for. */
function casingOnce(items: readonly Item[]): () => Casing {
  let known: Casing | undefined;
  return () => (known ??= casingOf(items.map(({ sentences }) => sentences.join('\n'))));
}
