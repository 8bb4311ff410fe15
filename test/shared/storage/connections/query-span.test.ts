import { afterEach, describe, expect, test } from '@jest/globals';
import { type SpanStart, traceWith } from '../../../../src/shared/kernel/tracing.js';
import { inQuerySpan } from '../../../../src/shared/storage/connections/query-span.js';
import { recordingTracer } from '../../../support/program/recording-tracer.js';

async function spanOf(statement: unknown): Promise<SpanStart | undefined> {
  const { tracer, started } = recordingTracer();
  traceWith(tracer);
  await inQuerySpan([statement], async () => undefined);
  return started[0];
}

describe('The span of a statement', () => {
  afterEach(() => traceWith(null));

  test('has its kind and its text', async () => {
    expect(await spanOf('select a from b where c = $1')).toMatchObject({
      name: 'SELECT',
      kind: 'client',
      attributes: { 'db.operation.name': 'SELECT', 'db.query.text': 'select a from b where c = $1' },
    });
  });

  test('has the name of a prepared statement', async () => {
    const span = await spanOf({ name: 'items.page', text: '\n  with a as (select 1) select * from a' });
    expect(span).toMatchObject({ name: 'items.page', attributes: { 'db.operation.name': 'WITH' } });
  });

  test('leaves out what is written into the text, whatever quotes are in it', async () => {
    const span = await spanOf("update a set b = 'it''s Ada', c = 42, d = -1.5, e1 = $12 where f = 'x'");
    expect(span?.attributes?.['db.query.text']).toBe('update a set b = ?, c = ?, d = -?, e1 = $12 where f = ?');
  });

  test('is not made where the trace is not recorded, nor where there is none', async () => {
    for (const current of ['unsampled', 'none'] as const) {
      const { tracer, started } = recordingTracer(current);
      traceWith(tracer);
      expect(await inQuerySpan(['select 1'], async () => 'done')).toBe('done');
      expect(started).toEqual([]);
    }
  });
});
