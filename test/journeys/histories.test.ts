import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { historiesFrom, isPublished, wrongWith, type Told } from './histories.js';

const history = (...events: readonly (string | Pick<Told, 'type' | 'data'>)[]): Told[] =>
  events.map((event, revision) => {
    const told = typeof event === 'string' ? { type: event, data: {} } : event;
    return { briefing: 'art_1', revision, problem: null, ...told };
  });

const failure = (step: string, attempt: number, code = 'interrupted'): Pick<Told, 'type' | 'data'> => ({
  type: 'StepFailed',
  data: { step, attempt, code },
});

const READY = ['BriefingRequested', 'BriefingComposed', 'RecordingStarted', 'SpeechRecorded', 'BriefingPublished'];

describe('what journeys find wrong with a history', () => {
  test('is nothing when every fact is there once, in order, whatever failed in between', () => {
    expect(wrongWith(history(...READY), 'ready')).toEqual([]);
    const [requested = '', ...others] = READY;
    expect(wrongWith(history(requested, failure('compose', 1), failure('compose', 2), ...others), 'ready')).toEqual([]);
    const failures = (times: number, code: string): Pick<Told, 'type' | 'data'>[] =>
      Array.from({ length: times }, (_, index) => failure('record', index + 1, code));
    for (const all of [failures(10, 'interrupted'), failures(5, 'recording_error')])
      expect(wrongWith(history(...READY.slice(0, 3), ...all, 'BriefingFailed'), 'failed')).toEqual([]);
    const early = history(...READY.slice(0, 3), ...failures(5, 'interrupted'), 'BriefingFailed');
    expect(wrongWith(early, 'failed')).toEqual(['it failed after 5 attempts']);
  });

  test.each([1, 2, 3, 4, 5])('is nothing when a member has claimed it after %d facts', (facts) => {
    expect(wrongWith(history(...READY.toSpliced(facts, 0, 'BriefingClaimed')), 'ready')).toEqual([]);
  });

  test('is nothing when sources have changed what it cites once it was ready, as often as they like', () => {
    expect(wrongWith(history(...READY, 'CitationCorrected', 'CitationCorrected'), 'ready')).toEqual([]);
  });

  test.each([
    ['a correction of what nobody has heard', READY.toSpliced(2, 0, 'CitationCorrected'), 'out of order'],
    ['a claim of nothing', ['BriefingClaimed', ...READY], 'out of order'],
    ['a claim that is there twice', [...READY, 'BriefingClaimed', 'BriefingClaimed'], 'BriefingClaimed is there twice'],
    ['a fact that is there twice', [...READY.slice(0, 4), 'SpeechRecorded', 'BriefingPublished'], 'SpeechRecorded'],
    ['an end that is there twice', [...READY, 'BriefingPublished'], 'BriefingPublished is there twice'],
    ['a fact after the end', [...READY, failure('assemble', 1)], 'out of order'],
    ['a fact that is missing', READY.filter((type) => type !== 'SpeechRecorded'), 'out of order'],
    ['no end', READY.slice(0, 4), 'it is ready and ends with SpeechRecorded'],
    ['an attempt that is counted twice', withFailures(1, 1), 'attempts at compose: 1,1'],
    ['an attempt that is missing', withFailures(1, 3), 'attempts at compose: 1,3'],
    ['one attempt too few before it failed', [...withFailures(1, 2).slice(0, 3), 'CompositionFailed'], 'after 2'],
  ])('is %s', (_, events, said) => {
    expect(wrongWith(history(...events), 'ready').join('; ')).toContain(said);
  });

  test('is what the program says of its chain', () => {
    const damaged = history(...READY).map((event) => (event.revision === 2 ? { ...event, problem: 'broken' } : event));
    expect(wrongWith(damaged, 'ready')).toEqual(['revision 2: broken']);
  });

  test('is a sound that is cut short, or another', () => {
    const audio = Buffer.from('all of it');
    const sha256 = createHash('sha256').update(audio).digest('hex');
    const published = { type: 'BriefingPublished', data: { audio: { bytes: audio.byteLength, sha256 } } };
    const told = history(...READY.slice(0, 4), published);
    expect(isPublished(audio, told)).toBe(true);
    expect(isPublished(audio.subarray(1), told)).toBe(false);
    expect(isPublished(Buffer.from('all of IT'), told)).toBe(false);
    expect(isPublished(audio, told.slice(0, 4))).toBe(false);
  });

  test('is read from what audit:show prints, without the accesses', () => {
    const shown = [...history('BriefingRequested'), { briefing: 'art_1', looks: { total: 0, newest: [] } }];
    const read = historiesFrom(`${shown.map((line) => JSON.stringify(line)).join('\n')}\n`);
    expect(read).toEqual(new Map([['art_1', history('BriefingRequested')]]));
  });
});

function withFailures(...attempts: readonly number[]): (string | Pick<Told, 'type' | 'data'>)[] {
  const [requested = '', ...others] = READY;
  return [requested, ...attempts.map((attempt) => failure('compose', attempt)), ...others];
}
