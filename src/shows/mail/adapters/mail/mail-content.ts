import { webUrl } from '../../../../shared/delivery/web/shell/links.js';
import type { AddressedSummary } from '../../application/ports/ready-mail-carrier.js';
import type { SummarySource, SummaryStory } from '../../application/ports/summaries.js';

/** Gmail cuts a mail at 102 KB; what is longer stands on the page. */
const MOST_STORIES = 15;
const MOST_CHAPTERS = 30;
const LONGEST_TITLE = 200;
const LONGEST_SENTENCE = 500;
const LONGEST_URL = 1_000;

export interface MailStory {
  readonly title: string;
  readonly sentence: string | null;
  readonly source: { readonly name: string; readonly url: string | null } | null;
}

/** What stands in a mail: every text is one line of bounded length, every address one that may be opened. */
export interface MailContent {
  readonly title: string;
  readonly durationMs: number;
  readonly chapters: readonly { readonly title: string; readonly startMs: number; readonly url: string }[];
  readonly stories: readonly MailStory[];
  readonly allStories: number;
  readonly pageUrl: string;
  readonly readUrl: string;
  readonly downloadUrl: string;
  readonly unsubscribeUrl: string;
}

/** Control characters could end a line, and marks of direction could turn the rest of a mail around. */
const UNWANTED = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

function shortened(text: string, longest: number): string {
  // Bounded before it is looked at: whatever a feed says costs nothing.
  const line = text
    .slice(0, 4 * longest)
    .replaceAll(UNWANTED, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

function sourceOf({ sourceTitle, url }: SummarySource): MailStory['source'] {
  const href = webUrl(url);
  return {
    name: shortened(sourceTitle, LONGEST_TITLE),
    url: href !== null && href.length <= LONGEST_URL ? href : null,
  };
}

const storyOf = ({ title, firstSentence, source }: SummaryStory): MailStory => ({
  title: shortened(title, LONGEST_TITLE),
  sentence: firstSentence === null ? null : shortened(firstSentence, LONGEST_SENTENCE),
  source: source === null ? null : sourceOf(source),
});

export function mailContentOf(
  { summary }: AddressedSummary,
  { baseUrl, unsubscribeUrl }: { readonly baseUrl: string; readonly unsubscribeUrl: string },
): MailContent {
  const { title, durationMs, chapters, stories, paths } = summary;
  const pageUrl = baseUrl + paths.page;
  return {
    title: shortened(title, LONGEST_TITLE),
    durationMs,
    chapters: chapters.slice(0, MOST_CHAPTERS).map((chapter) => ({
      title: shortened(chapter.title, LONGEST_TITLE),
      startMs: chapter.startMs,
      url: `${pageUrl}#t=${Math.floor(chapter.startMs / 1000)}`,
    })),
    stories: stories.slice(0, MOST_STORIES).map(storyOf),
    allStories: stories.length,
    pageUrl,
    readUrl: baseUrl + paths.quickRead,
    downloadUrl: baseUrl + paths.download,
    unsubscribeUrl,
  };
}
