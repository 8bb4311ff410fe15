// Compares what the composer chooses of sets of documents with summaries that people wrote, by ROUGE-1/2 at 250 words,
// beside the first sentence of each document: npm run summaries -- FOLDER [--words N]
// FOLDER/LANGUAGE/TOPIC/documents/*.txt (headline, empty line, text), FOLDER/LANGUAGE/TOPIC/references/*.txt
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readItems } from '../dist/briefing/domain/composing/reading.js';
import { candidatesOf } from '../dist/briefing/domain/composing/sentence-choice.js';
import { spokenPassage } from '../dist/briefing/domain/composing/speakable.js';
import { storiesOf } from '../dist/briefing/domain/composing/stories/ranking.js';
import { LANGUAGES } from '../dist/shared/kernel/language.js';
import { averageOf, firstWords, rouge } from './rouge.mjs';

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

/** ROUGE-1 and ROUGE-2 of both ways for one topic. */
async function scoresOf(path, language) {
  const documents = (await textsIn(join(path, 'documents'))).map(itemOf);
  const references = (await textsIn(join(path, 'references'))).map(([, text]) => text);
  const readings = readItems(documents, () => language);
  const summaries = [extractOf(readings, language), readings.map(firstSentence).join(' ')];
  return summaries
    .map((summary) => firstWords(summary, Number(words)))
    .flatMap((summary) => [1, 2].map((length) => averageOf(references.map((one) => rouge(length, summary, one)))));
}

const asLine = (cells) => cells.map((cell) => String(cell).padStart(10)).join(' ');
console.log(asLine(['language', 'topics', 'ours 1', 'ours 2', 'first 1', 'first 2']));
const present = new Set(await readdir(folder));
for (const language of LANGUAGES.filter((one) => present.has(one))) {
  const topics = (await readdir(join(folder, language))).sort();
  const scores = await Promise.all(topics.map((topic) => scoresOf(join(folder, language, topic), language)));
  const averages = [0, 1, 2, 3].map((column) => averageOf(scores.map((row) => row[column])).toFixed(3));
  console.log(asLine([language, topics.length, ...averages]));
}
