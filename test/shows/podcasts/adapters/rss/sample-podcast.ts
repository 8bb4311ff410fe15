import { readConfig } from '../../../../../src/config.js';
import type { PodcastHead } from '../../../../../src/shows/podcasts/application/queries/find-podcast.js';
import { RssEpisodeWriter } from '../../../../../src/shows/podcasts/adapters/rss/rss-episode-writer.js';
import { rssAround } from '../../../../../src/shows/podcasts/adapters/rss/rss-feed.js';
import type { Episode, EpisodeStory } from '../../../../../src/shows/podcasts/domain/episode.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';

export const BASE_URL = 'https://briefings.example.org';
export const GUID = '9b024349-ccf0-5f69-a609-6b82873eab3c';
const SECRET = 'abcdefghijklmnopqrstuv';
const CREATED_AT = Date.UTC(2026, 10, 23, 7);

export const story = (number: number): EpisodeStory => ({
  title: `Story ${number}`,
  startMs: number * 60_000,
  sources: [
    { title: `Report ${number}`, sourceTitle: 'City Desk', url: `https://city.example/${number}?a=1&b=2` },
    { title: `Other report ${number}`, sourceTitle: 'Harbour & Post', url: null },
  ],
});

export function episode(number: number, changes: Partial<Episode> = {}): Episode {
  const slug = `slug${number}`;
  const page = `/b/${slug}`;
  return {
    briefingId: brand(`art_${number}`),
    slug,
    title: `Briefing ${number}`,
    language: 'en',
    createdAt: CREATED_AT - number * 86_400_000,
    durationMs: 300_400,
    audioBytes: 2_403_200 + number,
    hosts: ['Alex', 'Emma'],
    stories: [story(0), story(1)],
    corrections: [],
    paths: {
      page,
      audio: `${page}/audio.mp3`,
      largeCover: `${page}/cover-3000.jpg`,
      webVtt: `${page}/transcript.vtt`,
      subRip: `${page}/transcript.srt`,
      transcriptJson: `${page}/transcript.json`,
      chapters: `${page}/chapters.json`,
    },
    ...changes,
  };
}

export const head = (changes: Partial<PodcastHead> = {}): PodcastHead => ({
  feed: {
    guid: GUID,
    owner: brand('usr_1'),
    show: null,
    secret: SECRET,
    createdAt: CREATED_AT,
    renewedAt: CREATED_AT,
  },
  show: null,
  language: 'en',
  ...changes,
});

const writer = new RssEpisodeWriter({ ...readConfig({}), baseUrl: BASE_URL });

/** The document of a feed with these episodes. */
export function document(episodes: readonly Episode[], of: PodcastHead = head()): string {
  const { before, after } = rssAround(of, { baseUrl: BASE_URL, modifiedAt: CREATED_AT });
  return [before, ...episodes.map((each) => writer.write(each)), after].join('');
}
