import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { EpisodeWriter } from '../../application/ports/episode-writer.js';
import type { Episode } from '../../domain/episode.js';
import { bounded, showNotes } from './show-notes.js';
import { element, emptyElement, htmlElement, textElement } from './xml.js';

/** Of the way in which episodes are written: another number, and all are written anew. */
export const EPISODE_FORM = 3;

const LONGEST_TITLE = 250;

/** RSS 2.0 with the iTunes and Podcasting 2.0 namespaces: one item. */
@Injectable()
export class RssEpisodeWriter extends EpisodeWriter {
  readonly madeFor: string;

  constructor(private readonly settings: HttpSettings) {
    super();
    this.madeFor = `${EPISODE_FORM} ${settings.baseUrl}`;
  }

  override write(episode: Episode): string {
    const page = this.at(episode.paths.page);
    return element('item', [
      textElement('title', bounded(episode.title, LONGEST_TITLE)),
      textElement('link', page),
      textElement('guid', episode.slug, { isPermaLink: 'false' }),
      textElement('pubDate', new Date(episode.createdAt).toUTCString()),
      ...this.enclosure(episode),
      ...notesOf(episode, page),
      ...this.forITunes(episode),
      ...this.forPodcasting2(episode),
    ]);
  }

  private at(path: string): string {
    return this.settings.baseUrl + path;
  }

  private enclosure({ audioBytes, paths }: Episode): string[] {
    return [emptyElement('enclosure', { url: this.at(paths.audio), length: String(audioBytes), type: 'audio/mpeg' })];
  }

  private forITunes({ stories, title, hosts, durationMs, paths }: Episode): string[] {
    const told = stories.map((story) => bounded(story.title, LONGEST_TITLE)).join(' · ');
    return [
      textElement('itunes:summary', bounded(told === '' ? title : told, 1_000)),
      ...(hosts.length > 0 ? [textElement('itunes:author', bounded(hosts.join(' & '), LONGEST_TITLE))] : []),
      textElement('itunes:duration', String(Math.max(1, Math.round(durationMs / 1000)))),
      textElement('itunes:explicit', 'false'),
      textElement('itunes:episodeType', 'full'),
      emptyElement('itunes:image', { href: this.at(paths.largeCover) }),
    ];
  }

  private forPodcasting2({ hosts, language, paths }: Episode): string[] {
    const transcript = (path: string, type: string): string =>
      emptyElement('podcast:transcript', { url: this.at(path), type, language: languageTag(language) });
    return [
      transcript(paths.webVtt, 'text/vtt'),
      transcript(paths.subRip, 'application/x-subrip'),
      transcript(paths.transcriptJson, 'application/json'),
      emptyElement('podcast:chapters', { url: this.at(paths.chapters), type: 'application/json+chapters' }),
      ...hosts.map((name) => textElement('podcast:person', bounded(name, LONGEST_TITLE), { role: 'host' })),
    ];
  }
}

function notesOf(episode: Episode, page: string): string[] {
  const { description, longer } = showNotes(episode, page);
  return [
    htmlElement('description', description),
    ...(longer === undefined ? [] : [htmlElement('content:encoded', longer)]),
  ];
}
