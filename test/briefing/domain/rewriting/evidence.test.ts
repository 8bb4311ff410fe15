import { describe, expect, test } from '@jest/globals';
import { offeredStories } from '../../../../src/briefing/domain/rewriting/evidence.js';
import { passagesOf } from '../../../../src/briefing/domain/rewriting/passages.js';
import { rewritten } from '../../../../src/briefing/domain/rewriting/rewritten.js';
import type { Line, Script, StoryItem } from '../../../../src/briefing/domain/script.js';
import { judgedLines, said } from './rewritten-briefing.js';

const NOW = Date.UTC(2026, 10, 22, 9);
const DAY = 86_400_000;

const item = (id: string, sourceTitle: string, at = NOW - 3_600_000): StoryItem => ({
  id,
  title: `Title of ${id}`,
  url: `https://news.example/${id}`,
  sourceId: `src_${id}`,
  sourceTitle,
  at,
});

const fact = (text: string, itemId: string, story = 0): Line => ({
  host: 0,
  text,
  story,
  citation: { itemId, quote: text },
});

/** A briefing of one story. */
const scriptOf = (items: readonly StoryItem[], told: readonly Line[]): Script => ({
  language: 'en',
  title: 'Ferries',
  hosts: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ],
  seed: 's',
  lines: [{ host: 0, text: 'Hello.' }, ...told, { host: 1, text: 'Goodbye.' }],
  chapters: [
    { title: 'Welcome', line: 0 },
    { title: 'Ferries', line: 1 },
    { title: 'Goodbye', line: told.length + 1 },
  ],
  stories: [{ title: 'Ferries', items }],
  ledger: items.map(({ id }) => ({ itemId: id, outcome: 'used', story: 0, lines: [] })),
  coverage: { covered: 1, total: 1 },
  versions: { engine: 'extractive-3', phraseBook: '1', icu: '78' },
  targetMs: 180_000,
  plannedMs: 180_000,
  shorterThanAsked: false,
});

const offeredIn = (script: Script) => offeredStories(script, { timezone: 'UTC', now: NOW });

const GROUNDED = { proposed: 1, verified: 1, replaced: 0 };

describe('the evidence of a story', () => {
  test('are its sentences without what a host weaves around them, by number, with who publishes them', () => {
    const woven = { ...fact('According to Harbour Post, the ferry is back.', 'i1') };
    const line = { ...woven, citation: { itemId: 'i1', quote: 'The ferry is back.' } };
    expect(offeredIn(scriptOf([item('i1', 'Harbour Post')], [line]))).toMatchObject([
      {
        evidence: [{ id: 'e1', story: 0, text: 'The ferry is back.', itemId: 'i1', source: 'Harbour Post' }],
        facts: [1],
        kept: [],
        sources: ['Harbour Post'],
      },
    ]);
  });

  test('has the days that are said of older sentences, to be said again', () => {
    const old = NOW - 4 * DAY;
    const dated = 'On Wednesday, Harbour Post wrote: The ferry is back.';
    const script = scriptOf([item('i1', 'Harbour Post', old)], [fact(dated, 'i1'), fact('It is full.', 'i1')]);
    expect([...(offeredIn(script)[0]?.dates ?? [])]).toEqual([['e1', 'Wednesday']]);
  });

  test('is not offered where nobody says how old it is', () => {
    const script = scriptOf([item('i1', 'Harbour Post', NOW - 4 * DAY)], [fact('The ferry is back.', 'i1')]);
    expect(offeredIn(script)).toEqual([]);
  });
});

