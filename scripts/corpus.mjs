// Runs a folder of feed files through the parser of the built program: npm run corpus -- FOLDER
import { corpusTable, readCorpus } from '../dist/feed/adapters/fetching/read-corpus.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run corpus -- FOLDER');
  process.exit(2);
}

const lines = [];
for await (const line of readCorpus(folder)) lines.push(line);
console.log(corpusTable(lines));
process.exitCode = lines.some((line) => line.result === 'crashed') ? 1 : 0;
