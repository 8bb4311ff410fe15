// Makes briefings of a folder of feed files and counts what a listener would complain of: npm run listen -- FOLDER
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { compose, NoMatchingItems } from '../dist/briefing/domain/composing/compose.js';
import { heardIn } from '../dist/briefing/domain/composing/listening.js';
import { detectLanguages } from '../dist/briefing/domain/composing/text/spoken-language.js';
import { HostCatalogue } from '../dist/shared/kernel/hosts/host-catalogue.js';
import { readDocument } from '../dist/feed/adapters/formats/feed-document.js';
import { LANGUAGES } from '../dist/shared/kernel/language.js';

const LENGTHS_SECONDS = [180, 600, 1800];
const WELL_TOLD_MS = 45_000;
const FORMATS = ['headlines', 'brief', 'in_depth'];
const UNDATED = Date.UTC(2025, 10, 21);

const [folder, ...flags] = process.argv.slice(2);
const format = FORMATS.find((one) => flags.includes(`--format=${one}`));
if (folder === undefined || flags.some((flag) => flag !== '--complaints' && flag !== `--format=${format}`)) {
  console.error(`Usage: npm run listen -- FOLDER [--complaints] [--format=${FORMATS.join('|')}]`);
  process.exit(2);
}

/** Every file below the folder that is a feed, as material of one source each. */
async function materialIn(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const material = [];
  for (const file of files.sort()) {
    const name = relative(root, file);
    const url = new URL(encodeURIComponent(name), 'https://corpus.example/').href;
    const reading = await readDocument(await readFile(file), { url, now: Date.now(), contentType: null });
    if (reading.kind !== 'feed') continue;
    reading.feed.items.forEach((item, index) =>
      material.push({ ...materialOf(item, `${name} ${index}`, reading.feed, name), fetchedAt: UNDATED, place: index }),
    );
  }
  return material;
}

const materialOf = (item, id, feed, sourceId) => ({
  id,
  title: item.title,
  text: item.contentText ?? item.summary ?? '',
  url: item.url,
  author: item.author,
  at: item.publishedAt ?? UNDATED,
  sourceId,
  sourceTitle: feed.title ?? sourceId,
  ...(item.categories.length > 0 && { categories: item.categories }),
});

function briefing(material, language, seconds) {
  return compose(material, {
    language,
    hosts: HostCatalogue.builtIn.defaultsOf(language).map(({ id, name }) => ({ id, name })),
    seed: `listen ${language} ${seconds}`,
    targetMs: seconds * 1000,
    userRequest: '',
    ...(format !== undefined && { format }),
    timezone: 'UTC',
    now: Math.max(...material.map(({ at }) => at)) + 3_600_000,
    versions: { icu: process.versions.icu ?? '' },
  });
}

/** The figures of the briefings of one language together; null: nothing is written in it. */
function figuresOf(material, language) {
  const heard = LENGTHS_SECONDS.flatMap((seconds) => {
    try {
      return [heardIn(briefing(material, language, seconds), material)];
    } catch (error) {
      if (error instanceof NoMatchingItems) return [];
      throw error;
    }
  });
  if (heard.length === 0) return null;
  const sum = (of) => heard.reduce((total, one) => total + of(one), 0);
  return {
    language,
    items: material.length,
    facts: sum((one) => one.facts),
    phrases: sum((one) => one.phrases),
    headlines: sum((one) => one.headlines),
    echoes: sum((one) => one.echoes),
    nonNews: heard.flatMap((one) => one.nonNews),
    unnamed: heard.flatMap((one) => one.unnamed),
    stories: sum((one) => one.stories),
    merged: sum((one) => one.merged),
    storyMs: heard.flatMap((one) => one.storyMs),
    leads: heard.map((one) => one.lead),
    errors: heard.flatMap((one) => one.lengthError ?? []),
  };
}

const COLUMNS =
  'language items facts phrases echoes echo non-news per100 unnamed per100 stories merged s/story >=45s leads length'.split(
    ' ',
  );
const asLine = (cells) => cells.map((cell) => String(cell).padStart(9)).join(' ');
const percent = (part, whole) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`);
const perHundred = (part, whole) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

const row = (one) => [
  one.language,
  one.items,
  one.facts,
  percent(one.phrases, one.phrases + one.facts),
  `${one.echoes}/${one.headlines}`,
  percent(one.echoes, one.headlines),
  one.nonNews.length,
  perHundred(one.nonNews.length, one.facts),
  one.unnamed.length,
  perHundred(one.unnamed.length, one.facts),
  one.stories,
  one.merged,
  Math.round(one.storyMs.reduce((total, ms) => total + ms, 0) / one.storyMs.length / 1000),
  percent(one.storyMs.filter((ms) => ms >= WELL_TOLD_MS).length, one.storyMs.length),
  `${one.leads.filter(({ sensible }) => sensible).length}/${one.leads.length}`,
  one.errors.length === 0 ? 'short' : `${(100 * Math.max(...one.errors.map(Math.abs))).toFixed(1)}%`,
];

const material = await materialIn(folder);
const languages = detectLanguages(material);
const figures = LANGUAGES.flatMap((language) => {
  const own = material.filter((_, index) => languages[index] === language);
  return own.length === 0 ? [] : (figuresOf(own, language) ?? []);
});
console.log([COLUMNS, ...figures.map(row)].map(asLine).join('\n'));
if (flags.includes('--complaints')) {
  for (const one of figures) {
    for (const text of new Set(one.nonNews)) console.log(`${one.language} no news: ${text}`);
    for (const { title, sensible } of one.leads) if (!sensible) console.log(`${one.language} lead: ${title}`);
    for (const text of new Set(one.unnamed)) console.log(`${one.language} unnamed: ${text}`);
  }
}
