import { describe, expect, test } from '@jest/globals';
import { QuickReadPage } from '../../../../../src/briefing/adapters/web/quick-read/quick-read-page.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { programmeModel, programmeText, readyModel } from '../sample-models.js';
import { render } from './viewer-markup.js';

describe('the page of a programme', () => {
  const page = render(programmeModel());
  const transcript = /<section class="transcript".*?<section class="stories"/s.exec(page)?.[0] ?? '';

  test('says what was understood and in which format it is told', () => {
    expect(page).toContain('You asked for: only technology, no sport');
    expect(page).toContain('Format: in depth – few stories, told at length');
    expect(render(readyModel())).not.toContain('Format:');
  });

  test('shows where sources differ: each figure with its source and a link', () => {
    const note = /Sources differ.*?<\/ul>/s.exec(page)?.[0] ?? '';
    expect(note).toContain('<span class="figure">90,000 homes</span>');
    expect(note).toContain('<span class="figure">75,000 homes</span>');
    expect(note).toMatch(/The Northern Ledger.*Grid Watch/s);
    expect(note.match(/href="https:\/\/news\.example/g)).toHaveLength(2);
  });

  test('says when a story was told before', () => {
    expect(page).toMatch(
      /Told before:<\/strong> <time datetime="2026-07-25[^>]*>Jul 25, 2026<\/time> · What is told now/,
    );
    expect(render(readyModel())).not.toContain('Told before');
  });

  test('leads to each story where it is heard, and without the script to its place in the transcript', () => {
    const stories = /<section class="stories".*?<\/section>/s.exec(page)?.[0] ?? '';
    for (const { startMs, title } of programmeModel().stories) {
      if (startMs === undefined) continue;
      expect(stories).toContain(`<a href="#t=${startMs / 1000}" data-start="${startMs / 1000}">${title}`);
      expect(transcript).toContain(`id="t=${startMs / 1000}"`);
    }
    for (const { startMs } of programmeModel().chapters) expect(transcript).toContain(`id="t=${startMs / 1000}"`);
  });

  test('marks what a language model wrote, in words for those who do not see the mark, and explains it', () => {
    const written = programmeModel().segments.filter(({ byModel }) => byModel).length;
    expect(transcript.match(/ \(written by a language model\)/g)).toHaveLength(written);
    expect(transcript).toContain('A language model wrote the sentences with this mark.');
    expect(render(readyModel())).not.toContain('language model');
  });

  test.each([
    ['en', 'Of the 24 sentences it proposed, 22 held'],
    ['de', 'Von 24 vorgeschlagenen Sätzen hielten 22 stand'],
    ['fr', 'Sur 24 phrases proposées, 22 ont été retenues'],
    ['es', 'De 24 frases propuestas, 22 se sostienen'],
    ['pt', 'De 24 frases propostas, 22 se sustentam'],
    ['zh', '模型提出了 24 句，其中 22 句核对无误'],
    ['ja', '24文のうち22文が照合に合格し'],
  ] as const)('says beside it how much of what the model proposed holds, in %s, on both pages', (language, words) => {
    expect(render(programmeModel(language))).toContain(words);
    expect(renderPage(<QuickReadPage model={programmeText(language)} />)).toContain(words);
  });

  test('says of a model whose every sentence held that all did, and nothing where none was asked', () => {
    const groundedness = { proposed: 24, verified: 24, replaced: 0 };
    expect(render(programmeModel('en', { groundedness }))).toContain('Of the 24 sentences it proposed, all held.');
    expect(render(readyModel())).not.toContain('it proposed');
  });

  test('names every source of a sentence that follows from several', () => {
    const [segment] = programmeModel().segments.filter(({ alsoFrom }) => alsoFrom !== undefined);
    const place = transcript.slice(transcript.indexOf(segment!.text), transcript.indexOf(segment!.text) + 1500);
    expect(place.match(/class="source-mark"/g)!.length).toBeGreaterThanOrEqual(2);
  });
});
