import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { PodcastHead } from '../../application/queries/find-podcast.js';
import type { FeedCover } from '../../domain/feed-cover.js';
import { feedPath } from '../../domain/podcast-feed.js';
import { feedWords } from './feed-words.js';
import { bounded } from './show-notes.js';
import { element, emptyElement, startTag, textElement } from './xml.js';

/** Of the way in which feeds are written: another number, and apps fetch them again. */
export const FEED_FORM = 1;

const SITE_NAME = 'Podcast Briefings';
const LONGEST_TITLE = 250;

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

const NEWS = element('itunes:category', [emptyElement('itunes:category', { text: 'Daily News' })], { text: 'News' });

export const titleOf = ({ show, language }: PodcastHead): string =>
  bounded(show?.name ?? '', LONGEST_TITLE) || feedWords(language).everything;

export const coverPath = (guid: string): string => `/podcasts/covers/${guid}.jpg`;

export const coverOf = (head: PodcastHead): FeedCover => ({
  guid: head.feed.guid,
  title: titleOf(head),
  subtitle: SITE_NAME,
  language: head.language,
});

/** What is true of all episodes. Without `itunes:new-feed-url`: whoever has an old address is not told the new one. */
function headOf(head: PodcastHead, baseUrl: string, modifiedAt: EpochMs): string[] {
  const { feed, language } = head;
  const title = titleOf(head);
  const image = baseUrl + coverPath(feed.guid);
  return [
    textElement('title', title),
    textElement('link', `${baseUrl}/`),
    textElement('description', feedWords(language).about),
    textElement('language', languageTag(language)),
    textElement('lastBuildDate', new Date(modifiedAt).toUTCString()),
    textElement('generator', SITE_NAME),
    textElement('ttl', '15'),
    emptyElement('atom:link', { href: baseUrl + feedPath(feed.secret), rel: 'self', type: 'application/rss+xml' }),
    element('image', [textElement('url', image), textElement('title', title), textElement('link', `${baseUrl}/`)]),
    textElement('itunes:author', SITE_NAME),
    emptyElement('itunes:image', { href: image }),
    NEWS,
    textElement('itunes:explicit', 'false'),
    textElement('itunes:type', 'episodic'),
    textElement('itunes:block', 'Yes'),
    textElement('podcast:guid', feed.guid),
    textElement('podcast:locked', 'yes'),
    textElement('podcast:block', 'yes'),
    textElement('podcast:medium', 'podcast'),
  ];
}

const RSS = startTag('rss', NAMESPACES);

/** What stands before and after the items of a feed. */
export const rssAround = (
  head: PodcastHead,
  { baseUrl, modifiedAt }: { readonly baseUrl: string; readonly modifiedAt: EpochMs },
): { readonly before: string; readonly after: string } => ({
  before: ['<?xml version="1.0" encoding="UTF-8"?>\n', RSS, '<channel>\n', ...headOf(head, baseUrl, modifiedAt)].join(
    '',
  ),
  after: '</channel>\n</rss>\n',
});
