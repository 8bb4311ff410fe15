import { describe, expect, test } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import { chaptersJson } from '../../../../src/briefing/adapters/podcasting/chapters-json.js';
import { cuesOf } from '../../../../src/briefing/adapters/podcasting/cues.js';
import { subRip } from '../../../../src/briefing/adapters/podcasting/sub-rip.js';
import { transcriptJson } from '../../../../src/briefing/adapters/podcasting/transcript-json.js';
import { webVtt } from '../../../../src/briefing/adapters/podcasting/web-vtt.js';
import type { Line, Script } from '../../../../src/briefing/domain/script.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { captions, type ParsedCaptions } from '../../../support/captions.js';
import { SAMPLE_RECORDING, SAMPLE_SCRIPT } from '../sample-script.js';
import { CHAPTERS_SCHEMA, TRANSCRIPT_SCHEMA } from './published-schemas.js';

const LINKS = { page: 'https://us.example/b/slug', cover: 'https://us.example/b/slug/cover.jpg' };

const recordingOf = (count: number) => ({
  ...SAMPLE_RECORDING,
  timings: Array.from({ length: count }, (_, index) => ({ startMs: index * 3000, durationMs: 2500 })),
  durationMs: count * 3000,
});

const saying = (...texts: readonly string[]) => {
  const lines: Line[] = texts.map((text, index) => ({ host: index % 2, text }));
  return { script: { ...SAMPLE_SCRIPT, lines, chapters: [], stories: [] }, recording: recordingOf(texts.length) };
};

const SAMPLE = { script: SAMPLE_SCRIPT, recording: SAMPLE_RECORDING };

async function parsed(text: string, type: 'vtt' | 'srt'): Promise<ParsedCaptions> {
  const result = await captions.parseText(text, { type, strict: true, errors: true });
  expect(result.errors.map(({ message }) => message)).toEqual([]);
  return result;
}

const ajv = new Ajv();
const checked = (validate: ValidateFunction, json: string): unknown => {
  const value: unknown = JSON.parse(json);
  expect({ valid: validate(value), errors: validate.errors }).toEqual({ valid: true, errors: null });
  return value;
};

const HOSTILE = [
  'A --> B, and <v Eve>nobody</v> & <script>alert(1)</script>',
  'Two\nlines,\r\n\r\n00:00:00.000 --> 00:00:09.000\nand a cue',
  'NOTE nothing \u0000\u0007\u202e here',
  'السوق 😀 مفتوح',
];

describe('the WebVTT transcript', () => {
  test('has a cue for each sentence, with its speaker and its time', async () => {
    const { cues } = await parsed(webVtt(cuesOf(SAMPLE)), 'vtt');
    expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
      [0, 2.5, '<v Alex>Good morning.'],
      [3, 5.5, '<v Alex>The harbour was closed.'],
      [6, 8.5, '<v Emma>Twelve ships wait outside, or fifteen.'],
      [9, 11.5, '<v Alex>And why does it matter?'],
      [12, 14.5, '<v Emma>Trains run again.'],
      [15, 17.5, '<v Emma>That was all.'],
    ]);
  });

  test('shows hostile sentences as they are written, and they make no cue of their own', async () => {
    const { cues } = await parsed(webVtt(cuesOf(saying(...HOSTILE))), 'vtt');
    expect(cues).toHaveLength(HOSTILE.length);
    const [first] = cues.map((cue) => captions.tokenizeVTTCue(cue));
    expect(first).toMatchObject([{ tagName: 'span', type: 'v', voice: 'Alex' }]);
    expect(cues[0]?.text).toBe(
      '<v Alex>A --&gt; B, and &lt;v Eve&gt;nobody&lt;/v&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;',
    );
    expect(cues[1]?.text).toBe('<v Emma>Two lines, 00:00:00.000 --&gt; 00:00:09.000 and a cue');
  });

  test('leaves out what is not spoken', async () => {
    const { cues } = await parsed(webVtt(cuesOf(saying('One.', ' \u0000 ', 'Two.'))), 'vtt');
    expect(cues.map(({ startTime }) => startTime)).toEqual([0, 6]);
  });

  test('counts hours', () => {
    const text = webVtt([{ speaker: 'Alex', text: 'Late.', startMs: 3_600_000 + 61_001.4, endMs: 3_664_000 }]);
    expect(text).toContain('01:01:01.001 --> 01:01:04.000');
  });
});

