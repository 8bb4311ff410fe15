import { afterEach, describe, expect, test } from '@jest/globals';
import {
  currentSpan,
  inSpan,
  inTrace,
  isTracing,
  resumeTrace,
  traceHeaders,
  traceWith,
} from '../../../src/shared/kernel/tracing.js';
import { recordingTracer } from '../../support/program/recording-tracer.js';

const ELSEWHERE = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;

describe('Tracing', () => {
  afterEach(() => traceWith(null));

  test('that nobody does changes nothing: work is done, without a span and without headers', async () => {
    expect(isTracing()).toBe(false);
    expect(currentSpan()).toBeNull();
    expect(traceHeaders()).toEqual({});
    expect(await inSpan({ name: 'a' }, async (span) => span)).toBeNull();
    expect(await inTrace({ name: 'a' }, async (span) => span)).toBeNull();
    expect(resumeTrace(ELSEWHERE, () => 'done')).toBe('done');
  });

  test('makes a part of a trace only where one is recorded', async () => {
    const none = recordingTracer('none');
    traceWith(none.tracer);
    await inSpan({ name: 'part' }, async () => undefined);
    await inTrace({ name: 'whole' }, async () => undefined);
    expect(none.started.map(({ name }) => name)).toEqual(['whole']);
  });

  test('ends a span whose work fails, says what kind of error it was, and throws it on', async () => {
    const { tracer } = recordingTracer();
    const told: unknown[] = [];
    const start = tracer.start.bind(tracer);
    traceWith({
      ...tracer,
      start: (what) => ({ ...start(what), fail: (e) => told.push(e), end: () => told.push('end') }),
    });
    const failure = new TypeError('with words of a person');
    await expect(inSpan({ name: 'a' }, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(told).toEqual([failure, 'end']);
  });

  test('goes on with a trace from elsewhere, and stays in the current one when it is the same', () => {
    const { tracer, resumed } = recordingTracer();
    traceWith(tracer);
    resumeTrace(ELSEWHERE, () => undefined);
    resumeTrace(`00-${'a'.repeat(32)}-${'e'.repeat(16)}-01`, () => undefined);
    expect(resumed).toEqual([ELSEWHERE]);
  });
});