describe('a story that a model tells anew', () => {
  const items = [item('i1', 'Harbour Post'), item('i2', 'Coast Radio')];
  const differ: Line = {
    host: 1,
    text: 'Harbour Post says 12 ferries, Coast Radio says 14.',
    story: 0,
    citation: { itemId: 'i1', quote: '12 ferries' },
    alsoFrom: [{ itemId: 'i2', quote: '14 ferries' }],
  };
  const before: Line = { host: 0, text: 'We told you of this on Friday.', story: 0 };
  const told = [
    before,
    fact('Harbour Post: 12 ferries run.', 'i1'),
    differ,
    fact('Coast Radio adds that all is well.', 'i2'),
  ];
  const script = scriptOf(items, told);
  const offered = offeredIn(script);
  const [first, second] = offered[0]!.evidence;
  const answer = [said(first!, 'Harbour Post counts 12 ferries.', 1), said(second!, 'All is well, says Coast Radio.')];
  const again = rewritten(script, passagesOf(judgedLines(offered, answer), offered), GROUNDED);

  test('goes on from what the composer says before it, and still says how sources differ', () => {
    expect(again.lines.map(({ text }) => text)).toEqual([
      'Hello.',
      before.text,
      'Harbour Post counts 12 ferries.',
      'All is well, says Coast Radio.',
      differ.text,
      'Goodbye.',
    ]);
    expect(again.chapters.map(({ line }) => line)).toEqual([0, 1, 5]);
    expect(again.lines.map(({ writtenBy }) => writtenBy ?? 'composer')).toEqual([
      'composer',
      'composer',
      'model',
      'model',
      'composer',
      'composer',
    ]);
  });

  test('has in its ledger what it cites first and what it cites besides', () => {
    expect(again.ledger).toEqual([
      { itemId: 'i1', outcome: 'used', story: 0, lines: [2, 4] },
      { itemId: 'i2', outcome: 'used', story: 0, lines: [3, 4] },
    ]);
  });
});

test('a line that rests on several sentences cites all of them, and one that states nothing cites none', () => {
  const items = [item('i1', 'Harbour Post'), item('i2', 'Coast Radio')];
  const script = scriptOf(items, [fact('Harbour Post: it is back.', 'i1'), fact('Coast Radio: it is full.', 'i2')]);
  const offered = offeredIn(script);
  const [first, second] = offered[0]!.evidence;
  const fused = { ...said(first!, 'Harbour Post says it is back, and full.'), cites: [first!.id, second!.id] };
  const leads = { ...said(first!, 'And now, ships.'), cites: [] };
  const again = rewritten(script, passagesOf(judgedLines(offered, [leads, fused]), offered), GROUNDED);
  expect(again.lines.slice(1, -1)).toEqual([
    { host: 0, text: 'And now, ships.', story: 0, writtenBy: 'model' },
    {
      host: 0,
      text: 'Harbour Post says it is back, and full.',
      story: 0,
      citation: { itemId: 'i1', quote: 'Harbour Post: it is back.' },
      alsoFrom: [{ itemId: 'i2', quote: 'Coast Radio: it is full.' }],
      writtenBy: 'model',
    },
  ]);
});

describe('a story of an older item', () => {
  const DATED = 'On Wednesday, November 18, Harbour Post wrote: The ferry is back.';
  const script = scriptOf([item('i1', 'Harbour Post', NOW - 4 * DAY)], [fact(DATED, 'i1'), fact('It is full.', 'i1')]);
  const offered = offeredIn(script);
  const [dated, further] = offered[0]!.evidence;
  const told = (...answer: Parameters<typeof judgedLines>[1]) =>
    passagesOf(judgedLines(offered, answer), offered).stories;
  const [first, second] = [said(dated!, DATED), said(further!, 'The ferry is full.')];

  test('has each of its sentences told after its day', () => {
    expect([...offered[0]!.ofDays.keys()]).toEqual(['e1', 'e2']);
    expect(told(first, second)).toHaveLength(1);
    expect(told(second, first)).toEqual([]);
  });

  test('has its day from the composer where the line of the model does not hold', () => {
    expect(told(said(dated!, 'This is wrong.'), first, second)).toHaveLength(1);
    expect(told(second, said(dated!, 'This is wrong.'))).toEqual([]);
  });

  test('has neither its day nor its source from a question that is not asked', () => {
    const asked = said(dated!, 'What did Harbour Post write on Wednesday, November 18?');
    const wrong = { ...second, text: 'This is wrong.' };
    expect(told(second, second, asked, wrong)).toEqual([]);
    const today = scriptOf(
      [item('i1', 'Harbour Post')],
      [fact('Harbour Post: it is back.', 'i1'), fact('It is full.', 'i1')],
    );
    const ofToday = offeredIn(today);
    const [one, other] = ofToday[0]!.evidence;
    const answer = [said(one!, 'It is back.'), said(other!, 'What does Harbour Post say?')];
    expect(passagesOf(judgedLines(ofToday, answer), ofToday).stories).toEqual([]);
  });
});