describe('the SubRip transcript', () => {
  const shortLines = async (text: string, language: Language) => {
    const { cues } = await parsed(subRip(cuesOf(saying(text)), language), 'srt');
    const lines = cues.map((cue) => cue.text.split('\n'));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(Math.max(...lines.flat().map((line) => [...line].length))).toBeLessThanOrEqual(32);
    return { cues, said: lines.flat() };
  };

  test.each<[Language, string]>([
    ['en', 'The central bank left its rate unchanged on Thursday, which surprised markets that had expected a cut.'],
    ['de', 'Die Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik schließt, teilte die Gewerkschaft mit.'],
    ['ja', '日本銀行は木曜日の会合で政策金利を据え置くことを決定し、市場では意外感をもって受け止められた。'],
    ['zh', '中国人民银行周四维持利率不变，此前市场普遍预期将会降息，投资者对此感到意外，股市随之下跌。'],
  ])('in %s has at most two lines of 32 characters on a card, and no word is lost', async (language, text) => {
    const { said } = await shortLines(text, language);
    expect(said.join('').replaceAll(' ', '')).toBe(`Alex:${text}`.replaceAll(' ', ''));
  });

  test('breaks between words and keeps stops behind them', async () => {
    const { said } = await shortLines('The harbour of the town is closed, because of ice, said its master.', 'en');
    expect(said).toEqual(['Alex: The harbour of', 'the town is closed,', 'because of ice, said', 'its master.']);
  });

  test('shares the time of a sentence among its cards, without gaps', async () => {
    const { cues } = await shortLines(
      'one two three four five six seven eight nine ten eleven twelve thirteen '.repeat(3),
      'en',
    );
    expect(cues.length).toBeGreaterThan(2);
    expect([cues[0]?.startTime, cues.at(-1)?.endTime]).toEqual([0, 2.5]);
    for (const [index, cue] of cues.slice(1).entries()) expect(cue.startTime).toBe(cues[index]?.endTime);
  });

  test('names a speaker where another one begins', async () => {
    const { cues } = await parsed(subRip(cuesOf(SAMPLE), 'en'), 'srt');
    const named = cues.map(({ text }) => /^(\w+): /.exec(text)?.[1] ?? null).filter((name) => name !== null);
    expect(named).toEqual(['Alex', 'Emma', 'Alex', 'Emma']);
  });

  test('of hostile sentences has no card that they made', async () => {
    const { cues } = await parsed(subRip(cuesOf(saying(HOSTILE[1]!)), 'en'), 'srt');
    expect(cues.every(({ startTime, endTime }) => endTime <= 2.5 && startTime < endTime)).toBe(true);
  });
});

describe('the JSON transcript', () => {
  test('is what the namespace publishes', () => {
    const transcript = checked(ajv.compile(TRANSCRIPT_SCHEMA), transcriptJson(cuesOf(SAMPLE)));
    expect(transcript).toMatchObject({
      segments: [{ speaker: 'Alex', startTime: 0, endTime: 2.5, body: 'Good morning.' }, {}, {}, {}, {}, {}],
    });
  });
});

describe('JSON chapters', () => {
  const chaptersOf = (script: Script) =>
    checked(ajv.compile(CHAPTERS_SCHEMA), chaptersJson({ script, recording: SAMPLE_RECORDING }, LINKS)) as {
      chapters: { startTime: number; endTime: number; title: string; url: string; img: string }[];
    };

  test('lead to the first source of their story, else to the page of the briefing', () => {
    const { chapters } = chaptersOf(SAMPLE_SCRIPT);
    expect(chapters.map(({ startTime, endTime, title, url }) => [startTime, endTime, title, url])).toEqual([
      [0, 3, 'Hello', LINKS.page],
      [3, 9, 'The harbour', 'https://itm_a.example/harbour'],
      [9, 15, 'Trains run again', 'https://itm_c.example/harbour'],
      [15, 18, 'Goodbye', LINKS.page],
    ]);
    expect(chapters.map(({ img }) => img)).toEqual(Array.from({ length: 4 }, () => LINKS.cover));
  });

  test('lead to no address that is not one of the web, and write others in ASCII', () => {
    const [story, second] = SAMPLE_SCRIPT.stories;
    const withUrls = (...urls: readonly (string | null)[]): Script => ({
      ...SAMPLE_SCRIPT,
      stories: [{ ...story!, items: urls.map((url) => ({ ...story!.items[0]!, url })) }, second!],
    });
    const urlOf = (script: Script): string | undefined => chaptersOf(script).chapters[1]?.url;
    expect(urlOf(withUrls('javascript:alert(1)', null, 'https://münchen.example/straße?ä=1'))).toBe(
      'https://xn--mnchen-3ya.example/stra%C3%9Fe?%C3%A4=1',
    );
    expect(urlOf(withUrls('data:text/html,x', `https://x.example/${'a'.repeat(3000)}`))).toBe(LINKS.page);
  });
});
