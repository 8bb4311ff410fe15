import NodeID3 from 'node-id3';
import type { Language } from '../../../../shared/kernel/language.js';
import type { AudioChapter, PackagingInput } from '../../../application/ports/speech/audio-packager.js';

/** ISO 639-2, as ID3 wants it. */
const LANGUAGE_CODES: Readonly<Record<Language, string>> = {
  en: 'eng',
  zh: 'zho',
  es: 'spa',
  pt: 'por',
  de: 'deu',
  fr: 'fra',
  ja: 'jpn',
};

/** The byte offsets of a CHAP frame: "use the times instead". */
const NO_OFFSET = 0xff_ff_ff_ff;

/** ID3v2.3 is UTF-16 with terminators: NUL would cut a text, a lone surrogate break it. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const chapterId = (index: number): string => `chp${index}`;

const chapterFrame = ({ title, startMs, endMs }: AudioChapter, index: number) => ({
  elementID: chapterId(index),
  startTimeMs: startMs,
  endTimeMs: endMs,
  startOffsetBytes: NO_OFFSET,
  endOffsetBytes: NO_OFFSET,
  tags: { title: clean(title) },
});

/** Players show what is here: title, hosts, cover, chapters, transcript. */
export function id3Tags({ tags, chapters, cover, recording }: PackagingInput): Buffer {
  const language = LANGUAGE_CODES[tags.language];
  return NodeID3.create({
    title: clean(tags.title),
    artist: clean(tags.artist),
    album: clean(tags.album),
    year: String(tags.year),
    genre: 'Podcast',
    language,
    length: String(recording.durationMs),
    comment: { language, text: clean(tags.link) },
    audioSourceUrl: tags.link,
    ...(tags.digitalSource !== undefined && {
      // The name of IPTC's property; its term without the address, which readers of ID3v2.3 would cut at each slash.
      userDefinedText: [{ description: 'digitalSourceType', value: tags.digitalSource }],
    }),
    unsynchronisedLyrics: { language, text: clean(tags.lyrics) },
    ...(cover.length > 0 && {
      image: {
        mime: 'image/jpeg',
        type: { id: 3, name: 'front cover' },
        description: 'cover',
        imageBuffer: Buffer.from(cover),
      },
    }),
    chapter: chapters.map(chapterFrame),
    ...(chapters.length > 0 && {
      tableOfContents: [{ elementID: 'toc', isOrdered: true, elements: chapters.map((_, index) => chapterId(index)) }],
    }),
  });
}
