import { escapeUTF8 } from 'entities';
import { clockTime } from '../../../../shared/delivery/web/language/formats.js';
import { webUrl } from '../../../../shared/delivery/web/shell/links.js';
import { plainLine } from '../../../../shared/delivery/web/plain-line.js';
import type { Episode, EpisodeStory } from '../../domain/episode.js';
import { feedWords } from './feed-words.js';

const LONGEST_TITLE = 300;
const LONGEST_URL = 2000;
const MOST_SOURCES = 12;
const LONGEST_SENTENCE = 400;
const MOST_CHANGES = 8;

export const bounded = (text: string, length: number): string => {
  const signs = [...plainLine(text.slice(0, 4 * length))];
  return signs.length <= length
    ? signs.join('')
    : `${signs
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};

type Source = EpisodeStory['sources'][number];

function linkTo({ title, sourceTitle, url }: Source): string {
  const words = escapeUTF8(bounded(title, LONGEST_TITLE));
  const href = webUrl(url);
  const linked = href === null || href.length > LONGEST_URL ? words : `<a href="${escapeUTF8(href)}">${words}</a>`;
  return `${linked} (${escapeUTF8(bounded(sourceTitle, LONGEST_TITLE))})`;
}

const listOf = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Apps make a time that stands in the notes a link into the sound. */
function noteOf({ title, startMs, sources }: EpisodeStory, most: number): string {
  const time = startMs === null ? '' : `${clockTime(startMs)} `;
  const name = escapeUTF8(bounded(title, LONGEST_TITLE));
  return `<p>${time}<strong>${name}</strong></p>${listOf(sources.slice(0, most).map(linkTo))}`;
}

const quoted = (sentence: string | null): string =>
  sentence === null ? '—' : `“${escapeUTF8(bounded(sentence, LONGEST_SENTENCE))}”`;

/** Whoever opens the notes of an old episode reads first what its sources have changed since. */
function correctionsIn({ corrections, language }: Episode): string[] {
  const changes = corrections.flatMap(({ source, sentences }) =>
    sentences.map(({ before, after }) => `${quoted(before)} → ${quoted(after)} ${linkTo(source)}`),
  );
  if (changes.length === 0) return [];
  return [
    `<p><strong>${escapeUTF8(feedWords(language).corrected)}</strong></p>${listOf(changes.slice(0, MOST_CHANGES))}`,
  ];
}

export interface ShowNotes {
  readonly html: string;
  /** Nothing was left out for want of room. */
  readonly whole: boolean;
}

interface Room {
  readonly bytes: number;
  readonly sourcesEach: number;
}

/** One after the other: what has no room is not written at all. */
function* notesIn(episode: Episode, sourcesEach: number): Generator<string> {
  yield* correctionsIn(episode);
  for (const story of episode.stories) yield noteOf(story, sourcesEach);
}

function within(episode: Episode, page: string, { bytes, sourcesEach }: Room): ShowNotes {
  const end = `<p><a href="${escapeUTF8(page)}">${escapeUTF8(feedWords(episode.language).more)}</a></p>`;
  let left = bytes - Buffer.byteLength(end);
  const shown: string[] = [];
  for (const note of notesIn(episode, sourcesEach)) {
    left -= Buffer.byteLength(note);
    if (left < 0) return { html: shown.join('') + end, whole: false };
    shown.push(note);
  }
  return { html: shown.join('') + end, whole: true };
}

/** Of directories: they take no more of a description. */
const DESCRIPTION_BYTES = 4_000;
const NOTES_BYTES = 16_000;

/**
 * HTML: each story with links to its sources, and at the end where all of it is. What has no room in the description has
 * it in `longer`, and the description names the first source of each story, of as many as there is room for.
 */
export function showNotes(episode: Episode, page: string): { readonly description: string; readonly longer?: string } {
  const notes = within(episode, page, { bytes: DESCRIPTION_BYTES, sourcesEach: MOST_SOURCES });
  if (notes.whole) return { description: notes.html };
  const brief = within(episode, page, { bytes: DESCRIPTION_BYTES, sourcesEach: 1 });
  return {
    description: brief.html,
    longer: within(episode, page, { bytes: NOTES_BYTES, sourcesEach: MOST_SOURCES }).html,
  };
}
