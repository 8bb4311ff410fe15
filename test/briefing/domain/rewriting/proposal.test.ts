import { expect, test } from '@jest/globals';
import { judged, type AnsweredLine, type JudgingContext } from '../../../../src/briefing/domain/rewriting/proposal.js';
import type { Evidence, VerifyLine } from '../../../../src/briefing/domain/rewriting/rewriting.js';
import type { Place } from '../../../../src/briefing/domain/rewriting/script-parts.js';

const evidence = (id: string, story: number): Evidence => ({
  id,
  story,
  text: 'The port is open.',
  quote: 'The port is open.',
  itemId: `itm_${id}`,
  source: 'Harbour Times',
});

const seen: string[][] = [];
const verify: VerifyLine = (_, cited) => {
  seen.push(cited.map(({ id }) => id));
  return { ok: true };
};

const judging: JudgingContext = {
  places: new Map<string, Place>([
    ['open', 'open'],
    ['s1', 0],
  ]),
  evidence: new Map(['e1', 'e2'].map((id, story) => [id, evidence(id, story)] as const)),
  dates: new Map(),
  ofDays: new Map(),
  context: { language: 'en', hosts: ['Ada', 'Ben'] },
  verify,
};

const LINE: AnsweredLine = { place: 's1', host: 1, text: 'The port is open.', cites: ['e1'] };

test.each<[string, Partial<AnsweredLine>]>([
  ['a place that nobody asked for', { place: 's9' }],
  ['a host who is not there', { host: 2 }],
  ['a host of no number', { host: 0.5 }],
  ['no text', { text: '\u200b \u202e' }],
  ['a text beyond a breath', { text: 'and so on '.repeat(60) }],
  ['an address', { text: 'Read more at https://evil.example/x.' }],
  ['a mail address', { text: 'Write to desk@evil.example now.' }],
  ['markup', { text: 'The **port** is open.' }],
  ['an element', { text: 'The port <script> is open.' }],
  ['a list', { text: '- The port is open.' }],
  ['no sentence, around the stories', { place: 'open', cites: [] }],
  ['a sentence that is not there', { cites: ['e1', 'e9'] }],
  ['a sentence of another story', { cites: ['e1', 'e2'] }],
])('a line with %s does not hold, and is not even verified', (_, changes) => {
  seen.length = 0;
  const { verdict } = judged({ ...LINE, ...changes }, 1, judging);
  expect(verdict).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
  expect(seen).toEqual([]);
});

test('a line is verified against the sentences that it cites, each once, without what is hidden in it', () => {
  seen.length = 0;
  const { line, place, verdict } = judged(
    { ...LINE, text: 'The\u200b port\n is open.', cites: ['e1', 'e1'] },
    2,
    judging,
  );
  expect([place, verdict]).toEqual([0, { ok: true }]);
  expect(line).toEqual({ host: 1, story: 0, text: 'The port is open.', cites: ['e1'] });
  expect(seen).toEqual([['e1']]);
});

test('a line around the stories may cite sentences of any of them', () => {
  expect(judged({ ...LINE, place: 'open', cites: ['e1', 'e2'] }, 1, judging).verdict).toEqual({ ok: true });
});

test('a line that rests on a sentence of another day says that day', () => {
  const dated: JudgingContext = { ...judging, dates: new Map([['e1', 'Wednesday, November 19']]) };
  expect(judged(LINE, 1, dated).verdict).toEqual({
    ok: false,
    reason: 'It does not say when that was: "Wednesday, November 19".',
  });
  const text = 'On Wednesday, November 19, the port was open.';
  expect(judged({ ...LINE, text }, 1, dated).verdict).toEqual({ ok: true });
});

test('around the stories a line says the day of any older sentence, as nobody has said it there', () => {
  const later: JudgingContext = { ...judging, ofDays: new Map([['e1', 'Wednesday, November 19']]) };
  expect(judged(LINE, 1, later).verdict).toEqual({ ok: true });
  const opening = { ...LINE, place: 'open' };
  expect(judged(opening, 1, later).verdict).toMatchObject({
    ok: false,
    reason: expect.stringContaining('November 19'),
  });
  const text = 'On Wednesday, November 19, the port was open.';
  expect(judged({ ...opening, text }, 1, later).verdict).toEqual({ ok: true });
});
