// Compares what the composer chooses of sets of documents with summaries that people wrote, by ROUGE-1/2 at 250 words,
// beside the first sentence of each document: npm run summaries -- FOLDER [--words N]
// At most so many words of each, then as many as people wrote: of texts of different lengths the score compares lengths.
// FOLDER/LANGUAGE/TOPIC/documents/*.txt (headline, empty line, text), FOLDER/LANGUAGE/TOPIC/references/*.txt
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readItems } from '../dist/briefing/domain/composing/reading.js';
import { candidatesOf } from '../dist/briefing/domain/composing/sentences/sentence-choice.js';
import { spokenPassage } from '../dist/briefing/domain/composing/sentences/speakable.js';
import { storiesOf } from '../dist/briefing/domain/composing/stories/ranking.js';
import { LANGUAGES } from '../dist/shared/kernel/language.js';
import { averageOf, firstWords, rouge, tokensOf } from './rouge.mjs';

const NOON = Date.UTC(2025, 10, 21, 12);
const MINUTE = 60_000;

const [folder, flag, words = '250'] = process.argv.slice(2);
if (folder === undefined || (flag !== undefined && flag !== '--words') || !/^\d+$/.test(words)) {
  console.error('Usage: npm run summaries -- FOLDER [--words N]');
  process.exit(2);
}

/** Name and text of each file, in the order of the names. */
async function textsIn(path) {
  const names = (await readdir(path)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(path, name), 'utf8')]));
}

/** One address makes the documents of a topic one story: here only the choice of sentences counts. */
function itemOf([name, document], index) {
  const [title = '', ...text] = document.split('\n');
  const source = { sourceId: name, sourceTitle: name };
  const url = 'https://documents.example/topic';
  return {
    id: name,
    title: title.trim(),
    text: text.join('\n').trim(),
    url,
    author: null,
    at: NOON - index * MINUTE,
    ...source,
  };
}

const firstSentence = (reading) =>
  reading.passages.map((passage) => spokenPassage(passage, reading)).find((spoken) => spoken !== null) ?? reading.title;

function extractOf(readings, language) {
  const stories = storiesOf(
    readings,
    readings.map(() => 0),
  );
  return stories.flatMap((story) => candidatesOf(story, language).map(({ spoken }) => spoken)).join(' ');
}

/** One topic as both ways tell it, and as people did. */
async function topicOf(path, language) {
  const documents = (await textsIn(join(path, 'documents'))).map(itemOf);
  const references = (await textsIn(join(path, 'references'))).map(([, text]) => text);
  const readings = readItems(documents, () => language);
  return { summaries: [extractOf(readings, language), readings.map(firstSentence).join(' ')], references };
}

const MOST = Number(words);
const lengthOf = (text) => tokensOf(text).length;
const CUTS = [
  { title: `At most ${MOST} words`, wordsFor: () => MOST },
  { title: 'As many words as people wrote', wordsFor: (reference) => Math.min(MOST, lengthOf(reference)) },
];

/** Words, ROUGE-1 and ROUGE-2 of both ways for one topic. */
function scoresOf({ summaries, references }, wordsFor) {
  const averages = (score) =>
    summaries.map((summary) => averageOf(references.map((one) => score(firstWords(summary, wordsFor(one)), one))));
  const [words, ones, twos] = [lengthOf, (own, one) => rouge(1, own, one), (own, one) => rouge(2, own, one)].map(
    averages,
  );
  return [...words, averageOf(references.map(lengthOf)), ...[0, 1].flatMap((way) => [ones[way], twos[way]])];
}

const asLine = (cells) => cells.map((cell) => String(cell).padStart(10)).join(' ');
const HEADER = ['language', 'topics', 'words', 'w. first', 'w. people', 'ours 1', 'ours 2', 'first 1', 'first 2'];

function lineOf(language, topics, wordsFor) {
  const rows = topics.map((topic) => scoresOf(topic, wordsFor));
  const averages = HEADER.slice(2).map((_, column) => averageOf(rows.map((row) => row[column])));
  return asLine([language, topics.length, ...averages.map((one, column) => one.toFixed(column < 3 ? 0 : 3))]);
}

const present = new Set(await readdir(folder));
const corpus = [];
for (const language of LANGUAGES.filter((one) => present.has(one))) {
  const names = (await readdir(join(folder, language))).sort();
  corpus.push([language, await Promise.all(names.map((name) => topicOf(join(folder, language, name), language)))]);
}
for (const { title, wordsFor } of CUTS) {
  console.log(`${title}\n${asLine(HEADER)}`);
  for (const [language, topics] of corpus) console.log(lineOf(language, topics, wordsFor));
}
