import { webUrl } from '../../../shared/delivery/web/shell/links.js';
import type { SharedRecording } from '../../application/queries/open-shared-recording.js';
import { audioChapters } from '../../domain/audio-metadata.js';
import { storyOfParts } from '../../domain/programme.js';
import type { Script } from '../../domain/script.js';

/** Longer ones are no addresses that an app opens. */
const LONGEST_URL = 2000;

/** The first source of a story that has a page. */
export function firstLink({ stories }: Pick<Script, 'stories'>, story: number | null): string | null {
  const items = story === null ? [] : (stories[story]?.items ?? []);
  return items.map(({ url }) => webUrl(url)).find((url) => url !== null && url.length <= LONGEST_URL) ?? null;
}

const seconds = (ms: number): number => Math.round(ms) / 1000;

/** JSON chapters of Podcasting 2.0, version 1.2.0: each leads to the source of its story, or to the briefing's page. */
export function chaptersJson({ script, recording }: SharedRecording, links: { page: string; cover: string }): string {
  const stories = storyOfParts(script);
  return JSON.stringify({
    version: '1.2.0',
    title: script.title,
    chapters: audioChapters(script, recording).map(({ title, startMs, endMs }, index) => ({
      startTime: seconds(startMs),
      endTime: seconds(endMs),
      title,
      img: links.cover,
      url: firstLink(script, stories[index] ?? null) ?? links.page,
    })),
  });
}
