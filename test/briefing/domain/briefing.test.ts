import { describe, expect, test } from '@jest/globals';
import {
  briefing,
  nextStep,
  NoActiveSubscriptions,
  type BriefingCommand,
} from '../../../src/briefing/domain/briefing.js';
import { INTERRUPTED, MAX_ATTEMPTS, MAX_MACHINES } from '../../../src/briefing/domain/production/attempts.js';
import type { BriefingEvent, Step } from '../../../src/briefing/domain/events.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import { specificationOf } from '../../support/decider.js';
import {
  composed,
  composedData,
  compositionFailed,
  file,
  erased,
  erasedData,
  failedAttempt,
  OUTAGE,
  published,
  publishedData,
  recorded,
  recordedData,
  requested,
  requestedData,
  started,
} from './samples.js';

const { given } = specificationOf(briefing);

const request: BriefingCommand = { type: 'RequestBriefing', data: requestedData };
const report = (step: Step, passing = true): BriefingCommand => ({
  type: 'ReportFailure',
  step,
  failure: OUTAGE,
  passing,
});
const attempts = (step: Step, count: number): BriefingEvent[] =>
  Array.from({ length: count }, (_, index) => failedAttempt(step, index + 1));

describe('a briefing', () => {
  test('is requested once, however often the request is repeated', () => {
    given().when(request).then(requested);
    given(requested).when(request).then();
  });

  test('is refused to somebody without active subscriptions', () => {
    given()
      .when({ type: 'RequestBriefing', data: { ...requestedData, activeSubscriptions: 0 } })
      .refuses(NoActiveSubscriptions);
  });

  test('goes from request to ready by one outcome for each step', () => {
    given(requested).when({ type: 'RecordComposition', data: composedData }).then(composed);
    given(requested, composed).when({ type: 'StartRecording' }).then(started);
    given(requested, composed, started).when({ type: 'RecordSpeech', data: recordedData }).then(recorded);
    given(requested, composed, started, recorded)
      .when({ type: 'PublishBriefing', data: publishedData })
      .then(published);
    given(requested, composed, started, recorded, published).is({ status: 'ready' });
  });

  test('takes each outcome once: a repeated step changes nothing', () => {
    given(requested, composed).when({ type: 'RecordComposition', data: composedData }).then();
    given(requested, composed, started).when({ type: 'StartRecording' }).then();
    given(requested, composed, started, recorded).when({ type: 'RecordSpeech', data: recordedData }).then();
    given(requested, composed, started, recorded, published)
      .when({ type: 'PublishBriefing', data: publishedData })
      .then();
  });

  test('ignores outcomes of steps that it is not at', () => {
    given(requested).when({ type: 'PublishBriefing', data: publishedData }).then();
    given(requested).when({ type: 'RecordSpeech', data: recordedData }).then();
    given().when({ type: 'RecordComposition', data: composedData }).then();
  });

  test('is tried again after a passing failure, and the attempt is on record', () => {
    given(requested).when(report('compose')).then(failedAttempt('compose', 1));
    given(requested, failedAttempt('compose', 1)).when(report('compose')).then(failedAttempt('compose', 2));
  });

  test('counts an attempt once, however many report its failure and however late', () => {
    const reportOf = (attempt: number): BriefingCommand => {
      return { type: 'ReportFailure', step: 'compose', attempt, failure: OUTAGE, passing: true };
    };
    given(requested).when(reportOf(1)).then(failedAttempt('compose', 1));
    given(requested, failedAttempt('compose', 1)).when(reportOf(1)).then();
    given(requested, failedAttempt('compose', 1)).when(reportOf(2)).then(failedAttempt('compose', 2));
  });

  test('fails after so many attempts at one step', () => {
    given(requested, composed, started, ...attempts('record', MAX_ATTEMPTS - 1))
      .when(report('record'))
      .then(failedAttempt('record', MAX_ATTEMPTS, false), {
        type: 'BriefingFailed',
        data: { step: 'record', ...OUTAGE },
      });
  });

  test('outlives more machines than failures of its own, though not for ever', () => {
    const interrupt: BriefingCommand = { type: 'ReportFailure', step: 'record', failure: INTERRUPTED, passing: true };
    const dead = (attempt: number, retried = true): BriefingEvent => {
      return { type: 'StepFailed', data: { step: 'record', attempt, retried, ...INTERRUPTED } };
    };
    const machines = Array.from({ length: MAX_MACHINES - 1 }, (_, index) => dead(index + 1));
    given(requested, composed, started, ...machines.slice(0, MAX_ATTEMPTS))
      .when(interrupt)
      .then(dead(MAX_ATTEMPTS + 1));
    given(requested, composed, started, ...machines)
      .when(interrupt)
      .then(dead(MAX_MACHINES, false), { type: 'BriefingFailed', data: { step: 'record', ...INTERRUPTED } });
  });

  test('fails at once when trying again cannot help', () => {
    given(requested)
      .when(report('compose', false))
      .then(failedAttempt('compose', 1, false), compositionFailed);
  });

  test('that finds nothing to say records its inputs', () => {
    const inputs = {
      selection: file('selection.json'),
      window: { start: 1, end: 2 },
      understood: file('understood.json'),
      told: file('told.json'),
      corrections: file('corrections.json'),
      disclosure: { words: null },
    };
    const nothing: BriefingCommand = {
      type: 'ReportFailure',
      step: 'compose',
      failure: OUTAGE,
      passing: false,
      inputs,
    };
    const failed: BriefingEvent = { type: 'CompositionFailed', data: { ...OUTAGE, ...inputs } };
    given(requested)
      .when(nothing)
      .then(failedAttempt('compose', 1, false), failed);
    given(requested, failed).is({ status: 'composition_failed', failure: OUTAGE, ...inputs });
  });

  test('counts the attempts of each step from the start', () => {
    given(requested, ...attempts('compose', 4), composed, started)
      .when(report('record'))
      .then(failedAttempt('record', 1));
  });

  test('ignores a late report of a step that is done, and every report when it is finished', () => {
    given(requested, composed).when(report('compose')).then();
    given(requested, composed, started, recorded, published).when(report('assemble')).then();
    given(requested, compositionFailed).when(report('compose')).then();
  });

  test('is erased in any state, once, and nothing follows', () => {
    const erase: BriefingCommand = { type: 'EraseBriefing', data: erasedData };
    const production = [requested, composed, started, recorded, published];
    for (let length = 0; length <= production.length; length += 1) {
      given(...production.slice(0, length))
        .when(erase)
        .then(erased);
      given(...production.slice(0, length), erased)
        .when(erase)
        .then();
    }
    given(requested, compositionFailed).when(erase).then(erased);
    given(requested, erased).when({ type: 'RecordComposition', data: composedData }).then();
    given(requested, composed, started, erased).when({ type: 'RecordSpeech', data: recordedData }).then();
    given(requested, composed, started, erased).when(report('record')).then();
  });

  test('that was erased before it was recorded never comes to be', () => {
    given(erased).when(request).then();
    given(erased).is({ status: 'erased', requested: null });
  });

  test.each([
    [[], 'unrequested', null],
    [[requested, composed, erased], 'erased', null],
    [[requested], 'composing', 'compose'],
    [[requested, composed], 'queued', 'record'],
    [[requested, composed, started], 'rendering', 'record'],
    [[requested, composed, started, recorded], 'assembling', 'assemble'],
    [[requested, composed, started, recorded, published], 'ready', null],
    [[requested, compositionFailed], 'composition_failed', null],
    [
      [requested, composed, { type: 'BriefingFailed' as const, data: { step: 'record' as const, ...OUTAGE } }],
      'failed',
      null,
    ],
  ])('after %# events it has a status and waits for a step', (history: BriefingEvent[], status, step) => {
    const state = fold(briefing, history);
    expect([state.status, nextStep(state)]).toEqual([status, step]);
  });

  test('does not change its state for an event that cannot follow', () => {
    const state = fold(briefing, [requested, composed]);
    expect(briefing.evolve(state, published)).toBe(state);
    expect(briefing.evolve(briefing.initial, recorded)).toBe(briefing.initial);
    expect(
      briefing.evolve(fold(briefing, [requested, composed, started, recorded, published]), failedAttempt('record', 1)),
    ).toMatchObject({ status: 'ready' });
  });
});
